import { plainArabic, westernDigits } from './arabic.ts';

/** Why a text is not an amount; callers turn it into a message. */
export type AmountRefusal = {
  refused: 'negative' | 'several' | 'currency' | 'percent' | 'unclear';
};

const refuse = (refused: AmountRefusal['refused']): AmountRefusal => ({ refused });

export const isRefusal = (reading: number | null | AmountRefusal): reading is AmountRefusal =>
  typeof reading === 'object' && reading !== null;

/**
 * Parses an amount that a person typed or pasted, in Western or Arabic digits, in figures or in words: '1,200,000',
 * '١٬٢٠٠٬٠٠٠', 'EGP 950 000', '1.2 million', '2,5 million', '3 ملايين' or 'مليون إلا ربع'.
 * @param of the kind of amount, whose unit may stand beside the figure; a plain figure has none
 * @returns null for an empty text; a refusal where a reading would be a guess
 */
export function readAmount(
  text: string,
  of: 'money' | 'distance' | 'figure' = 'money',
): number | null | AmountRefusal {
  const plain = normalized(text);
  if (plain === '') return null;
  if (percentages(plain) > 0) return refuse('percent');
  if (foreign.test(plain)) return refuse('currency');
  const bare = withoutUnit(plain, of).trim();
  if (/^-\s*\d/.test(bare)) return refuse('negative');
  if (/[\d\p{L}]\s*[-~]\s*[\d\p{L}]|\s(?:to|الي|لحد|حتي)\s/u.test(bare)) return refuse('several');
  // 2.5 alone are millions or thousands that the person does not name.
  if (of === 'money' && /^\d{1,2}[.\u066b]\d+$/.test(bare)) return refuse('unclear');
  const amount = amountIn(partsIn(bare));
  return amount === null || !Number.isFinite(amount) ? refuse('unclear') : amount;
}

/**
 * An amount of money, or a percentage of a whole, such as a down payment of '30%'.
 * @param whole EGP; null when it is not known, then a percentage is refused
 * @returns EGP, of a percentage to the pound; otherwise like `readAmount`
 */
export function readPartOf(text: string, whole: number | null): number | null | AmountRefusal {
  const plain = normalized(text);
  if (percentages(plain) === 0) return readAmount(text);
  const percent = percentIn(plain);
  return percent === null || whole === null
    ? refuse('percent')
    : Math.round((whole * percent) / 100);
}

/** A percentage from 0 to 100 in a field that takes nothing else, so its sign may be missing; null for what is none. */
export function readPercent(text: string): number | null {
  return percentIn(normalized(text));
}

/** Whether a text speaks of a percentage, readable or not. */
export const isPercentage = (text: string): boolean => percentages(normalized(text)) > 0;

/** How many signs or words for a percentage there are in a text. */
const percentages = (plain: string) => plain.match(percentSigns)?.length ?? 0;

function percentIn(plain: string): number | null {
  if (percentages(plain) > 1) return null;
  const figure = plain.replace(ofThePrice, '').replace(percentSigns, ' ').trim();
  if (!/^\d{1,3}(?:[.,\u066b\u060c]\d{1,2})?$/.test(figure)) return null;
  const percent = Number(figure.replace(/\D/, '.'));
  return percent <= 100 ? percent : null;
}

function withoutUnit(plain: string, of: 'money' | 'distance' | 'figure'): string {
  if (of === 'figure') return plain;
  return plain.replaceAll(of === 'money' ? pounds : kilometres, '  ');
}

/** The amount alone, for callers that have one message for every refusal. */
export function parseAmount(text: string): number | null {
  const reading = readAmount(text);
  return isRefusal(reading) ? null : reading;
}

/** One spelling for all: a pasted text brings marks of direction, blanks and dashes of many kinds along. */
function normalized(text: string): string {
  return plainArabic(westernDigits(text.replace(/[¼½¾⅓⅔]/g, ' $&').normalize('NFKC')))
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u2044', '/')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .toLowerCase()
    .replace(/\b(half|quarter) an? /g, '$1 ')
    .replace(/\band an? (?=half|quarter)/g, 'and ')
    .trim();
}

// The words of an amount, in the spelling of `plainArabic` and in small letters.

/** A unit that is counted, and how many of it the word alone stands for; without that, it needs a figure. */
type Unit = { size: number; alone?: 1 | 2 };

