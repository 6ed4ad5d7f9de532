import { type MoneyFacts, moneyFacts } from './money-facts.ts';
import type { KeyedFigure } from './tariffs.ts';
import { sampleFigures } from './tariffs-fixture.ts';

const figure = (id: string, value: number, unit: string, source: string): KeyedFigure => ({
  id,
  value,
  unit,
  validFrom: '2026-11-20',
  source,
  note: null,
});

const bank = 'elnabaa.net/1011248 (undated)';
const market = 'General knowledge, unverified';

/** Every figure that the tool for costs counts with, for tests. */
export const moneyFigures: readonly KeyedFigure[] = [
  ...sampleFigures,
  figure('loan_cib_ev_rate_min', 22, '% a year, reducing', bank),
  figure('loan_cib_ev_rate_max', 25.75, '% a year, reducing', bank),
  figure('loan_cib_ev_amount_max', 8_000_000, 'EGP', bank),
  figure('loan_cib_ev_term_max', 96, 'months', bank),
  figure('loan_cib_ev_fee', 1, '%', bank),
  figure('loan_market_flat_rate_min', 12, '% a year, flat', market),
  figure('loan_market_flat_rate_max', 16, '% a year, flat', market),
  figure('loan_market_term_max', 84, 'months', market),
  figure('compulsory_insurance_bev', 10, 'EGP a month', 'masrawy.com (2019-10-19)'),
  figure('gbt_adapter_min', 45_000, 'EGP', 'twaslnews.com (2025-04-14)'),
  figure('gbt_adapter_max', 50_000, 'EGP', 'twaslnews.com (2025-04-14)'),
];

/** The same as a page has them, with a charger. */
export const sampleMoney: MoneyFacts = moneyFacts(moneyFigures, {
  id: 'wallbox',
  name: 'BYD Wallbox 7 kW',
  price: 25_000,
});
