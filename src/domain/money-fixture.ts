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
  figure('loan_instalments_share_max', 50, '% of the income', 'Central Bank of Egypt: x.eg'),
  figure('cbe_deposit_rate', 19, '% a year', 'Central Bank of Egypt: albayan.ae (2026-02-12)'),
  figure('insurance_comprehensive_min', 2, '% of the price a year', market),
  figure('insurance_comprehensive_max', 4, '% of the price a year', market),
  figure('compulsory_insurance_bev', 120, 'EGP a year', 'eltawkeel.com/News/800 (2019-06-26)'),
];

/** The same as a page has them, with a charger. */
export const sampleMoney: MoneyFacts = moneyFacts(moneyFigures, {
  id: 'wallbox',
  name: 'BYD Wallbox 7 kW',
  price: 25_000,
});