const units: readonly (readonly [words: string, unit: Unit])[] = [
  ['k thousand thousands', { size: 1000 }],
  ['m mn mln million millions', { size: 1_000_000 }],
  ['bn billion billions', { size: 1_000_000_000 }],
  ['الف الفا الاف تلاف', { size: 1000, alone: 1 }],
  ['الفين الفان', { size: 1000, alone: 2 }],
  ['مليون مليونا ملايين', { size: 1_000_000, alone: 1 }],
  ['مليونين مليونان', { size: 1_000_000, alone: 2 }],
  ['مليار مليارا مليارات', { size: 1_000_000_000, alone: 1 }],
  ['مليارين ملياران', { size: 1_000_000_000, alone: 2 }],
];

const values: readonly (readonly [words: string, value: number])[] = [
  ['نصف نص half', 1 / 2],
  ['ثلث تلت third', 1 / 3],
  ['ربع quarter', 1 / 4],
  ['واحد one a an', 1],
  ['اثنين اتنين اثنان two', 2],
  ['ثلاثه ثلاث تلاته تلات three', 3],
  ['اربعه اربع four', 4],
  ['خمسه خمس five', 5],
  ['سته ست six', 6],
  ['سبعه سبع seven', 7],
  ['ثمانيه ثماني ثمان تمانيه تمن eight', 8],
  ['تسعه تسع nine', 9],
  ['عشره عشر ten', 10],
  ['حداشر', 11],
  ['اتناشر', 12],
  ['خمستاشر', 15],
  ['عشرين عشرون', 20],
  ['ثلاثين تلاتين ثلاثون', 30],
  ['اربعين اربعون', 40],
  ['خمسين خمسون', 50],
  ['ستين ستون', 60],
  ['سبعين سبعون', 70],
  ['ثمانين تمانين ثمانون', 80],
  ['تسعين تسعون', 90],
  ['ميه مايه', 100],
  ['ميتين متين مايتين مايتان', 200],
  ['تلتميه ثلاثمايه ثلاثميه', 300],
  ['ربعميه اربعمايه اربعميه', 400],
  ['خمسميه خمسمايه', 500],
  ['ستميه ستمايه', 600],
  ['سبعميه سبعمايه', 700],
  ['تمنميه ثمانمايه ثمانميه', 800],
  ['تسعميه تسعمايه', 900],
];

const byWord = <Meaning>(rows: readonly (readonly [string, Meaning])[]) =>
  new Map(rows.flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning])));

const unitNamed = byWord(units);
const valueNamed = byWord(values);

/** 'and' and 'less' between two parts. */
const joins: ReadonlyMap<string, 1 | -1> = new Map([
  ['و', 1],
  ['and', 1],
  ['+', 1],
  ['الا', -1],
]);

/** The Egyptian pound, as people name it. */
const pounds =
  /(?<!\p{L})(?:egp|e£|£|l\.?e\.?|(?:egyptian\s)?pounds?|جنيه(?:ات|ا|ين)?(?:\s+مصري(?:ا|ه)?)?|ج(?:\s?\.?\s?م\.?)?)(?!\p{L})/gu;

/** The kilometre, likewise. */
const kilometres =
  /(?<!\p{L})(?:km|kms|kilomet(?:er|re)s?|كم|ك\.م\.?|كيلو(?:متر(?:ات|ا)?)?)(?!\p{L})/gu;

/** Money of other countries. */
const foreign =
  /[$€¥₽₺]|(?<!\p{L})(?:usd|eur|sar|aed|dollars?|euros?|دولار(?:ات|ا)?|يورو|ريال(?:ات)?|درهم)(?!\p{L})/u;

/** A percentage, in signs or words. */
const percentSigns = /[%٪]|(?<!\p{L})(?:per\s?cent|pct|(?:في\s?|ب)الما?يه)(?!\p{L})/gu;

const ofThePrice = /\s*(?:of (?:the )?price|من (?:السعر|الثمن|التمن))$/u;

type Value = { kind: 'figure'; text: string } | { kind: 'value'; value: number };
type Part =
  | Value
  | { kind: 'unit'; unit: Unit }
  | { kind: 'join'; sign: 1 | -1 }
  | { kind: 'unknown' };

