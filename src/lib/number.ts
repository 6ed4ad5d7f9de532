import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { localeOfReader } from './reader.ts';

const notations = new Map<string, Intl.NumberFormat>();

/** A number format of the reader's language. Each is made once, because making one is slow on a phone. */
export function numberNotation(
  options: Intl.NumberFormatOptions,
  locale = localeOfReader('en-EG'),
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const notation = notations.get(key) ?? new Intl.NumberFormat(locale, options);
  notations.set(key, notation);
  return notation;
}

/**
 * A number for people as `Intl` writes it in Egypt: '1,390' in English, '١٬٣٩٠' in Arabic.
 * @param decimals how many at most
 */
export function formatNumber(amount: number, decimals = 0): string {
  return numberNotation({ maximumFractionDigits: decimals }).format(amount);
}

/** A number that names something and counts nothing, such as the year 2026: without groups. */
export function formatUngrouped(number: number): string {
  return numberNotation({ useGrouping: false }).format(number);
}

/** A number that is told digit by digit, such as that of a register, in the reader's digits. */
export const inDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => formatUngrouped(Number(digit)));

/**
 * Whole thousands in short, such as '100K' or '١٠٠ ألف': `Intl` would write '١٠ ألف', which is '١٠ آلاف'.
 * @param amount a multiple of 1,000
 */
export function formatThousands(amount: number): string {
  return m.value_thousands(asCount(amount / 1000));
}

/** The parameters of a message with a count: the number, which chooses the plural form, and its written figure. */
export function asCount(count: number): { count: number; countFigure: string } {
  return { count, countFigure: formatNumber(count) };
}

const pounds = { style: 'currency', currency: 'EGP' } as const;

/**
 * A price such as 'EGP 1,250,000' or '١٬٢٥٠٬٠٠٠ ج.م.', without decimals; 'N/A' when there is none.
 * @param amount in Egyptian pounds; null when unknown
 */
export function formatEgp(amount: number | null): string {
  if (amount === null) return m.value_not_available();
  return numberNotation({ ...pounds, maximumFractionDigits: 0 }).format(amount);
}

const million = 1_000_000;

/**
 * A price for a card. In Arabic, whose zero is a dot that small letters lose, from a million up in millions: '١٫٤٥ مليون ج.م.'.
 * Never rounded: what is no whole thousand stands in full.
 */
export function formatCardEgp(amount: number | null): string {
  if (amount === null || getLocale() === 'en' || amount < million || amount % 1000 !== 0) {
    return formatEgp(amount);
  }
  const millions = amount / million;
  return m.value_egp_millions({ count: millions, countFigure: formatNumber(millions, 3) });
}

/** An amount that a person has named, with piastres where there are any: as mails and My Activity write it. */
export const formatNamedEgp = (amount: number): string =>
  Number.isInteger(amount) ? formatEgp(amount) : formatUnitPrice(amount);

/** An estimate of money, rounded to 10 EGP: it is no more exact than that. Never zero. */
export function formatAboutEgp(amount: number): string {
  return formatEgp(Math.max(10, Math.round(amount / 10) * 10));
}

/** A price of one kWh or one litre, to the piastre, such as 'EGP 2.30'. */
export function formatUnitPrice(amount: number): string {
  return numberNotation(pounds).format(amount);
}

/**
 * A quantity with its unit, such as '420 km'; 'N/A' when unknown.
 * @param unit in the reader's language, from the messages `unit_…`
 */
export function formatQuantity(amount: number | null, unit: string): string {
  if (amount === null) return m.value_not_available();
  // Arabic abbreviates units to letters that must not begin a line.
  return `${formatNumber(amount, 1)}${getLocale() === 'en' ? ' ' : '\u00a0'}${unit}`;
}

/** A quantity within a sentence: no line break between the figure and its unit. */
export function quantityInText(amount: number, unit: string): string {
  return formatQuantity(amount, unit).replaceAll(' ', '\u00a0');
}

/**
 * A share of one, such as '80%' or '٨٠٪'.
 * @param decimals how many at least; one at most
 */
export function formatShare(share: number, decimals: 0 | 1 = 0): string {
  return numberNotation({
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  }).format(share);
}
