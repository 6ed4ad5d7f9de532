import { pick, type Random, seededRandom } from '../lib/seeded.ts';
import { brandsByName } from '../seed/brands.ts';
import { sheetText } from '../seed/files.ts';
import { carPictures } from '../seed/photos.ts';
import { readLines } from '../seed/read.ts';
import { BrandSheet, type CarLine, CarSheet } from '../seed/sheets.ts';
import { insertStatements } from '../seed/sql.ts';
import { tariffsSql } from '../seed/tariffs.ts';
import { countedUuid, madeUpName } from './made-up.ts';

export type GeneratedBrand = {
  id: string;
  name_en: string;
  name_ar: string | null;
  logo_url: string | null;
  published: boolean;
};

/** A row of `cars` in the columns of the migrations; units as in supabase/seed/README.md. */
export type GeneratedCar = Omit<CarLine, 'paints' | 'photos'> & { photos: string[] };

/** A car of the real catalogue, with what its brand adds, to take figures and pictures from. */
type Model = { car: CarLine; photos: string[]; logo: string | null };

/**
 * Made-up brands and cars with plausible figures: each car varies one of the real catalogue and wears its
 * pictures, which are there already. The same numbers give the same catalogue.
 *
 * @throws RangeError unless both are whole numbers and there is at least one brand
 */
export function generatedCatalogue({ cars, brands }: { cars: number; brands: number }): {
  brands: GeneratedBrand[];
  cars: GeneratedCar[];
} {
  if (!Number.isInteger(cars) || cars < 0 || !Number.isInteger(brands) || brands < 1) {
    throw new RangeError('cars and brands must be whole numbers, with at least one brand');
  }
  const random = seededRandom(20261120);
  const models = realModels();
  const brandRows = Array.from({ length: brands }, (_, count): GeneratedBrand => {
    const name = `${madeUpName(count)} Motors`;
    return {
      id: name.toLowerCase().replaceAll(' ', '-'),
      name_en: name,
      name_ar: null,
      logo_url: pick(models, random).logo,
      published: true,
    };
  });
  const carRows = Array.from({ length: cars }, (_, count): GeneratedCar => {
    const brand = brandRows[count % brands]?.name_en ?? '';
    return variant(random, pick(models, random), brand, count, Math.floor(count / brands));
  });
  return { brands: brandRows, cars: carRows };
}

/** The same catalogue as statements for `public.brands` and `public.cars`, with the real tariffs beside it. */
export function generatedCatalogueSql(size: { cars: number; brands: number }): string {
  const { brands, cars } = generatedCatalogue(size);
  const carRows = cars.map((car) => ({ ...car, photos: { json: car.photos } }));
  return [insertStatements('brands', brands), insertStatements('cars', carRows), tariffsSql()].join(
    '\n',
  );
}

function variant(
  random: Random,
  { car: { paints: _, ...car }, photos }: Model,
  brand: string,
  count: number,
  countOfBrand: number,
): GeneratedCar {
  const vary = (figure: number | null, step: number) =>
    figure === null
      ? null
      : Number((Math.round((figure * (0.85 + 0.3 * random())) / step) * step).toFixed(1));
  const evRange = vary(car.ev_range_km, 1);
  const combinedRange = vary(car.combined_range_km, 1);
  return {
    ...car,
    id: countedUuid(random, count + 1),
    brand,
    model: `${madeUpName(countOfBrand)} ${pick(['Comfort', 'Long Range', 'Pro', 'Max', 'Urban'], random)}`,
    range_km: car.powertrain === 'EREV' ? evRange : vary(car.range_km, 1),
    ev_range_km: evRange,
    combined_range_km: combinedRange,
    battery_capacity_kwh: vary(car.battery_capacity_kwh, 0.1),
    motor_power_hp: vary(car.motor_power_hp, 1),
    torque_nm: vary(car.torque_nm, 1),
    acceleration_s: vary(car.acceleration_s, 0.1),
    top_speed_kmh: vary(car.top_speed_kmh, 1),
    price_egp: random() < 0.02 ? null : vary(car.price_egp, 10_000),
    price_source: 'Generated for a benchmark',
    photos,
  };
}

function realModels(): [Model, ...Model[]] {
  const brandNamed = brandsByName(readLines('brands.csv', sheetText('brands'), BrandSheet).lines);
  const cars = readLines('cars.csv', sheetText('cars'), CarSheet).lines;
  const models = cars.flatMap(({ values: car }) => {
    const brand = brandNamed(car.brand);
    if (brand === undefined) return [];
    return [{ car, photos: carPictures(brand.id, car.model, car.paints), logo: brand.logo_url }];
  });
  const [first, ...rest] = models;
  if (first === undefined) throw new Error('supabase/seed/cars.csv has no car to vary');
  return [first, ...rest];
}
