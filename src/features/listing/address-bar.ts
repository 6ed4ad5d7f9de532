/** How long a run of small changes (a handle dragged, a word typed) may pause before the address follows, in ms. */
const settleMs = 250;

/** The run that the newest history entry belongs to. */
let run: string | null = null;

/** What is still to be written into the newest entry. */
let pending: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a state in the address. Each change is an entry of the history of its own, so that Back undoes it; a run of
 * small changes is one entry.
 * @param search that part of the address, with its question mark
 * @param ofRun names the run; undefined for a change by itself
 */
export function showInAddress(search: string, ofRun?: string): void {
  if (ofRun !== undefined && ofRun === run) {
    clearTimeout(timer);
    pending = search;
    timer = setTimeout(settleAddress, settleMs);
    return;
  }
  settleAddress();
  run = ofRun ?? null;
  if (search !== location.search) history.pushState(null, '', addressWith(search));
}

/** Corrects the address of the present entry. */
export function correctAddress(search: string): void {
  settleAddress();
  if (search !== location.search) history.replaceState(history.state, '', addressWith(search));
}

/** Writes what is still to be written, before the page is left or something else is asked. */
export function settleAddress(): void {
  clearTimeout(timer);
  const search = pending;
  pending = null;
  if (search !== null) history.replaceState(history.state, '', addressWith(search));
}

/** Back or forward was pressed: what was still to be written belongs to another entry. */
export function endRun(): void {
  clearTimeout(timer);
  pending = null;
  run = null;
}

function addressWith(search: string): string {
  return `${location.pathname}${search}${location.hash}`;
}
