import { withoutHidden } from '#lib/plain-text.ts';

/** What may be wrong at a charging point, in the order in which it is asked. */
export const pointFaults = ['closed', 'broken', 'plug', 'price', 'position', 'other'] as const;
export type PointFault = (typeof pointFaults)[number];

/** Letters of a report's own words. */
export const longestReport = 500;

/** A report of somebody without an account: what is wrong at a place, and nothing about who says so. */
export type PointReport = {
  /** Id of the place. */
  point: string;
  kind: PointFault;
  /** As `reportWords` makes them; may be empty. */
  words: string;
  language: 'en' | 'ar';
};

/** A report's own words on one line of at most `longestReport` letters, without characters that nobody can read. */
export function reportWords(typed: string): string {
  const line = withoutHidden(typed)
    .replace(/[\p{Cc}\u2028\u2029\uFFF0-\uFFFD\p{Cs}\p{Co}\p{NChar}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, longestReport).join('');
}
