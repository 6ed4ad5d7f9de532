import { pushSearch, replaceSearch } from '#lib/state-in-address.ts';

/** Pause after which the address follows a run of small changes, in ms: browsers limit how often it may change. */
const settleMs = 250;

/** The run that the newest entry of the history belongs to, and what is still to be written into that entry. */
let run: string | undefined;
let pending: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a state in the address. Each change is an entry of the history, so that Back undoes it; a run of small changes
 * shares one entry.
 * @param search that part of the address, with its question mark
 * @param ofRun names the run, such as the keys of a word; undefined for a change by itself
 */
export function showInAddress(search: string, ofRun?: string): void {
  if (ofRun !== undefined && ofRun === run) {
    clearTimeout(timer);
    pending = search;
    timer = setTimeout(flushAddress, settleMs);
    return;
  }
  flushAddress();
  run = ofRun;
  pushSearch(search);
}

/** Corrects the address of the present entry. */
export function correctAddress(search: string): void {
  flushAddress();
  replaceSearch(search);
}

/** Writes what is pending, before the page is left or something else is asked. */
export function flushAddress(): void {
  const search = pending;
  dropPending();
  if (search !== null) correctAddress(search);
}

/** Ends the run when Back or Forward was pressed: what is pending belongs to another entry. */
export function endRun(): void {
  dropPending();
  run = undefined;
}

function dropPending(): void {
  clearTimeout(timer);
  pending = null;
}
