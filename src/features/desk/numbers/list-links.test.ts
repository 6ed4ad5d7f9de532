import { expect, test } from 'vitest';
import { cameIn, closedIn, listOf, listOfResult } from './list-links.ts';

const march = { from: '2026-03-10', to: '2026-04-08' };
const id = '0b0e9a52-6a44-4f0e-9f3f-1c3a1f0f4a11';

test('a figure opens all requests of its days, or those closed in them', () => {
  expect(listOf(cameIn(march))).toBe('/sales?view=all&sent_from=2026-03-10&sent_to=2026-04-08');
  expect(listOf({ ...closedIn({ from: null, to: null }), outcome: 'won' })).toBe(
    '/sales?view=all&outcome=won',
  );
});

test.each([
  [
    'kind',
    'walk_in',
    null,
    'requests',
    'view=all&kind=walk_in&sent_from=2026-03-10&sent_to=2026-04-08',
  ],
  [
    'person',
    null,
    null,
    'won',
    'view=all&owner=nobody&outcome=won&closed_from=2026-03-10&closed_to=2026-04-08',
  ],
  [
    'car',
    id,
    'MG4',
    'lost',
    `view=all&item=${id}&outcome=lost&closed_from=2026-03-10&closed_to=2026-04-08`,
  ],
  ['car', null, 'MG4', 'requests', 'view=all&car=MG4&sent_from=2026-03-10&sent_to=2026-04-08'],
  [
    'month',
    '2026-04-01',
    null,
    'decided',
    'view=all&outcome=decided&closed_from=2026-04-01&closed_to=2026-04-08',
  ],
] as const)('by %s %s %s: %s', (by, key, name, counted, search) => {
  expect(listOfResult({ by, key, name }, counted, march)).toBe(`/sales?${search}`);
});
