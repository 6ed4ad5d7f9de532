import { describe, expect, test } from 'vitest';
import { annualPremium, type InsurancePlan, insurancePlans, premiums } from './insurance.ts';

function plan(id: InsurancePlan['id']): InsurancePlan {
  const found = insurancePlans.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no plan ${id}`);
  return found;
}

describe('annualPremium', () => {
  test.each([
    ['silver', 1_000_000, 18_000],
    ['gold', 1_000_000, 20_000],
    ['diamond', 1_000_000, 21_000],
    ['silver', 897_000, 16_146],
    ['diamond', 1_234_567, 25_926],
  ] as const)('%s of %i EGP is %i EGP', (id, price, egp) => {
    expect(annualPremium(price, plan(id))).toBe(egp);
  });

  test('rounds half a pound up and less down', () => {
    expect(annualPremium(250, plan('silver'))).toBe(5);
    expect(annualPremium(25, plan('gold'))).toBe(1);
    expect(annualPremium(24, plan('gold'))).toBe(0);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no price', (price) => {
    expect(annualPremium(price, plan('gold'))).toBeNull();
    expect(premiums(price)).toEqual([]);
  });
});

test('premiums come in the order silver, gold, diamond', () => {
  expect(premiums(2_000_000).map(({ plan: { id }, egp }) => [id, egp])).toEqual([
    ['silver', 36_000],
    ['gold', 40_000],
    ['diamond', 42_000],
  ]);
});

test('only diamond is the most popular plan', () => {
  expect(insurancePlans.filter((each) => each.mostPopular).map((each) => each.id)).toEqual([
    'diamond',
  ]);
});

test('the passengers of a plan share exactly its sum for personal accident', () => {
  for (const { personalAccident } of insurancePlans) {
    if (!personalAccident.passengers) continue;
    const { count, eachEgp } = personalAccident.passengers;
    expect(count * eachEgp).toBe(personalAccident.totalEgp);
  }
});
