import { liveReader } from '#data/browser-client.ts';
import { type Car, toCar } from '#domain/car.ts';
import type { Brand } from '#domain/catalogue.ts';
import type { CarRow, ChargerRow } from '#domain/catalogue-rows.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import { type Charger, toCharger } from '#domain/charger.ts';
import { liveBrand, liveCharger } from './live.ts';

/** What happened to a record since the build; `look-up` when only a query can tell. */
export type Change<Row> =
  | { kind: 'none' }
  | { kind: 'withdrawn' }
  | { kind: 'row'; row: Row }
  | { kind: 'look-up' };

export function changeOfCar(
  { withdrawn, brands, cars, complete }: CatalogueChanges,
  car: Pick<Car, 'brandId' | 'recordId'>,
): Change<CarRow> {
  if (withdrawn.brands.includes(car.brandId)) return { kind: 'withdrawn' };
  if (withdrawn.cars.includes(car.recordId)) return { kind: 'withdrawn' };
  if (brands.some(({ id }) => id === car.brandId)) return { kind: 'look-up' };
  const row = cars.find(({ id }) => id === car.recordId);
  if (row === undefined) return { kind: complete ? 'none' : 'look-up' };
  return row.brand_id === car.brandId ? { kind: 'row', row } : { kind: 'look-up' };
}

/** @param brand with the models that the page shows */
export function changeOfBrand(
  { withdrawn, brands, cars, complete }: CatalogueChanges,
  brand: Pick<Brand, 'id'> & { models: readonly Pick<Car, 'recordId'>[] },
): Change<never> {
  if (withdrawn.brands.includes(brand.id)) return { kind: 'withdrawn' };
  const shown = new Set(brand.models.map(({ recordId }) => recordId));
  const isTouched =
    !complete ||
    brands.some(({ id }) => id === brand.id) ||
    withdrawn.cars.some((id) => shown.has(id)) ||
    cars.some((car) => shown.has(car.id) || car.brand_id === brand.id);
  return { kind: isTouched ? 'look-up' : 'none' };
}

export function changeOfCharger(
  { withdrawn, chargers, complete }: CatalogueChanges,
  { recordId }: Pick<Charger, 'recordId'>,
): Change<ChargerRow> {
  if (withdrawn.chargers.includes(recordId)) return { kind: 'withdrawn' };
  const row = chargers.find(({ id }) => id === recordId);
  if (row !== undefined) return { kind: 'row', row };
  return { kind: complete ? 'none' : 'look-up' };
}

/** The current record: null when it is withdrawn, undefined when it has not changed. */
type Now<Item> = Promise<Item | null | undefined>;

/** @throws when the backend has to be asked and refuses or cannot be reached; the same of the two below */
export async function carNow(changes: CatalogueChanges, car: Car): Now<Car> {
  const change = changeOfCar(changes, car);
  if (change.kind === 'none') return undefined;
  if (change.kind === 'withdrawn') return null;
  // The address of a page stays when its record is renamed.
  const { id, brandId, brand } = car;
  if (change.kind === 'row') {
    return { ...toCar(change.row, { id: brandId, name_en: brand, logo_url: null }), id };
  }
  const found = await liveBrand(await liveReader(), brandId);
  const now = found?.models.find(({ recordId }) => recordId === car.recordId);
  return now ? { ...now, id } : null;
}

export async function brandNow(changes: CatalogueChanges, brand: Brand): Now<Brand> {
  const { kind } = changeOfBrand(changes, brand);
  if (kind === 'none') return undefined;
  return kind === 'withdrawn' ? null : liveBrand(await liveReader(), brand.id);
}

export async function chargerNow(changes: CatalogueChanges, charger: Charger): Now<Charger> {
  const change = changeOfCharger(changes, charger);
  if (change.kind === 'none') return undefined;
  if (change.kind === 'withdrawn') return null;
  if (change.kind === 'row') return { ...toCharger(change.row), id: charger.id };
  return liveCharger(await liveReader(), charger.id);
}
