import { afterPaint } from '@/lib/painted';

/** How long a run of small changes (a handle dragged, a word typed) may last before the address follows, ms. */
const settles = 250;

/** The run that the newest history entry belongs to. */
let run: string | null = null;

/** What is still to be written, and whether as an entry of its own. */
let pending: { search: string; entry: boolean } | null = null;
let callOff = () => {};

/**
 * Shows a state in the address, once it is painted: browsers take a while over it. A change by itself becomes an entry
 * of its own, so that Back undoes it; a run of changes becomes one.
 * @param search that part of the address, with its question mark
 * @param ofRun what the run changes; undefined for a change by itself
 */
export function showInAddress(search: string, ofRun?: string): void {
  if (ofRun !== undefined && ofRun === run) {
    callOff();
    pending = { search, entry: pending?.entry ?? false };
    const later = setTimeout(settleAddress, settles);
    callOff = () => clearTimeout(later);
    return;
  }
  settleAddress();
  run = ofRun ?? null;
  pending = { search, entry: true };
  callOff = afterPaint(settleAddress);
}

/** Corrects the address of the present entry. */
export function correctAddress(search: string): void {
  settleAddress();
  if (search !== location.search) history.replaceState(history.state, '', addressWith(search));
}

/** Writes what is left to write: before the page is left, or before something else happens. */
export function settleAddress(): void {
  callOff();
  const last = pending;
  pending = null;
  if (last === null) return;
  if (last.search === location.search) {
    // A run that came back to where it began has no entry.
    if (last.entry) run = null;
  } else if (last.entry) history.pushState(null, '', addressWith(last.search));
  else history.replaceState(history.state, '', addressWith(last.search));
}

/** Back or forward was pressed: what was still to be written belongs to an entry that is left. */
export function endRun(): void {
  callOff();
  pending = null;
  run = null;
}

function addressWith(search: string): string {
  return `${location.pathname}${search}${location.hash}`;
}
