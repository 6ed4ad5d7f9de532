/** What the columns of a car's facts must accept and refuse. */
import { number, oneOf, type Trials, text } from './limits.ts';

const textList = {
  good: [null, '[]', '["White"]'],
  bad: ['"a"', '{}', JSON.stringify(['x'.repeat(4096)])],
};

export const factLimits: Trials = {
  model_year: number(2000, 2100),
  seats: number(1, 20),
  boot_l: number(1, 10_000),
  drive: oneOf('FWD', 'RWD', 'AWD'),
  connector_basis: oneOf('recorded', 'assumed'),
  battery_warranty_years: number(1, 30),
  battery_warranty_km: number(1000, 2_000_000),
  // The three columns of a rating are known together or not at all.
  safety_stars: { good: [0, 5], bad: [-1, 6, null] },
  safety_year: { good: [1990, 2100], bad: [1989, 2101, null] },
  safety_body: { good: ['Euro NCAP'], bad: [...text(40).bad] },
  trims: {
    good: [null, '[]', '[{"name":"Comfort","price_egp":null}]'],
    bad: [
      '"a"',
      '{}',
      '["a"]',
      '[{"name":""}]',
      '[{"name":"A"}]',
      '[{"name":5,"price_egp":null}]',
      '[{"name":"A","price_egp":"1"}]',
      '[{"name":"A","price_egp":0}]',
      JSON.stringify(Array(50).fill({ name: 'x'.repeat(80), price_egp: 1 })),
    ],
  },
  colors: textList,
  colors_ar: textList,
};
