import type { Car } from '@/features/catalogue/car';
import { type CarAddress, isSameCar } from '@/features/catalogue/slug';
import { whenShown } from '@/lib/page';
import { persistentAtom } from '@/lib/persistent.store';
import { storageKeys } from '@/lib/web-storage';
import { parseRecent, type RecentCar, withCar } from './recent';

/** What a page shows before the browser has said what it keeps; `ssr` of `useStore`. */
export const noneRecent: readonly RecentCar[] = [];

/** The cars that were looked at last, newest first. An empty list leaves no trace. */
export const $recent = persistentAtom<readonly RecentCar[]>(storageKeys.recent, noneRecent, {
  encode: (cars) => (cars.length === 0 ? undefined : JSON.stringify(cars)),
  decode: parseRecent,
});

/** Remembers the car whose page this is, once somebody sees it. */
export function rememberCar({
  brandId,
  id,
  brand,
  name,
  imageUrl,
}: Pick<Car, 'brandId' | 'id' | 'brand' | 'name' | 'imageUrl'>): void {
  whenShown(() => $recent.set(withCar($recent.get(), { brandId, id, brand, name, imageUrl })));
}

/** Forgets a car that there is no more. */
export function forgetCar(gone: CarAddress): void {
  $recent.set($recent.get().filter((car) => !isSameCar(car, gone)));
}

export function clearRecent(): void {
  $recent.set(noneRecent);
}
