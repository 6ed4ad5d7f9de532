import { liveReader } from '#data/browser-client.ts';
import type { Brand } from '#domain/brand-file.ts';
import type { Car } from '#domain/car.ts';
import type { CatalogueChanges } from '#domain/changes.ts';
import type { Charger } from '#domain/charger.ts';
import {
  changeOfBrand,
  changeOfCar,
  changeOfCharger,
  type RecordChange,
} from '#domain/record-changes.ts';
import { liveBrand, liveCharger } from './live.ts';

/** The current record: null when it is withdrawn, undefined when it has not changed. */
type Current<Item> = Promise<Item | null | undefined>;

/** @throws when the backend has to be asked and refuses or cannot be reached; the same of the two below */
export const freshCar = (changes: CatalogueChanges, car: Car): Current<Car> =>
  current(changeOfCar(changes, car), async () => {
    const brand = await liveBrand(await liveReader(), car.brandId);
    const found = brand?.models.find(({ recordId }) => recordId === car.recordId);
    return found ? { ...found, id: car.id } : null;
  });

export const freshBrand = (changes: CatalogueChanges, brand: Brand): Current<Brand> =>
  current(changeOfBrand(changes, brand), async () => liveBrand(await liveReader(), brand.id));

export const freshCharger = (changes: CatalogueChanges, charger: Charger): Current<Charger> =>
  current(changeOfCharger(changes, charger), async () =>
    liveCharger(await liveReader(), charger.id),
  );

async function current<Item>(
  change: RecordChange<Item>,
  lookUp: () => Promise<Item | null>,
): Current<Item> {
  if (change.kind === 'none') return undefined;
  if (change.kind === 'withdrawn') return null;
  return change.kind === 'changed' ? change.item : lookUp();
}
