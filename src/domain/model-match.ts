import { searchWords } from '#lib/search-words.ts';
import { isSameToken, nameTokens } from './name-tokens.ts';

/** A car or charger as the catalogue names it; a charger has no brand. */
export type KnownModel = { id: string; brand: string; model: string };

/** A brand in both languages. */
export type KnownBrand = { name: string; nameAr: string | null };

/** A car as somebody else names it; what is not told is ''. */
export type NamedModel = { brand: string; model: string; trim: string };

/** The record that is meant; those that may be, the likeliest first; or none. */
export type ModelMatch =
  | { kind: 'sure'; id: string }
  | { kind: 'unsure'; ids: readonly string[] }
  | { kind: 'none' };

/** Words that say nothing of which model it is. */
const silent = wordsOf(
  'ev electric car new automatic model kwh km egp كهرباء كهربائيه سياره موديل جديد جديده اوتوماتيك',
);

/** Words of a trim: a list may add them to a model that the catalogue has only once. */
const trimWords = wordsOf(
  'standard extended long range comfort design dynamic luxury premium executive exclusive elite advanced performance ' +
    'base top high line highline rwd awd fwd 2wd 4wd full option ستاندرد كومفورت لاكشري بريميوم أعلى أول فئة الفئة',
);

/** In the spelling of names' tokens. */
function wordsOf(words: string): ReadonlySet<string> {
  return new Set(searchWords(words).split(' '));
}

/** Most records to choose from. */
const mostChoices = 6;

type Variant = { id: string; tokens: readonly string[] };

/** Makes the function that finds the record of a car that another list names. */
export function modelMatcher(
  models: readonly KnownModel[],
  brands: readonly KnownBrand[],
): (named: NamedModel) => ModelMatch {
  const spellings = brands.map(({ name, nameAr }) => ({
    brand: nameTokens(name).join(''),
    written: [name, nameAr ?? '']
      .map((text) => nameTokens(text))
      .filter(({ length }) => length > 0),
  }));
  const variants = models.map((model) => ({
    brand: nameTokens(model.brand).join(''),
    list: variantsOf(model),
  }));
  return ({ brand, model, trim }) => {
    const named = brandIn(nameTokens(brand), nameTokens(model), spellings);
    const told = named.rest.filter(isTelling);
    if (told.length === 0) return { kind: 'none' };
    const candidates = variants.flatMap((one) =>
      named.brand === null || one.brand === named.brand ? one.list : [],
    );
    return chosen(candidates, told, nameTokens(trim).filter(isTelling), named.brand !== null);
  };
}

const isTelling = (token: string) => !silent.has(token) && !/^20[12]\d$/.test(token);

/** A name in brackets is another one of the same car: 'Seagull (Dolphin Mini)'. */
function variantsOf({ id, brand, model }: KnownModel): Variant[] {
  const maker = nameTokens(brand);
  const inside = /\(([^)]*)\)/.exec(model)?.[1] ?? '';
  const names = [model.replace(/\([^)]*\)/g, ' '), inside, model];
  return names.flatMap((name) => {
    const all = nameTokens(name);
    const tokens = begins(all, maker) ? all.slice(maker.length) : all;
    const telling = tokens.filter(isTelling);
    const kept = telling.length > 0 ? telling : tokens;
    return kept.length > 0 ? [{ id, tokens: kept }] : [];
  });
}

type Spelling = { brand: string; written: readonly (readonly string[])[] };

/** The brand that a list names, in its own column or before the model, and what is left of the model. */
function brandIn(
  brand: readonly string[],
  model: readonly string[],
  spellings: readonly Spelling[],
): { brand: string | null; rest: readonly string[] } {
  const own =
    brand.length > 0
      ? spellings.find(({ written }) => written.some((name) => isBrand(name, brand)))
      : undefined;
  // A brand that the catalogue does not have matches nothing.
  if (brand.length > 0 && !own) return { brand: brand.join(''), rest: model };
  for (const spelling of own ? [own] : spellings) {
    const name = spelling.written.find((one) => begins(model, one));
    if (name && model.length > name.length)
      return { brand: spelling.brand, rest: model.slice(name.length) };
  }
  return { brand: own?.brand ?? null, rest: model };
}

/** Whether a name is that of a brand, or begins it: 'Mercedes' is 'Mercedes-Benz', 'BYD Auto' is 'BYD'. */
function isBrand(name: readonly string[], given: readonly string[]): boolean {
  const [whole, asked] = [name.join(''), given.join('')];
  return (
    whole === asked ||
    begins(given, name) ||
    begins(name, given) ||
    (name.length === given.length && begins(name, given))
  );
}

const begins = (tokens: readonly string[], first: readonly string[]) =>
  first.length > 0 &&
  first.length <= tokens.length &&
  first.every((token, at) => isSameToken(token, tokens[at] ?? ''));

const has = (tokens: readonly string[], token: string) =>
  tokens.some((one) => isSameToken(one, token));

function chosen(
  candidates: readonly Variant[],
  told: readonly string[],
  trim: readonly string[],
  hasBrand: boolean,
): ModelMatch {
  const scored = candidates.map(({ id, tokens }) => {
    const all = [...told, ...trim];
    const missing = tokens.filter((token) => !has(all, token));
    const extra = told.filter((token) => !has(tokens, token));
    const shared = tokens.length - missing.length;
    return {
      id,
      shared,
      isWhole: missing.length === 0 && extra.every((token) => trimWords.has(token)),
      isExact: missing.length === 0 && extra.length === 0,
      score: (2 * shared) / (tokens.length + told.length),
      tells:
        tokens.some((token) => has(told, token) && !/^\d+$/.test(token)) ||
        told.every((token) => /^\d+$/.test(token)),
    };
  });
  const whole = scored.filter(({ isWhole }) => isWhole);
  const longest = Math.max(0, ...whole.map(({ shared }) => shared));
  const best = [...new Set(whole.filter(({ shared }) => shared === longest).map(({ id }) => id))];
  const [only] = best;
  const isSafe = hasBrand || scored.some(({ id, isExact }) => id === only && isExact);
  if (only !== undefined && best.length === 1 && isSafe) return { kind: 'sure', id: only };
  const likely = scored
    .filter(({ shared, tells, score }) => shared > 0 && tells && score >= 0.4)
    .sort((one, other) => other.score - one.score);
  const ids = [...new Set(likely.map(({ id }) => id))].slice(0, mostChoices);
  return ids.length > 0 ? { kind: 'unsure', ids } : { kind: 'none' };
}
