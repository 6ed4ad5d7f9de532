import uFuzzy from '@leeoniya/ufuzzy';
import type { ListedCar } from '#domain/listing-data.ts';
import { plainArabic, westernDigits } from '#lib/arabic.ts';
import { m } from '#paraglide/messages.js';
import { locales } from '#paraglide/runtime.js';
import { bodyTypeName } from './names.ts';

/** Finds cars by what a person types: the best matches first; null when nothing in it can be searched for. */
export type Search = (query: string) => readonly ListedCar[] | null;

const letters = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  // A word is found by its beginning, so that 'car' does not find 'Arcfox'.
  interLft: 1,
} as const;

/** Words as they stand, in any order. */
const exactly = new uFuzzy(letters);

/**
 * With one letter too many, missing, swapped or wrong in each word. Not the first letter, nor figures, which name a
 * model, nor words so short that they would be other words.
 */
const nearly = new uFuzzy({
  ...letters,
  intraMode: 1,
  intraRules: (word) => {
    // Arabic omits short vowels, so one changed letter in a word of four often gives another word.
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

/** Words of a search that are tried in any order; more than that only as they stand. */
const wordsInAnyOrder = 4;

/** Words that hold for every car: beside other words they are passed over. */
const saidOfAll = new Set(
  'car cars vehicle vehicles auto autos electric ev evs price prices سيارة سيارات عربية عربيات كهربائية كهربائي كهربا سعر اسعار'
    .split(' ')
    .map(plain),
);

/** Other names of makers. */
const initials = new Map([['Volkswagen', 'VW']]);

/** How words of models and body types are spelled in Arabic. */
const sounds: Readonly<Record<string, string>> = {
  seal: 'سيل',
  seagull: 'سيجال',
  dolphin: 'دولفين',
  atto: 'اتو',
  song: 'سونج',
  yuan: 'يوان',
  han: 'هان',
  id: 'اي دي',
  suv: 'اس يو في',
  model: 'موديل',
  s: 'اس',
  x: 'اكس',
  y: 'واي',
  plus: 'بلس',
  pro: 'برو',
  max: 'ماكس',
  mini: 'ميني',
  electric: 'الكتريك',
};

/**
 * Searches brand and model in both languages, body type and powertrain. Exact matches hide matches with a typing error;
 * words that fit no car are ignored if other words fit.
 */
export function searchAmong(cars: readonly ListedCar[]): Search {
  const texts = cars.map((car) => plain(textOf(car)));
  const find = (words: string): readonly ListedCar[] | null => {
    for (const finder of [exactly, nearly]) {
      for (const needle of new Set([words, words.replace(/\s/g, '')])) {
        const found = finder.search(texts, needle, wordsInAnyOrder, texts.length);
        const [indexes, info, order] = found;
        if (indexes === null) return null;
        const ranked = info && order ? order.map((place) => info.idx[place]) : indexes;
        if (indexes.length > 0) return ranked.flatMap((index) => cars[index ?? -1] ?? []);
      }
    }
    return [];
  };
  return (query) => {
    const asked = plain(query).toLowerCase().trim().split(/\s+/);
    const words = asked.filter((word) => !saidOfAll.has(word));
    const found = find(words.join(' '));
    if (found === null || found.length > 0) return found;
    // Figures name a model: they are never passed over.
    const isFigure = (word: string) => /\d/.test(word);
    const known = words.filter((word) => isFigure(word) || find(word)?.length);
    return known.every(isFigure) ? found : find(known.join(' '));
  };
}

/** All that a car may be searched for by. */
function textOf({ brand, brandAr, name, bodyType, powertrain }: ListedCar): string {
  const isExtended = powertrain === 'EREV';
  return [
    ...[brand, name, brandAr ?? ''].flatMap(spellings),
    inOne(brand + name),
    inOne((brandAr ?? '') + name),
    initials.get(brand),
    ...`${name} ${bodyType}`
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .map((word) => sounds[word]),
    bodyType,
    bodyTypeName(bodyType),
    ...(isExtended ? locales.map((locale) => m.catalogue_range_extended({}, { locale })) : []),
  ].join(' ');
}

/** A name as it stands, and as people type it: 'ID4' for 'ID.4', 'etron' for 'e-tron', 'sealrwd' for 'Seal RWD'. */
function spellings(name: string): string[] {
  const joined = [/[\s.-]+(?=\d)/g, /[.-]/g].map((gaps) => name.replace(gaps, ''));
  return [...new Set([name, ...joined, inOne(name)])];
}

function inOne(name: string): string {
  return name.replace(/[\s.-]+/g, '');
}

/** Without accents, in one spelling of Arabic and one notation of digits. */
function plain(text: string): string {
  return uFuzzy.latinize(plainArabic(westernDigits(text)));
}
