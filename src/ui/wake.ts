/** Tells islands that wait for an interaction that they are needed at once. */
export const wakeEvent = 'tayar:wake';

/** Hydrates the islands of the page without waiting for somebody to touch it. */
export function wakeIslands(): void {
  dispatchEvent(new Event(wakeEvent));
}
