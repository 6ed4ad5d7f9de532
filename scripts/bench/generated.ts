import { pick, type Random, seededRandom } from '../lib/seeded.ts';
import { brandsByName, tariffsSql } from '../seed/catalogue.ts';
import { carPictures } from '../seed/photos.ts';
import { readLines, sheetText } from '../seed/sheet.ts';
import { BrandSheet, type CarLine, CarSheet } from '../seed/sheets.ts';
import { insertStatements } from '../seed/sql.ts';

/** A row of `cars` in the columns of the migrations; units as in supabase/seed/README.md. */
export type GeneratedCar = Omit<CarLine, 'paints' | 'photos'> & { photos: string[] };

/** A car of the real catalogue with the logo of its brand. */
type Model = { car: CarLine; photos: string[]; logo: string | null };

/**
 * Made-up brands and cars with plausible figures: each car varies one of the real catalogue and uses its pictures. The
 * same numbers give the same catalogue.
 *
 * @throws RangeError unless both are whole numbers and there is at least one brand.
 */
export function generatedCatalogue({ cars, brands }: { cars: number; brands: number }) {
  if (!Number.isInteger(cars) || cars < 0 || !Number.isInteger(brands) || brands < 1) {
    throw new RangeError('cars and brands must be whole numbers, with at least one brand');
  }
  const random = seededRandom(20261120);
  const models = realModels();
  const brandRows = Array.from({ length: brands }, (_, count) => {
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
    const { car, photos } = pick(models, random);
    return {
      ...variantOf(car, random),
      id: countedUuid(random, count + 1),
      brand: brandRows[count % brands]?.name_en ?? '',
      model: `${madeUpName(Math.floor(count / brands))} ${pick(['Comfort', 'Long Range', 'Pro', 'Max', 'Urban'], random)}`,
      photos,
    };
  });
  return { brands: brandRows, cars: carRows };
}

/** The same catalogue as SQL for a migrated database, with the real tariffs. */
export function generatedCatalogueSql(size: { cars: number; brands: number }): string {
  const { brands, cars } = generatedCatalogue(size);
  const carRows = cars.map((car) => ({ ...car, photos: { json: car.photos } }));
  const inserts = [insertStatements('brands', brands), insertStatements('cars', carRows)];
  return [...inserts, tariffsSql()].join('\n');
}

/** The car with its ranges and price up to 15 % larger or smaller. */
function variantOf({ paints: _, ...car }: CarLine, random: Random) {
  const vary = (figure: number | null, step: number) =>
    figure && Math.round((figure * (0.85 + 0.3 * random())) / step) * step;
  const ev_range_km = vary(car.ev_range_km, 1);
  return {
    ...car,
    range_km: car.powertrain === 'EREV' ? ev_range_km : vary(car.range_km, 1),
    ev_range_km,
    combined_range_km: vary(car.combined_range_km, 1),
    motor_power_hp: vary(car.motor_power_hp, 1),
    price_egp: random() < 0.02 ? null : vary(car.price_egp, 10_000),
    price_source: 'Generated for a benchmark',
  };
}

function realModels(): [Model, ...Model[]] {
  const brandNamed = brandsByName(readLines('brands.csv', sheetText('brands'), BrandSheet).lines);
  const cars = readLines('cars.csv', sheetText('cars'), CarSheet).lines;
  const [first, ...rest] = cars.flatMap(({ values: car }) => {
    const brand = brandNamed(car.brand);
    if (brand === undefined) return [];
    return [{ car, photos: carPictures(brand.id, car.model, car.paints), logo: brand.logo_url }];
  });
  if (first === undefined) throw new Error('supabase/seed/cars.csv has no car to vary');
  return [first, ...rest];
}

/** A version 4 UUID whose first 8 digits no other count has. */
function countedUuid(random: Random, count: number): string {
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  // An odd factor permutes the 32-bit numbers: the ids look mixed and stay unique.
  const start = (Math.imul(count, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return `${start}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'], random)}${hex(3)}-${hex(12)}`;
}

const beginnings = 'Al Bar Cor Del Ev Fal Gal Hel Ir Jas Kan Lum'.split(' ');
const endings = 'ara ion eon ista ora umi ento ex ando iva us yn'.split(' ');

/** A name for the nth of many: 144 different ones, then the same with a number behind. */
function madeUpName(count: number): string {
  const { length } = beginnings;
  const name = `${beginnings[count % length]}${endings[Math.floor(count / length) % endings.length]}`;
  const round = Math.floor(count / (length * endings.length));
  return round === 0 ? name : `${name} ${round + 1}`;
}