/** A figure with the marks within it, such as '1 200 000', '1.25' or '1 1/2'; a word; or anything else. */
const pieces = /(?:\d+ )?\d+\/\d+|\d+(?:[.,'\u066b\u066c\u060c]\d+| \d{3}(?!\d))*|\p{L}+|\S/gu;

function partsIn(text: string): Part[] {
  return (text.match(pieces) ?? []).flatMap((piece): Part[] => {
    if (/^\d/.test(piece)) return [{ kind: 'figure', text: piece }];
    const known = knownPart(piece);
    if (known) return [known];
    // Arabic writes its 'and' together with the next word.
    const next = piece.startsWith('و') ? knownPart(piece.slice(1)) : undefined;
    return next ? [{ kind: 'join', sign: 1 }, next] : [{ kind: 'unknown' }];
  });
}

function knownPart(word: string): Part | undefined {
  const unit = unitNamed.get(word);
  if (unit) return { kind: 'unit', unit };
  const sign = joins.get(word);
  if (sign) return { kind: 'join', sign };
  const value = valueNamed.get(word);
  return value === undefined ? undefined : { kind: 'value', value };
}

/** The sum of all parts; null where they make none. */
function amountIn(parts: readonly Part[]): number | null {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'figure') return plainFigure(only.text);
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  let run: Part[] = [];
  for (const part of parts) {
    if (part.kind !== 'unit') {
      run.push(part);
      continue;
    }
    const { size, alone } = part.unit;
    const [first, ...others] = run;
    const join = total !== 0 && first?.kind === 'join' ? first : null;
    const rest = join ? others : run;
    const count = rest.length === 0 ? alone : countOf(rest, size);
    // What is counted comes down from the largest unit, and 'two thousand' in one word takes no figure.
    const isOdd = size >= last || (rest.length > 0 && alone === 2);
    if (isOdd || count === undefined) return null;
    total += (join?.sign ?? 1) * count * size;
    [last, run] = [size, []];
  }
  const amount = Math.round(total + (run.length === 0 ? 0 : partOfUnit(run, last)));
  return amount > 0 ? amount : null;
}

/** How many units a run of values comes to: 'five and twenty', '2 and a half'; NaN for what is none. */
function countOf(run: readonly Part[], size: number): number {
  return run.reduce((sum, part, index) => {
    const isJoin = index % 2 === 1;
    if (isJoin) return part.kind === 'join' && index < run.length - 1 ? sum : Number.NaN;
    if (part.kind === 'figure') return sum + figureOf(part.text, size);
    return part.kind === 'value' ? sum + part.value : Number.NaN;
  }, 0);
}

/** What is said after the last unit: 'and a half' of it, or thousandths of it, as 'a million and 200'. */
function partOfUnit([join, part, ...more]: readonly Part[], unit: number): number {
  const isOne = join?.kind === 'join' && more.length === 0 && Number.isFinite(unit);
  if (!isOne || (part?.kind !== 'figure' && part?.kind !== 'value')) return Number.NaN;
  const value = part.kind === 'value' ? part.value : (plainFigure(part.text) ?? Number.NaN);
  if (value < 1) return join.sign * value * unit;
  const isWhole = Number.isInteger(value) && value < unit;
  return isWhole ? (join.sign * value * unit) / (value < 1000 ? 1000 : unit) : Number.NaN;
}

/**
 * A figure before a unit. A mark before one or two digits is a decimal one, whichever it is. Before three digits a point
 * is a decimal one and a comma parts thousands: '1.250' million, '1,500' thousand. '1,250' million and '1.500' thousand
 * could be either, so they are NaN.
 */
function figureOf(text: string, unit: number): number {
  const [, wholes = '0', above, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (above !== undefined) return Number(wholes) + Number(above) / Number(below);
  if (/^\d{1,3}(?: \d{3})+$/.test(text)) return Number(text.replaceAll(' ', ''));
  const [, whole = '', mark = '', fraction = ''] =
    /^(\d+)(?:([.,\u066b\u066c\u060c])(\d{1,3}))?$/.exec(text) ?? [];
  if (whole === '') return Number.NaN;
  if (fraction.length < 3) return Number(`${whole}.${fraction}`);
  const isGroup = !/[.\u066b]/.test(mark);
  if (isGroup !== (unit === 1000) || whole.length > 3) return Number.NaN;
  return Number(isGroup ? whole + fraction : `${whole}.${fraction}`);
}

/**
 * A figure alone: groups of thousands, then a fraction of one or two digits. Three digits after a single point may be
 * meant as a group: that is refused rather than guessed.
 */
const plain =
  /^(\d+|\d{1,3}(?:[,\u066c\u060c' ]\d{3})+)(?:[.\u066b](\d{1,2}))?$|^(\d{1,3}(?:\.\d{3}){2,})(?:,(\d{1,2}))?$/;

function plainFigure(text: string): number | null {
  const [, usual, cents, pointed, rest] = plain.exec(text) ?? [];
  const whole = usual ?? pointed;
  return whole === undefined ? null : Number(`${whole.replace(/\D/g, '')}.${cents ?? rest ?? '0'}`);
}
