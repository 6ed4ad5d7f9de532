import { liveReader } from '#data/browser-client.ts';
import type { Car } from '#domain/car.ts';
import type { Brand } from '#domain/catalogue.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import { type Charger, toCharger } from '#domain/charger.ts';
import { carAfter, changeOfBrand, changeOfCharger } from '#domain/record-changes.ts';
import { liveBrand, liveCharger } from './live.ts';

/** The current record: null when it is withdrawn, undefined when it has not changed. */
type Now<Item> = Promise<Item | null | undefined>;

/** @throws when the backend has to be asked and refuses or cannot be reached; the same of the two below */
export async function freshCar(changes: CatalogueChanges, car: Car): Now<Car> {
  const now = carAfter(changes, car);
  if (now !== 'look-up') return now === car ? undefined : now;
  const brand = await liveBrand(await liveReader(), car.brandId);
  const found = brand?.models.find(({ recordId }) => recordId === car.recordId);
  return found ? { ...found, id: car.id } : null;
}

export async function freshBrand(changes: CatalogueChanges, brand: Brand): Now<Brand> {
  const { kind } = changeOfBrand(changes, brand);
  if (kind === 'none') return undefined;
  return kind === 'withdrawn' ? null : liveBrand(await liveReader(), brand.id);
}

export async function freshCharger(changes: CatalogueChanges, charger: Charger): Now<Charger> {
  const change = changeOfCharger(changes, charger);
  if (change.kind === 'none') return undefined;
  if (change.kind === 'withdrawn') return null;
  if (change.kind === 'row') return { ...toCharger(change.row), id: charger.id };
  return liveCharger(await liveReader(), charger.id);
}
