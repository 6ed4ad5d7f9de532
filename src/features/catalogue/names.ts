import type { Brand } from '#domain/brand-file.ts';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';

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
export function onOneLine(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}

/** A name that may be parted at its blanks, not at its hyphens: 'Q4 e-tron 40'. */
export function withoutHyphenBreaks(name: string): string {
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

/** The words for a body type: its name, the noun in running text, and the counted noun. */
type Words = {
  /** Left out where its name is the same in every language. */
  name?: () => string;
  noun: () => string;
  counted: (inputs: ReturnType<typeof asCount>) => string;
};

const known = new Map<string, Words>([
  ['sedan', { name: m.name_sedan, noun: m.name_kind_sedan, counted: m.name_counted_sedan }],
  ['suv', { noun: m.name_kind_suv, counted: m.name_counted_suv }],
  [
    'hatchback',
    { name: m.name_hatchback, noun: m.name_kind_hatchback, counted: m.name_counted_hatchback },
  ],
  ['wagon', { name: m.name_wagon, noun: m.name_kind_wagon, counted: m.name_counted_wagon }],
  [
    'roadster',
    { name: m.name_roadster, noun: m.name_kind_roadster, counted: m.name_counted_roadster },
  ],
  ['micro', { name: m.name_micro, noun: m.name_kind_micro, counted: m.name_counted_micro }],
]);

const wordsOf = (bodyType: string) => known.get(bodyType.toLowerCase());

/** A body type in the reader's language, such as 'Sedan'; one that is not known stands as its record has it. */
export function bodyTypeName(bodyType: string): string {
  return wordsOf(bodyType)?.name?.() ?? bodyType;
}

/** A body type as a noun in running text; one that is not known is a 'car'. */
export function bodyNoun(bodyType: string): string {
  return (wordsOf(bodyType)?.noun ?? m.name_kind_other)();
}

/** '2 sedans'; a body type that is not known keeps its own name. */
export function countedBody(bodyType: string, count: number): string {
  const inWords = wordsOf(bodyType)?.counted;
  return inWords
    ? inWords(asCount(count))
    : m.name_counted_other({ count: formatNumber(count), body: bodyType });
}
