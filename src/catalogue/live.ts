import {
  allPublished,
  brandOfEveryCar,
  countChargers,
  publishedBrand,
  publishedCarsOf,
  publishedChargersLike,
} from '#data/catalogue.ts';
import type { TableReader } from '#data/client.ts';
import type { Brand } from '#domain/brand-file.ts';
import { type CountedBrand, readBrands, readChargers } from '#domain/catalogue.ts';
import { BrandRowSchema } from '#domain/catalogue-rows.ts';
import type { Charger } from '#domain/charger.ts';
import { parseTable, type RowFault } from '#domain/rows.ts';
import { beginningIn, isSlugOf } from '#domain/slug.ts';

/**
 * A brand with its models as it is in the backend now; null when none is published under that id. Its rows are read
 * as at the build: one at fault is logged and left out.
 * @throws when the backend refuses or cannot be reached
 */
export async function liveBrand(backend: TableReader, brandId: string): Promise<Brand | null> {
  const brandRow = await publishedBrand(backend, brandId);
  if (brandRow === null) return null;
  const brand = BrandRowSchema.safeParse(brandRow);
  if (!brand.success) {
    logFaults(parseTable('brands', [brandRow], BrandRowSchema).faults);
    return null;
  }
  const { items, faults } = readBrands([brandRow], await publishedCarsOf(backend, brandId));
  logFaults(faults);
  return items[0] ?? null;
}

/**
 * Every brand as it is in the backend now, by name.
 * @throws when the backend refuses or cannot be reached
 */
export async function liveBrandList(backend: TableReader): Promise<CountedBrand[]> {
  const rows = await Promise.all([allPublished(backend, 'brands'), brandOfEveryCar(backend)]);
  return countBrands(...rows);
}

/** The data of an overview of the whole catalogue. */
export type Overview = {
  brands: CountedBrand[];
  chargers: number;
};

/**
 * The home page's data from the catalogue, as it is in the backend now.
 * @throws when the backend refuses or cannot be reached
 */
export async function liveOverview(backend: TableReader): Promise<Overview> {
  const [brandRows, brandIds, chargers] = await Promise.all([
    allPublished(backend, 'brands'),
    brandOfEveryCar(backend),
    countChargers(backend),
  ]);
  return { brands: countBrands(brandRows, brandIds), chargers };
}

/** @param brandIds the brand of every car */
function countBrands(brandRows: unknown[], brandIds: readonly (string | null)[]): CountedBrand[] {
  const { items, faults } = readBrands(brandRows, []);
  logFaults(faults);
  const counts = new Map<string | null, number>();
  for (const id of brandIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return items.map(({ id, name, nameAr, logoUrl }) => {
    return { id, name, nameAr, logoUrl, count: counts.get(id) ?? 0 };
  });
}

/**
 * Every charger as it is in the backend now, by name.
 * @throws when the backend refuses or cannot be reached
 */
export async function liveChargers(backend: TableReader): Promise<Charger[]> {
  const { items, faults } = readChargers(await allPublished(backend, 'chargers'));
  logFaults(faults);
  return items;
}

/**
 * The charger that an address part names, as it is in the backend now; null when there is none.
 * @param part decoded
 * @throws when the backend refuses or cannot be reached
 */
export async function liveCharger(backend: TableReader, part: string): Promise<Charger | null> {
  const beginning = beginningIn(part);
  if (beginning === undefined) return null;
  const { items, faults } = readChargers(await publishedChargersLike(backend, beginning));
  logFaults(faults);
  return items.find(({ recordId }) => isSlugOf(part, recordId)) ?? null;
}

function logFaults(faults: readonly RowFault[]): void {
  for (const fault of faults) console.info(`Left out: ${fault}`);
}
