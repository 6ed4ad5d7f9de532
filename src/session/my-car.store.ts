import { notify } from '#components/toast.store.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { type CarAddress, isSameCar } from '#domain/slug.ts';
import { fieldOf, jsonIn } from '#lib/json.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';

/** 'My car' as the browser stores it: enough to link and name it, and to tell which chargers fit. */
export type MyCar = CarAddress &
  Pick<Car, 'brand' | 'name' | 'chargingProtocol' | 'connectorBasis'>;

const fields = ['brandId', 'id', 'brand', 'name', 'chargingProtocol'] as const;

/** The car in a stored text; null when it cannot be read. */
export function parseMyCar(text: string): MyCar | null {
  const stored = jsonIn(text);
  if (!isMyCar(stored)) return null;
  // Nothing but what is kept; a basis that is not known is the careful one.
  return toMyCar({
    ...stored,
    connectorBasis: stored.connectorBasis === 'recorded' ? 'recorded' : 'assumed',
  });
}

function isMyCar(value: unknown): value is MyCar {
  return fields.every((field) => {
    const text = fieldOf(value, field);
    return typeof text === 'string' && text !== '' && text.length <= 400;
  });
}

/** The stored fields of a car. */
function toMyCar(car: MyCar): MyCar {
  const { brandId, id, brand, name, chargingProtocol, connectorBasis } = car;
  return { brandId, id, brand, name, chargingProtocol, connectorBasis };
}

/** The reader's own car, on every page and in every tab; null leaves no trace. */
export const $myCar = persistentAtom<MyCar | null>(storageKeys.myCar, null, {
  encode: (car) => (car === null ? undefined : JSON.stringify(car)),
  decode: parseMyCar,
});

/** The value while the page is built and hydrated, before storage is read; pass it to `useStore` as `ssr`. */
export const noCarYet = () => null;

export function setMyCar(car: MyCar): void {
  $myCar.set(toMyCar(car));
}

export function clearMyCar(): void {
  $myCar.set(null);
}

/** Forgets the reader's car if it is the one that was withdrawn, and says so. */
export function removeMyCar(gone: CarAddress): void {
  const car = $myCar.get();
  if (car === null || !isSameCar(car, gone)) return;
  clearMyCar();
  notify('warning', { title: m.my_car_gone(), text: m.my_car_gone_text({ name: fullName(car) }) });
}
