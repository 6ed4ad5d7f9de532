import { expect, test } from 'vitest';
import { answeredMonth, toldMonth } from './answered-month.ts';

const told = {
  budget: 1_000_000,
  daily_km: 60,
  home: { en: 'Assiut', ar: 'أسيوط' },
  trip: null,
  charges_at_home: false,
};
const answers = { dailyKm: 60, atHome: false, isCoded: false, tripKm: 0, often: 0 };

test('answers that were kept come to the same month as answers that are given', () => {
  for (const isFarFromRapid of [true, false]) {
    const kept = { ...told, ...(isFarFromRapid && { far_from_rapid: true }) };
    expect(toldMonth(kept, null)).toEqual(answeredMonth({ ...answers, isFarFromRapid }).use);
  }
});

test('far from rapid chargers the month is charged at public AC points, unless it is charged at home', () => {
  const far = { ...answers, isFarFromRapid: true };
  expect(answeredMonth(far).use).toMatchObject({ away: 'ac' });
  expect(answeredMonth({ ...far, atHome: true }).use.away).toBeUndefined();
});

test('60 km a day are 1,826 a month', () => {
  expect(answeredMonth({ ...answers, isFarFromRapid: false }).figures.km).toBe(1826);
});
