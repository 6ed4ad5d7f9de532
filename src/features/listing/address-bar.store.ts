/** How long a run of small changes (a handle dragged, a word typed) may last before the address follows, ms. */
const settles = 250;

/** The run that the newest history entry belongs to. */
let run: string | null = null;
let later: ReturnType<typeof setTimeout> | undefined;
let pending: string | null = null;

/**
 * Shows a state in the address. A change by itself becomes an entry of its own, so that Back undoes it; a run of
 * changes becomes one.
 * @param search that part of the address, with its question mark
 * @param ofRun what the run changes; undefined for a change by itself
 */
export function showInAddress(search: string, ofRun?: string): void {
  if (ofRun !== undefined && ofRun === run) {
    pending = search;
    clearTimeout(later);
    later = setTimeout(settleAddress, settles);
    return;
  }
  settleAddress();
  run = ofRun ?? null;
  if (search !== location.search) history.pushState(null, '', addressWith(search));
}

/** Corrects the address of the present entry. */
export function correctAddress(search: string): void {
  if (search !== location.search) history.replaceState(history.state, '', addressWith(search));
}

/** Writes what a run has left to write: before the page is left, or before something else happens. */
export function settleAddress(): void {
  clearTimeout(later);
  if (pending !== null) correctAddress(pending);
  pending = null;
}

/** Back or forward was pressed: what was still to be written belongs to an entry that is left. */
export function endRun(): void {
  clearTimeout(later);
  pending = null;
  run = null;
}

function addressWith(search: string): string {
  return `${location.pathname}${search}${location.hash}`;
}
