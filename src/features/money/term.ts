import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** The term of a loan, for use after 'over': whole years as years, everything else as months. */
export function termText(months: number): string {
  return months % 12 === 0
    ? m.finance_years(asCount(months / 12))
    : m.finance_months(asCount(months));
}

/** How long something takes, roughly: months up to two years, then years to a tenth. */
export function roughTermText(months: number): string {
  if (months < 24) return m.finance_months(asCount(months));
  const years = Math.round(months / 1.2) / 10;
  return m.finance_years({ count: years, countFigure: formatNumber(years, 1) });
}
