import { atom } from 'nanostores';
import { dismissShown, notify } from '#components/toast.store.ts';
import { product } from '#config/product.ts';
import { isSameCar } from '#domain/slug.ts';
import { openedBy, pageBefore } from '#lib/page.ts';
import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import {
  type ComparedCar,
  compareAddress,
  isCompared,
  parseCompared,
  withinLimit,
} from './compared.ts';

/** The value while the page is built and hydrated, before storage is read; pass it to `useStore` as `ssr`. */
export const noneCompared: readonly ComparedCar[] = [];

/** The cars selected for comparison, at most two, on every page and in every tab. */
export const $compared = persistentAtom<readonly ComparedCar[]>(storageKeys.compared, [], {
  encode: JSON.stringify,
  decode: parseCompared,
});

/** Selects these cars in place of the present ones; what exceeds the limit is left out. */
export function setCompared(cars: readonly ComparedCar[]): void {
  $compared.set(withinLimit(cars));
}

export function removeCompared(car: ComparedCar): void {
  setCompared($compared.get().filter((other) => !isSameCar(other, car)));
}

/** Adds the car or takes it out; false when that would be one too many. */
export function toggleCompared(car: ComparedCar): boolean {
  const cars = $compared.get();
  if (isCompared(cars, car)) removeCompared(car);
  else if (cars.length < product.compareLimit) setCompared([...cars, car]);
  else return false;
  return true;
}

export function clearCompared(): void {
  setCompared([]);
}

/**
 * Takes cars out of the selection that were looked up and not found, with a toast.
 * @returns whether there were any
 */
export function dropUnlisted(
  asked: readonly ComparedCar[],
  found: readonly ComparedCar[],
): boolean {
  const gone = asked.filter((car) => !isCompared(found, car));
  const cars = $compared.get();
  const left = cars.filter((car) => !isCompared(gone, car));
  if (left.length === cars.length) return false;
  setCompared(left);
  notify('warning', { title: m.compare_gone(), text: m.compare_gone_text() });
  return true;
}

/** The dialog that compares the selected cars; `CompareTray` renders it. Its code is loaded when it is first opened. */
export const $comparison = atom<'closed' | 'loading' | 'open'>('closed');

const loadDialog = () => import('./Comparison.tsx');

/** Opens the comparison of the selected cars, or says that none is selected. */
export async function openComparison(): Promise<void> {
  if ($compared.get().length === 0) {
    notify('error', { title: m.compare_none(), text: m.compare_none_text() });
    return;
  }
  if ($comparison.get() !== 'closed') return;
  $comparison.set('loading');
  try {
    await loadDialog();
    // A toast would lie over it.
    dismissShown();
    $comparison.set('open');
  } catch (error) {
    console.error(error);
    $comparison.set('closed');
    notify('error', { text: m.compare_not_opened_text() });
  }
}

export function closeComparison(): void {
  $comparison.set('closed');
}

/** Prefetches the dialog's code. A failure is shown when the dialog is opened. */
export function prepareComparison(): void {
  loadDialog().catch(console.info);
}

/**
 * Selects a car, or takes it out. Before one is refused, withdrawn cars leave the selection: people do not see them,
 * and so could not make room.
 */
export async function toggleForComparison(car: ComparedCar): Promise<void> {
  if (toggleCompared(car)) return prepareComparison();
  const isRoomMade = await removeWithdrawnCars();
  if (!isRoomMade || !toggleCompared(car)) {
    notify('error', { title: m.compare_too_many(), text: m.compare_too_many_text() });
  }
}

/**
 * Looks the selected cars up and takes out those that are no longer listed. Where they cannot be looked up, they stay.
 * @returns whether there were any
 */
export async function removeWithdrawnCars(): Promise<boolean> {
  const selected = $compared.get();
  if (selected.length === 0) return false;
  try {
    const { loadCars } = await import('#catalogue/load-cars.ts');
    return dropUnlisted(selected, await loadCars(selected));
  } catch (error) {
    console.info('The selected cars could not be looked up', error);
    return false;
  }
}

let isAddressRead = false;

/**
 * Selects the cars that the address names, and compares them. Call it before the address changes: the listing keeps
 * the selection in it. Only the first call of a page does anything.
 */
export function compareFromAddress(): void {
  if (isAddressRead) return;
  isAddressRead = true;
  const named = compareAddress.read(location.search).cars;
  // An address that is come back to may be older than the selection.
  if (named.length === 0 || !openedBy('navigate')) return;
  setCompared(named);
  // Who comes from this site has changed the language, and was sent no comparison.
  if (pageBefore() === null) void openComparison();
}
