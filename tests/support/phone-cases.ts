/** Telephone numbers as people write them, read alike by SQL and TypeScript. */

/** One number in many spellings. */
export const spellingsOfOne = [
  '01098765432',
  '010 9876 5432',
  '010-9876-5432',
  '+20 10 9876 5432',
  '+201098765432',
  '+20 (0)10 9876 5432',
  '+2001098765432',
  '201098765432',
  '00201098765432',
  '0020 10 98765432',
  '002001098765432',
  '1098765432',
  '109 876 5432',
  '٠١٠٩٨٧٦٥٤٣٢',
  '+٢٠ ١٠ ٩٨٧٦ ٥٤٣٢',
  '۰۱۰۹۸۷۶۵۴۳۲',
] as const;
export const keyOfOne = '201098765432';

/** What is typed, the key by which one person is known, and the number as it is called from abroad. */
export const otherNumbers: readonly [typed: string, key: string, international: string | null][] = [
  ['+1 (212) 555-1234', '12125551234', '12125551234'],
  ['0044 20 7946 0958', '442079460958', '442079460958'],
  ['02 2345 6789', '20223456789', null],
  ['+20 2 2345 6789', '20223456789', '20223456789'],
  ['+20 (0)2 2345 6789', '20223456789', '20223456789'],
  ['16123', '16123', null],
  ['0109876543', '0109876543', null],
];

/** The beginnings and ends of that number which the search at the desk takes. */
export const partsOfOne = [
  '0109',
  '010 987',
  '+20 10 98',
  '0020109',
  '+20 (0)109',
  '10987',
  '98765432',
  '5432',
  '٥٤٣٢',
  '6 5432',
] as const;
