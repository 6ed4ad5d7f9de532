const failures = new WeakSet<object>();

/** Notes that the code of a part of the page could not be fetched, and was refused with this error. */
export function noteMissingCode(error: unknown): void {
  if (typeof error === 'object' && error !== null) failures.add(error);
}

/** Whether an error says that code could not be fetched. Its own words differ from browser to browser. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}
