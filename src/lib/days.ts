// Functions read this file too, so it imports nothing by the site's own alias.

/** Whole days from one day (yyyy-MM-dd) to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
