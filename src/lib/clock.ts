/** How far the server's clock is ahead of this device's, in milliseconds; 0 until somebody has asked. */
let ahead = 0;

/** The current time in milliseconds: by the server's clock once it is known, else by this device's, which may be wrong. */
export const currentTime = (): number => Date.now() + ahead;

/** The current time in ISO 8601, by the same clock. */
export const currentMoment = (): string => new Date(currentTime()).toISOString();

/**
 * Sets the server's clock, which `currentTime` follows from now on.
 * @param serverTime what it shows now, in milliseconds
 */
export function setClock(serverTime: number): void {
  ahead = serverTime - Date.now();
}
