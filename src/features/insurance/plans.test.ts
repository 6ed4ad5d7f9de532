import { expect, test } from 'vitest';
import { insurancePlans } from '#domain/insurance.ts';
import { planCover } from './plans.ts';

const shared = 'up to 4 passengers at 25K each';

test.each([
  ['silver', ['100K EGP', '100K EGP', 'Not included', 'Not included', '25%', '10%']],
  ['gold', ['100K EGP', '100K EGP', '100K EGP', 'Not included', '25%', '10%']],
  ['diamond', ['100K EGP', '70K EGP', '100K EGP', '10K EGP', '15%', '10%']],
] as const)('%s says what it covers', (id, values) => {
  const names = [
    'Liability',
    'Personal accident',
    'Home protection',
    'Key replacement',
    'Battery deductible',
    'Deductible',
  ];
  const cover = insurancePlans.filter((plan) => plan.id === id).flatMap(planCover);
  expect(cover).toEqual(
    values.map((value, row) => ({
      name: names[row],
      value,
      ...(row === 1 && id !== 'diamond' ? { note: shared } : {}),
      included: value !== 'Not included',
    })),
  );
});
