import { expect, test } from 'vitest';
import type { SalesNumbers } from '#data/desk-numbers.ts';
import { salesTiles } from './sales-tiles.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };
const answers = {
  requests: 66,
  answered: 12,
  median_seconds: 1200,
  p90_seconds: 2400,
  in_time: 10,
  due: 60,
};
const figures = { requests: 66, won: 3, lost: 1, won_egp: 1_800_000, won_with_amount: 2 };
const numbers: SalesNumbers = {
  figures,
  answers: { all: answers, kinds: [], people: [] },
  before: { ...figures, requests: 60, won: 4, answers: { ...answers, median_seconds: 2400 } },
  open: [{ stage: 'offer', requests: 3, with_amount: 2, amount_egp: 1_000_000 }],
  reasons: [],
  days: [],
  states: {},
  results: [],
};
const month = {
  month: '2026-11-01',
  team: { won: 3, won_egp: 0, target: 10 },
  members: [],
};
const tile = (label: string, changed: Partial<SalesNumbers> = {}) =>
  salesTiles({ ...numbers, ...changed }, period, month).find((one) => one.label === label);

test('the median says on how many answers it rests, and less of it is better', () => {
  expect(tile('Median time to the first answer')).toMatchObject({
    figure: '20 minutes',
    detail: 'of 12 answered, 54 wait',
    trend: { way: 'down', isGood: true, before: '40 minutes' },
  });
});

test('what is won stands beside its target, and opens what it counts', () => {
  expect(tile('Won')).toMatchObject({
    figure: '3',
    target: 'November 2026: 3 of 10',
    trend: { way: 'down', isGood: false, before: '4' },
    href: '/sales?view=all&outcome=won&closed_from=2026-11-01&closed_to=2026-11-30',
  });
  expect(tile('Conversion')).toMatchObject({ figure: '75%', detail: '3 won of 4 won or lost' });
  expect(tile('Amount won')).toMatchObject({ detail: 'Known for 2 of 3' });
});

test('the forecast counts each stage as likely as it is', () => {
  expect(tile('Forecast')).toMatchObject({
    figure: 'EGP\u00a0500,000',
    detail: 'From 2 open deals with an amount',
  });
});

test('without days before there is no trend, and without answers no median', () => {
  const all = { ...answers, answered: 0, median_seconds: null, in_time: 0, due: 0 };
  const changed = { before: null, answers: { all, kinds: [], people: [] } };
  expect(tile('Requests', changed)?.trend).toBeNull();
  expect(tile('Median time to the first answer', changed)).toMatchObject({
    figure: 'N/A',
    trend: null,
  });
  expect(tile('In time', changed)?.figure).toBe('N/A');
});
