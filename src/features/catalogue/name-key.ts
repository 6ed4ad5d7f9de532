import { lazy } from '@/lib/once';

/** What makes two names the same: not letter case, blanks or the way an accent is stored. */
export function nameKey(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The order in which brands, cars and chargers stand: figures count as figures. */
export function compareNames(a: string, b: string): number {
  return collator().compare(a, b);
}

const collator = lazy(() => new Intl.Collator('en', { numeric: true }));
