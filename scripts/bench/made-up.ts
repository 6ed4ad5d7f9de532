import { pick, type Random } from '../lib/seeded.ts';

/** A version 4 UUID that begins with the count, so that no two of one catalogue begin alike. */
export function countedUuid(random: Random, count: number): string {
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  // An odd factor permutes the 32-bit numbers: the ids look mixed and stay unique.
  const start = (Math.imul(count, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return `${start}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'], random)}${hex(3)}-${hex(12)}`;
}

const beginnings = [
  'Al',
  'Bar',
  'Cor',
  'Del',
  'Ev',
  'Fal',
  'Gal',
  'Hel',
  'Ir',
  'Jas',
  'Kan',
  'Lum',
] as const;
const endings = [
  'ara',
  'ion',
  'eon',
  'ista',
  'ora',
  'umi',
  'ento',
  'ex',
  'ando',
  'iva',
  'us',
  'yn',
] as const;

/** A name for the nth of many: 144 different ones, then the same with a number behind. */
export function madeUpName(count: number): string {
  const round = Math.floor(count / (beginnings.length * endings.length));
  const beginning = beginnings[count % beginnings.length] ?? '';
  const ending = endings[Math.floor(count / beginnings.length) % endings.length] ?? '';
  return round === 0 ? `${beginning}${ending}` : `${beginning}${ending} ${round + 1}`;
}
