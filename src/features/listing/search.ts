import uFuzzy from '@leeoniya/ufuzzy';
import { bodyTypeName } from '@/features/catalogue/body-types';
import { plainArabic, westernDigits } from '@/lib/arabic';
import { m } from '@/paraglide/messages.js';
import { locales } from '@/paraglide/runtime.js';
import type { ListedCar } from './listed-car';

/** Finds cars by what a person types. @returns the best matches first; null when nothing in it can be searched for */
export type Search = (query: string) => readonly ListedCar[] | null;

const letters = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  // A word is found by its beginning: 'car' is not in 'Arcfox', though its maker may be written in one with it.
  interLft: 1,
} as const;

/** Words as they stand, in any order. */
const exactly = new uFuzzy(letters);

/**
 * With one letter too many, missing, swapped or wrong in each word. The first letter holds, as do figures, which name
 * a model, and words so short that they would be other words.
 */
const nearly = new uFuzzy({
  ...letters,
  intraMode: 1,
  intraRules: (word) => {
    // Without short vowels, an Arabic word of four letters is soon another.
    const shortest = /\p{Script=Arabic}/u.test(word) ? 5 : 4;
    const slips = word.length < shortest || /\d/.test(word) ? 0 : 1;
    return {
      intraSlice: [1, Number.POSITIVE_INFINITY],
      intraSub: slips,
      intraTrn: word.length < 3 ? 0 : 1,
      intraDel: slips,
      intraIns: slips,
    };
  },
});

/** What people call a maker whose own letters these are not. */
const initials = new Map([['Volkswagen', 'VW']]);

/** What every car here is, or is asked of every car: beside anything else it says nothing. */
const saidOfAll = new Set(
  'car cars vehicle vehicles auto autos electric ev evs price prices سيارة سيارات عربية عربيات كهربائية كهربائي كهربا سعر اسعار'
    .split(' ')
    .map(plain),
);

/** How single words and letters of models and kinds of body are said in Arabic. */
const sounds = new Map([
  ['seal', 'سيل'],
  ['seagull', 'سيجال'],
  ['dolphin', 'دولفين'],
  ['atto', 'اتو'],
  ['song', 'سونج'],
  ['yuan', 'يوان'],
  ['han', 'هان'],
  ['id', 'اي دي'],
  ['suv', 'اس يو في'],
  ['model', 'موديل'],
  ['s', 'اس'],
  ['x', 'اكس'],
  ['y', 'واي'],
  ['plus', 'بلس'],
  ['pro', 'برو'],
  ['max', 'ماكس'],
  ['mini', 'ميني'],
  ['electric', 'الكتريك'],
]);

/** Words of a search that are tried in any order; more than that only as they stand. */
const wordsInAnyOrder = 4;

/**
 * Searches brand and model, in both languages, kind of body and of power. What matches as it was typed hides what would
 * match with a slip; words that are of no car count only where nothing else is asked.
 */
export function searchAmong(cars: readonly ListedCar[]): Search {
  const names = cars.map((car) => plain(textOf(car)));
  const find = (words: string): readonly ListedCar[] | null => {
    const needles = [...new Set([words, words.replace(/\s/g, '')])];
    const tries = [exactly, nearly].flatMap((finder) =>
      needles.map((needle) => ({ finder, needle })),
    );
    for (const { finder, needle } of tries) {
      const [found, info, order] = finder.search(names, needle, wordsInAnyOrder, names.length);
      if (found === null) return null;
      if (found.length > 0) return ranked(found, info, order).flatMap((at) => cars[at] ?? []);
    }
    return [];
  };
  return (query) => {
    const asked = plain(query).toLowerCase().trim().split(/\s+/);
    const words = asked.filter((word) => !saidOfAll.has(word)).join(' ');
    const found = find(words);
    if (found === null || found.length > 0) return found;
    // Figures name a model: they are never left out.
    const isFigure = (word: string) => /\d/.test(word);
    const known = words.split(/\s+/).filter((word) => isFigure(word) || find(word)?.length);
    return known.every(isFigure) ? found : find(known.join(' '));
  };
}

/** All that a car may be searched for by. */
function textOf({ brand, brandAr, name, bodyType, powertrain }: ListedCar): string {
  const extended = powertrain === 'EREV';
  return [
    ...spellings(brand),
    initials.get(brand),
    ...spellings(name),
    inOne(`${brand}${name}`),
    ...spellings(brandAr ?? ''),
    inOne(`${brandAr ?? ''}${name}`),
    ...`${name} ${bodyType}`
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .map((word) => sounds.get(word)),
    bodyType,
    bodyTypeName(bodyType),
    ...(extended ? locales.map((locale) => m.catalogue_range_extended({}, { locale })) : []),
  ].join(' ');
}

/** As people type who leave out all that parts words. */
const inOne = (name: string) => name.replace(/[\s.-]+/g, '');

/** A name as it stands, and as people type it who leave out what parts it: 'ID4' for 'ID.4', 'etron' for 'e-tron'. */
function spellings(name: string): ReadonlySet<string> {
  const joined = [/[\s.-]+(?=\d)/g, /[.-]/g].map((gaps) => name.replace(gaps, ''));
  return new Set([name, ...joined, inOne(name)]);
}

function ranked(
  found: uFuzzy.HaystackIdxs,
  info: uFuzzy.Info | null,
  order: uFuzzy.InfoIdxOrder | null,
): number[] {
  if (info === null || order === null) return [...found];
  return order.flatMap((place) => info.idx[place] ?? []);
}

/** Without accents, in one spelling of Arabic and one notation of digits. */
function plain(text: string): string {
  return uFuzzy.latinize(plainArabic(westernDigits(text)));
}
