/**
 * How the values of a request are written for people: alike in mails, at the sales desk and in My Activity. A value that
 * is not of its kind, such as 'a third' for an amount, stays as it was typed.
 */
import { parseAmount } from '#lib/amount.ts';
import { westernDigits } from '#lib/arabic.ts';
import { fill } from '#lib/fill.ts';
import { memoized } from '#lib/once.ts';
import { cairoParts } from './cairo.ts';

export type Language = 'en' | 'ar';

/** The texts that values need, in the language that is written in; a choice such as 'garage' has one of its own. */
export type ValueWords = Readonly<
  Record<'submission_yes' | 'submission_no' | 'submission_kilometres', string>
>;

/** One line without control characters or marks that turn the direction of a text; '' for what is none. */
export function plainText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return '';
  return String(value)
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
}

/** Figures as used in Egypt, where Arabic has its own digits. */
const figures = { en: 'en-EG', ar: 'ar-EG' } as const;
const calendars = { en: 'en-GB', ar: 'ar-EG' } as const;

// Each format is made once: the first takes a phone 100 ms.
const numbers = (options: Intl.NumberFormatOptions) =>
  memoized((language: Language) => new Intl.NumberFormat(figures[language], options));
const moments = (options: Intl.DateTimeFormatOptions) =>
  memoized(
    (language: Language) =>
      new Intl.DateTimeFormat(calendars[language], { ...options, timeZone: 'UTC' }),
  );
const pounds = { style: 'currency', currency: 'EGP' } as const;
const wholePounds = numbers({ ...pounds, maximumFractionDigits: 0 });
const poundsAndPiastres = numbers(pounds);
const distances = numbers({ maximumFractionDigits: 1 });
const decimals = numbers({ maximumFractionDigits: 2 });
const ungrouped = numbers({ useGrouping: false });
const days = moments({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const nearDays = moments({ weekday: 'long', day: 'numeric', month: 'long' });
const hours = moments({ timeStyle: 'short' });

/** No line break after a figure, which means nothing without its month or half of the day. */
const inOnePiece = (text: string) => text.replace(/(\p{Nd}) /u, '$1\u00a0');

/** Some versions of `Intl` write a comma after the weekday, others none: none, so that a day reads alike everywhere. */
const withoutComma = (text: string) => text.replace(/^(\p{L}+)[,،]/u, '$1');

/** Egyptian pounds, with piastres only where there are any. @param value a figure, or an amount as people type it */
export function money(value: unknown, language: Language): string {
  const typed = plainText(value);
  const amount = parseAmount(typed);
  if (amount === null) return typed;
  const format = Number.isInteger(amount) ? wholePounds : poundsAndPiastres;
  return format(language).format(amount);
}

/** A day (yyyy-MM-dd, a time after it is ignored) with its weekday, such as 'Friday 30 April 2027'. */
export function fullDay(value: unknown, language: Language): string {
  return dayIn(days(language), value);
}

/** The same without the year, for a visit that is agreed. */
export function nearDay(value: unknown, language: Language): string {
  return dayIn(nearDays(language), value);
}

function dayIn(format: Intl.DateTimeFormat, value: unknown): string {
  const typed = plainText(value);
  const moment = Date.parse(typed.slice(0, 10));
  return Number.isNaN(moment) ? typed : inOnePiece(withoutComma(format.format(moment)));
}

/**
 * A day with its hour, such as 'Tuesday 8 December, 17:00'; the year stands in it where it is another than now.
 * @param slot HH:mm; '' for the day alone
 * @param now in ISO 8601
 */
export function dayAndHour(
  { day, slot }: { day: string; slot: string },
  language: Language,
  now: string,
): string {
  const isNear = day.slice(0, 4) === cairoParts(now).slice(0, 4);
  const named = isNear ? nearDay(day, language) : fullDay(day, language);
  return slot === '' ? named : commaRow([named, hour(slot, language)], language);
}

/** A moment (ISO 8601) as day and hour in Egypt; the same otherwise. */
export function momentInEgypt(moment: string, language: Language, now: string): string {
  const [day = '', slot = ''] = cairoParts(moment).split('T');
  return dayAndHour({ day, slot }, language, now);
}

/** Texts with commas between them. */
export const commaRow = (texts: readonly string[], language: Language): string =>
  texts.join(language === 'ar' ? '، ' : ', ');

/** A figure with two decimals at most. */
export const shortFigure = (figure: number, language: Language): string =>
  decimals(language).format(figure);

const percentages = memoized((notation: string) => {
  const [language, least, most] = notation.split(' ');
  return new Intl.NumberFormat(language === 'ar' ? figures.ar : figures.en, {
    style: 'percent',
    minimumFractionDigits: Number(least),
    maximumFractionDigits: Number(most),
  });
});

/** A figure as a percentage, such as '25.75%'. @param most how many decimals */
export const percent = (figure: number, language: Language, least = 0, most = 2): string =>
  percentages(`${language} ${least} ${Math.max(least, most)}`).format(figure / 100);

/** A time (HH:mm) in Egypt, such as '13:00' or '١:٠٠ م'. */
export function hour(value: unknown, language: Language): string {
  const typed = plainText(value);
  const moment = Date.parse(`1970-01-01T${typed}Z`);
  return Number.isNaN(moment) ? typed : inOnePiece(hours(language).format(moment));
}

export function kilometres(value: unknown, language: Language, words: ValueWords): string {
  const typed = plainText(value);
  if (!/^\d+(\.\d+)?$/.test(typed)) return typed;
  return fill(words.submission_kilometres, { figure: distances(language).format(Number(typed)) });
}

/** A model year has no groups. */
function year(value: unknown, language: Language): string {
  const typed = plainText(value);
  const figure = westernDigits(typed);
  return /^\d{4}$/.test(figure) ? ungrouped(language).format(Number(figure)) : typed;
}

function yesNo(value: unknown, _language: Language, words: ValueWords): string {
  const answer = plainText(value);
  if (answer === 'true') return words.submission_yes;
  return answer === 'false' ? words.submission_no : answer;
}

/** One of a few values, whose text has the key of the field's label and then the value. */
function choice(value: unknown, _language: Language, words: ValueWords, label: string): string {
  const chosen = plainText(value);
  const texts: Readonly<Record<string, string | undefined>> = words;
  return texts[`${label}_${chosen}`] ?? chosen;
}

type Writer = (value: unknown, language: Language, words: ValueWords, label: string) => string;

/** The ways of writing a value. */
export const writers = {
  text: plainText,
  money,
  day: fullDay,
  hour,
  kilometres,
  year,
  yesNo,
  choice,
} satisfies Record<string, Writer>;

/** The name of a way of writing. */
export type Writing = keyof typeof writers;
