import { expect, test } from 'vitest';
import { assumedLikelihood, boardStages, forecastOf, isLaterStage } from './deals.ts';

test('the forecast is worked out as by hand', () => {
  // 2,000,000 x 10 % + 1,500,000 x 30 % + 900,000 x 90 % = 200,000 + 450,000 + 810,000
  const forecast = forecastOf([
    { stage: 'contacted', amount_egp: 2_000_000 },
    { stage: 'visit', amount_egp: 1_500_000 },
    { stage: 'deposit', amount_egp: 900_000 },
  ]);
  expect(forecast).toBeCloseTo(1_460_000);
  expect(forecastOf([])).toBe(0);
});

test('a later stage is more likely', () => {
  for (const [at, stage] of boardStages.entries()) {
    const before = boardStages[at - 1];
    if (before === undefined) continue;
    expect(isLaterStage(stage, before)).toBe(true);
    expect(isLaterStage(before, stage)).toBe(false);
    expect(assumedLikelihood[stage]).toBeGreaterThan(assumedLikelihood[before]);
  }
});
