import { atom } from 'nanostores';
import { openedBy, pageBefore } from '@/lib/page';
import { m } from '@/paraglide/messages.js';
import { dismissShown, notify } from '@/ui/toast.store';
import { $compared, dropUnlisted, setCompared, toggleCompared } from './compare.store';
import type { ComparedCar } from './compared';
import { comparedIn } from './comparison-address';

/** The dialog that compares the selected cars; `CompareTray` renders it. Its code is loaded when it is first opened. */
export const $comparison = atom<'closed' | 'loading' | 'open'>('closed');

const loadDialog = () => import('./Comparison');

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

/** Fetches the dialog's code ahead; a failure is told when it is opened. */
export function prepareComparison(): void {
  loadDialog().catch(console.info);
}

/**
 * Selects a car, or takes it out. Before one is refused, the selection is cleared of cars that are gone: nobody sees
 * those, and so nobody could make room.
 */
export async function toggleForComparison(car: ComparedCar): Promise<void> {
  if (toggleCompared(car)) return prepareComparison();
  const isRoomMade = await dropGoneCars();
  if (!isRoomMade || !toggleCompared(car)) {
    notify('error', { title: m.compare_too_many(), text: m.compare_too_many_text() });
  }
}

/**
 * Looks the selected cars up and takes out those that are no longer listed, with a toast. Where they cannot be looked
 * up, they stay.
 * @returns whether there were any
 */
export async function dropGoneCars(): Promise<boolean> {
  const selected = $compared.get();
  if (selected.length === 0) return false;
  try {
    const { loadCars } = await import('./load-cars');
    const isDropped = dropUnlisted(selected, await loadCars(selected));
    if (isDropped) sayGone();
    return isDropped;
  } catch (error) {
    console.info('The selected cars could not be looked up', error);
    return false;
  }
}

export function sayGone(): void {
  notify('warning', { title: m.compare_gone(), text: m.compare_gone_text() });
}

let isAddressRead = false;

/**
 * Selects the cars that the address names, and compares them. Whoever changes the address (the listing keeps the
 * selection in it) calls this first; only the first call of a page does anything.
 */
export function compareAsAddressed(): void {
  if (isAddressRead) return;
  isAddressRead = true;
  const named = comparedIn(location.search);
  // An address that is come back to may be older than the selection.
  if (named === null || !openedBy('navigate')) return;
  setCompared(named);
  // Who comes from this site has changed the language, and was sent no comparison.
  if (pageBefore() === null) void openComparison();
}
