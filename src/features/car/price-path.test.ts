import { expect, it } from 'vitest';
import { pricePath } from './price-path.ts';

const price = (day: number, price_egp: number | null) => ({
  changed_at: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
  price_egp,
  price_standing: 'level' as const,
  price_source: null,
});
const now = Date.parse('2026-11-11T00:00:00Z');

it('steps from price to price until now', () => {
  const prices = [price(6, 1_200_000), price(4, null), price(1, 1_000_000)];
  const drawn = pricePath(prices, now, false);
  expect(drawn?.line).toBe('M0 90H50V10H100');
  expect(drawn).toMatchObject({ least: 1_000_000, most: 1_200_000 });
  expect(pricePath(prices, now, true)?.line).toBe('M100 90H50V10H0');
});

it('draws nothing of a price that never changed', () => {
  expect(pricePath([price(1, 1_000_000)], now, false)).toBeNull();
  expect(pricePath([price(3, 1_000_000), price(1, 1_000_000)], now, false)).toBeNull();
  expect(pricePath([], now, false)).toBeNull();
});
