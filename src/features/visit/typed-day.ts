import { plainArabic, westernDigits } from '#lib/arabic.ts';
import { lazy } from '#lib/once.ts';
import { getLocale } from '#paraglide/runtime.js';

/** The days, both included and as yyyy-MM-dd, that may be chosen. */
export type Days = { first: string; last: string };

/** Languages whose names of months and days are understood. */
const languages = ['en-US', 'ar-EG'];

const monthNames = lazy(() =>
  languages.map((language) => {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) =>
      plainArabic(name.format(Date.UTC(2026, month, 15)).toLowerCase()),
    );
  }),
);

/** In Arabic also without their article: سبت, a Saturday, is how September begins. */
const weekdayNames = lazy(() => {
  const names = languages.flatMap((language) => {
    const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) =>
      plainArabic(name.format(Date.UTC(2026, 1, 1 + day)).toLowerCase()),
    );
  });
  return new Set([...names, ...names.map((name) => name.replace(/^ال/, ''))]);
});

/** As people in Egypt also write them. */
const otherNames = new Map([
  ['يونيه', 6],
  ['يوليه', 7],
]);

/**
 * The day that a person typed: '12/24/2026', '24/12/2026', '2026-12-24', 'Dec 24' or '٢٤ ديسمبر ٢٠٢٦'. Where a text can be
 * read in two ways, the one that may be chosen is meant: of both the American one, or the Egyptian one in Arabic.
 * @returns yyyy-MM-dd, also when it may not be chosen; null for what is no day at all
 */
export function readVisitDay(text: string, days: Days): string | null {
  const plain = plainArabic(westernDigits(text))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const readings = [...readNumbers(plain, days), ...readWords(plain, days)].filter(
    (day) => day !== null,
  );
  return readings.find((day) => isWithin(day, days)) ?? readings[0] ?? null;
}

/** A day (yyyy-MM-dd) in words that `readVisitDay` understands, such as 'Thu, Dec 24, 2026'. */
export function writeDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}

/** Whether a day (yyyy-MM-dd) is one of those that may be chosen. */
export function isWithin(day: string, { first, last }: Days): boolean {
  return day >= first && day <= last;
}

function readNumbers(text: string, days: Days): (string | null)[] {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return [dayOf(Number(year), Number(month), Number(day))];
  const [, one, two, end] = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(text) ?? [];
  return yearsOf(end, days).flatMap((given) => {
    const american = dayOf(given, Number(one), Number(two));
    const egyptian = dayOf(given, Number(two), Number(one));
    return getLocale() === 'en' ? [american, egyptian] : [egyptian, american];
  });
}

function readWords(text: string, days: Days): (string | null)[] {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const month = words
    .filter((word) => !weekdayNames().has(word))
    .map(monthOf)
    .find((number) => number > 0);
  const numbers = text.match(/\d+/g) ?? [];
  const day = numbers.find((number) => number.length <= 2);
  if (month === undefined || day === undefined || numbers.length > 2) return [];
  const year = numbers.find((number) => number.length === 4);
  if (numbers.length === 2 && year === undefined) return [];
  return yearsOf(year, days).map((given) => dayOf(given, month, Number(day)));
}

/** The number of a month whose name, in some language, begins like this; 0 when it is none. */
function monthOf(word: string): number {
  const found = monthNames().map((names) => names.findIndex((name) => name.startsWith(word)));
  return otherNames.get(word) ?? Math.max(...found) + 1;
}

/** The year meant; without one, each that has days to choose. */
function yearsOf(typed: string | undefined, { first, last }: Days): number[] {
  if (typed !== undefined) return [Number(typed.padStart(4, '20'))];
  return [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
}

/** Null for a day that no calendar has, such as the 30th of February. */
function dayOf(year: number, month: number, day: number): string | null {
  const text = [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');
  const moment = Date.parse(text);
  const exists = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
  return exists ? text : null;
}
