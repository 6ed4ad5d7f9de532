import { cairoDay, cairoTime } from '#lib/dates.ts';

/** A moment as the clocks in Egypt show it, as a `datetime-local` field has it: yyyy-MM-ddTHH:mm. */
export function cairoParts(moment: string): string {
  const date = new Date(moment);
  return `${cairoDay(date)}T${cairoTime(date)}`;
}

/**
 * The moment at which the clocks in Egypt show this, as ISO 8601; the device may be in another time zone.
 * @param parts yyyy-MM-ddTHH:mm
 * @returns null when it is no date
 */
export function cairoMoment(parts: string): string | null {
  const wished = /^\d{4}-/.test(parts) ? Date.parse(`${parts}:00Z`) : Number.NaN;
  if (Number.isNaN(wished)) return null;
  // Egypt is 2 or, in summer, 3 hours ahead of UTC: the offset is the same an hour or two away, save at the change itself.
  const offset = Date.parse(`${cairoParts(new Date(wished).toISOString())}:00Z`) - wished;
  const guess = new Date(wished - offset);
  const miss = Date.parse(`${cairoParts(guess.toISOString())}:00Z`) - wished;
  return new Date(guess.getTime() - miss).toISOString();
}
