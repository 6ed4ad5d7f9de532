import { readBrands } from '#domain/catalogue.ts';
import { type ListedCar, listedCars } from '#domain/listing-data.ts';
import { type KeyedFigure, readTariffs, type Tariffs, tariffsFrom } from '#domain/tariffs.ts';
import { readCatalogue } from '../../scripts/seed/catalogue.ts';
import { sheetText } from '../../scripts/seed/sheet.ts';

const { rows, faults } = readCatalogue(
  {
    brands: sheetText('brands'),
    cars: sheetText('cars'),
    chargers: sheetText('chargers'),
    charging_points: sheetText('charging-points'),
    tariffs: sheetText('tariffs'),
  },
  () => true,
);
if (faults.length > 0) throw new Error(faults.join('\n'));

const updatedAt = '2026-11-20T00:00:00Z';
const brandIds = new Map(rows.brands.map(({ id, name_en }) => [name_en, id]));
const cars = rows.cars.filter(({ published }) => published === true);

/** The brands of the spreadsheets with their cars, as the site shows them. */
export const seedBrands = readBrands(
  rows.brands,
  cars.map((car) => ({
    ...car,
    photos: null,
    brand_id: brandIds.get(car.brand ?? ''),
    updated_at: updatedAt,
  })),
).items;

/** The cars of the spreadsheets, as lists and tools know them. */
export const seedCars: readonly ListedCar[] = listedCars(seedBrands);

/** The figures of the spreadsheets that are in force on a day. */
export const seedFigures = (today: string): readonly KeyedFigure[] =>
  readTariffs(rows.tariffs, today).items;

/** The same as pages take them. */
export const seedTariffs = (today: string): Tariffs => tariffsFrom(seedFigures(today));
