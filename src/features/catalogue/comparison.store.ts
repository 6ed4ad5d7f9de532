import { atom } from 'nanostores';
import { dismissShown, notify } from '#components/toast.store.ts';
import { openedBy, pageBefore } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { $compared, dropUnlisted, setCompared, toggleCompared } from '#session/compared.store.ts';
import { type ComparedCar, compareAddress } from '#session/compared.ts';

/**
 * The dialog that compares the selected cars. `CompareTray` fetches its code while this is 'loading', and renders it.
 */
export const $comparison = atom<'closed' | 'loading' | 'open'>('closed');

/** Asks for the comparison of the selected cars, or says that none is selected. */
export function openComparison(): void {
  if ($compared.get().length === 0) {
    notify('error', { title: m.compare_none(), text: m.compare_none_text() });
  } else if ($comparison.get() === 'closed') $comparison.set('loading');
}

/** Shows the dialog, whose code has been fetched. */
export function showComparison(): void {
  // A toast would lie over it.
  dismissShown();
  $comparison.set('open');
}

/** Says that the dialog's code could not be fetched; the next press retries. */
export function refuseComparison(): void {
  $comparison.set('closed');
  notify('error', { text: m.compare_not_opened_text() });
}

export function closeComparison(): void {
  $comparison.set('closed');
}

/**
 * Selects a car, or takes it out. Before one is refused, withdrawn cars leave the selection: people do not see them,
 * and so could not make room.
 */
export async function toggleForComparison(car: ComparedCar): Promise<void> {
  if (toggleCompared(car)) return;
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
  if (pageBefore() === null) openComparison();
}
