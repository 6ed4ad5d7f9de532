import { expect, test } from 'vitest';
import { oddPrice } from './price-move.ts';

test.each([
  // A car's price before and after, and how far it moves where that is pointed out.
  ['cars', 1_000_000, 1_300_000, null],
  ['cars', 1_000_000, 1_300_001, 0.300001],
  ['cars', 1_000_000, 700_000, null],
  ['cars', 1_000_000, 699_999, -0.300001],
  ['cars', 1_250_000, 1, -0.9999992],
  ['cars', 1_250_000, 12_500_000, 9],
  // Below EGP 100,000, also a little or at first.
  ['cars', 110_000, 99_999, -0.0909],
  ['cars', null, 99_999, 'new'],
  ['cars', null, 100_000, null],
  ['cars', null, 5_000_000, null],
  ['cars', 90_000, 90_000, null],
  ['cars', 90_000, 95_000, 0.0556],
  ['cars', 90_000, 110_000, null],
  ['cars', 1_250_000, null, null],
  ['cars', null, null, null],
  ['chargers', 20_000, 26_000, null],
  ['chargers', 20_000, 26_001, 0.30005],
  ['chargers', 20_000, 2_000, -0.9],
  ['chargers', null, 900, null],
] as const)('%s: %s to %s', (kind, from, to, share) => {
  const odd = oddPrice(kind, from, to);
  if (share === null) expect(odd).toBeNull();
  else if (share === 'new') expect(odd).toEqual({ from, to, share: null });
  else expect(odd).toEqual({ from, to, share: expect.closeTo(share, 4) });
});
