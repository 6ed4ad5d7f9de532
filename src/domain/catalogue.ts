import type { Brand } from './brand-file.ts';
import { toCar } from './car.ts';
import {
  type BrandRow,
  BrandRowSchema,
  type CarRow,
  CarRowSchema,
  ChargerRowSchema,
} from './catalogue-rows.ts';
import { type Charger, toCharger } from './charger.ts';
import { compareNames } from './names.ts';
import { parseTable, type Read } from './rows.ts';

/** A brand in a list of all of them, with how many models it has. */
export type CountedBrand = Pick<Brand, 'id' | 'name' | 'nameAr' | 'logoUrl'> & { count: number };

/** Brands for a list of them. */
export function counted(brands: readonly Brand[]): CountedBrand[] {
  return brands.map(({ models, ...brand }) => ({ ...brand, count: models.length }));
}

/** How many models brands have together. */
export function countModels(brands: readonly { models: readonly unknown[] }[]): number {
  return brands.reduce((count, { models }) => count + models.length, 0);
}

/** Rows to brands with their cars. A row at fault is named and only that row is left out. */
export function readBrands(brandRows: unknown[], carRows: unknown[]): Read<Brand> {
  const brands = parseTable('brands', brandRows, BrandRowSchema);
  const cars = parseTable('cars', carRows, CarRowSchema);
  const faults = [...brands.faults, ...cars.faults];

  const shown = new Map<string, Brand>();
  const rows = new Map<string, BrandRow>();
  for (const row of brands.items) {
    rows.set(row.id, row);
    shown.set(row.id, {
      id: row.id,
      name: row.name_en,
      nameAr: row.name_ar ?? null,
      logoUrl: row.logo_url ?? null,
      officialDealer: null,
      models: [],
    });
  }

  const addresses = new Set<string>();
  for (const row of cars.items) {
    const brandRow = rows.get(row.brand_id ?? '');
    const brand = brandRow && shown.get(brandRow.id);
    if (!brandRow || !brand) {
      faults.push(`${carLabel(row)}: no published brand is called "${row.brand}"`);
      continue;
    }
    const car = toCar(row, brandRow);
    const address = `${brand.id}/${car.id}`;
    if (addresses.has(address)) {
      faults.push(`${carLabel(row)}: another car has the address part "${car.id}"`);
      continue;
    }
    addresses.add(address);
    brand.models.push(car);
    if (car.importChannel === 'official') brand.officialDealer ??= car.dealer;
  }
  for (const brand of shown.values()) brand.models.sort(byItemName);
  const items = [...shown.values()].sort(byItemName);
  return { items, faults };
}

/** Rows to chargers. A row at fault is named and only that row is left out. */
export function readChargers(rows: unknown[]): Read<Charger> {
  const { items, faults } = parseTable('chargers', rows, ChargerRowSchema);
  const chargers = new Map<string, Charger>();
  for (const row of items) {
    const charger = toCharger(row);
    if (!chargers.has(charger.id)) chargers.set(charger.id, charger);
    else
      faults.push(
        `chargers ${row.id} (${row.model}): another has the address part "${charger.id}"`,
      );
  }
  return { items: [...chargers.values()].sort(byItemName), faults };
}

function carLabel(row: CarRow): string {
  return `cars ${row.id} (${row.brand} ${row.model})`;
}

function byItemName(a: { name: string }, b: { name: string }): number {
  return compareNames(a.name, b.name);
}
