import { plainArabic, westernDigits } from './arabic.ts';
import { lazy } from './once.ts';

/** The months, as spreadsheets in English and in Arabic write them in words. */
const monthOf = lazy(() => {
  const formats = ['long', 'short'] as const;
  const months = Array.from({ length: 12 }, (_, month) => month);
  return new Map(
    ['en-GB', 'en-US', 'ar-EG'].flatMap((locale) =>
      formats.flatMap((month) => {
        const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
        return months.map((number) => {
          const name = format.format(Date.UTC(2026, number, 15));
          return [plainArabic(name.toLowerCase()), number + 1] as const;
        });
      }),
    ),
  );
});

/**
 * The day in a text that has only one possible reading, as yyyy-MM-dd: '2026-11-05', '5 Nov 2026', '25/12/2026' or '٥
 * نوفمبر ٢٠٢٦', a time of midnight is ignored.
 * @returns null for any other text: '05/11/2026' is in November here and in May there
 */
export function readDay(text: string): string | null {
  const [first = null, second] = readingsOf(plainOf(text));
  return second === undefined ? first : null;
}

/**
 * Whether a text may be what a spreadsheet made of a day: '05/11/2026', '5-Nov-26' or 46331 of 5 November 2026.
 * @param day yyyy-MM-dd
 */
export function mayMeanDay(text: string, day: string): boolean {
  const plain = plainOf(text);
  if (/^\d{5}$/.test(plain)) return Date.parse(day) === (Number(plain) - 25_569) * 86_400_000;
  const isYearLast = !/^\d{4}/.test(plain);
  return readingsOf(isYearLast ? plain.replace(/(?<=\D)\d\d$/, '20$&') : plain).includes(day);
}

/** One spelling for all, without a time of midnight. */
function plainOf(text: string): string {
  return plainArabic(westernDigits(text.normalize('NFKC')))
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/(?:t|\s+)0{1,2}:00(?::00(?:\.0+)?)?(?:z|\+00(?::?00)?)?$/, '');
}

/** The days that a text may mean, as yyyy-MM-dd: two where day and month may be swapped. */
function readingsOf(plain: string): string[] {
  const [, year, , month, date = ''] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain) ?? [];
  if (year !== undefined) return known([dayOf(year, Number(month), date)]);
  const [, one = '', , other = '', end] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(plain) ?? [];
  if (end !== undefined) {
    return known([dayOf(end, Number(other), one), dayOf(end, Number(one), other)]);
  }
  const words =
    /^(?:\p{L}+[,،]?\s+)?(?:(\d{1,2})[\s-]+(\p{L}+)|(\p{L}+)\s+(\d{1,2}))[\s,،-]+(\d{4})$/u.exec(
      plain,
    );
  const [, before, monthAfter = '', monthBefore = '', after, wordYear = ''] = words ?? [];
  const named = monthOf().get(monthAfter || monthBefore);
  return named === undefined ? [] : known([dayOf(wordYear, named, before ?? after ?? '')]);
}

const known = (days: readonly (string | null)[]) => [...new Set(days.flatMap((day) => day ?? []))];

/** A day as yyyy-MM-dd; null where the calendar has none. */
function dayOf(year: string, month: number, date: string): string | null {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
