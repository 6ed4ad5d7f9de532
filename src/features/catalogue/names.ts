import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { getLocale } from '@/paraglide/runtime.js';
import type { Brand } from './catalogue';

/**
 * Values of the catalogue's records in the reader's language. Records hold them in English, and filters and addresses
 * go by that; a value that is not known here stands as it is.
 */

/** A brand as its readers write it: 'BYD', or 'بي واي دي'. Cars are named by their maker's letters in both languages. */
export function brandName({ name, nameAr }: Pick<Brand, 'name' | 'nameAr'>): string {
  return getLocale() === 'ar' ? (nameAr ?? name) : name;
}

/** The same for those who look for it, in whichever letters: 'بي واي دي BYD'. */
export function brandInFull(brand: Pick<Brand, 'name' | 'nameAr'>): string {
  const { name } = brand;
  const own = brandName(brand);
  return own === name ? name : `${own} ${name}`;
}

/** A name that a heading must not part, such as 'لي أوتو', on one line. */
export function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}

/** A name that may be parted at its blanks, not at its hyphens: 'Q4 e-tron 40'. */
export function partedAtBlanks(name: string): string {
  return name.replaceAll('-', '-\u2060');
}

/** The supply that a charger needs, such as '3-phase 32 A'. */
export function supplyName(inputType: string): string {
  const [, phases, amps] = /^([13])-phase(?: (\d+) A)?$/i.exec(inputType) ?? [];
  if (phases === undefined) return inputType;
  const current = { amps: formatNumber(Number(amps)) };
  if (amps === undefined) return phases === '1' ? m.name_phases_1() : m.name_phases_3();
  return phases === '1' ? m.name_phases_1_amps(current) : m.name_phases_3_amps(current);
}

/** Whether a record's source only repeats that its price is indicative, which the price says of itself. */
export function isNoSource(source: string | null): boolean {
  return source?.toLowerCase() === 'indicative, not a quotation';
}
