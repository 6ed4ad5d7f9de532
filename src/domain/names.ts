import { lazy } from '#lib/once.ts';

/** A key under which names are equal that differ only in case, blanks or the encoding of accents. */
export function nameKey(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The order in which brands, cars and chargers stand: figures count as figures. */
export function compareNames(a: string, b: string): number {
  return collator().compare(a, b);
}

const collator = lazy(() => new Intl.Collator('en', { numeric: true }));
