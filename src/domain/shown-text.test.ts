import { expect, test } from 'vitest';
import { submissionWords } from '#features/request/submission-words.ts';
import { requestKinds } from './requests.ts';
import type { ShownFigures } from './shown.ts';
import { sampleShownLoan } from './shown-fixture.ts';
import { otherResultsOf, resultsOf, shownResults } from './shown-text.ts';

const shown: ShownFigures = {
  cars: [
    { brand_id: 'byd', id: 'seal', name: 'BYD Seal', price: 1_900_000 },
    { brand_id: 'mg', id: 'mg4', name: 'MG4', price: null },
  ],
  driving: {
    budget: 1_500_000,
    daily_km: 60,
    home: { en: 'Cairo', ar: 'القاهرة' },
    trip: { to: { en: 'Alexandria', ar: 'الإسكندرية' }, a_month: 2 },
    charges_at_home: true,
  },
  premiums: [{ plan: 'gold', per_mille: 20, egp: 38_000 }],
  loan: sampleShownLoan,
  fit: { car: 'BYD Seagull', verdict: 'no', connector: 'GB/T', assumed: true, plug: 'Type 2' },
};

const lines = (fields: readonly { label: string; value: string }[]) =>
  fields.map(({ label, value }) =>
    `${label}: ${value}`.replace(/[\u00a0]/g, ' ').replace(/[\u2066-\u2069\u200f\u061c]/g, ''),
  );

test('each kind has the results that answer it, and the others apart', () => {
  const english = submissionWords.en;
  const own = Object.fromEntries(
    requestKinds.map((kind) => [kind, lines(resultsOf(kind, shown, 'en', english))]),
  );
  expect(own).toEqual({
    visit_request: [],
    car_request: [
      'Answers about driving: budget EGP 1,500,000, 60 km a day, Cairo to Alexandria twice a month, charging at home',
      'Recommended cars: BYD Seal, EGP 1,900,000\nMG4',
    ],
    charger_request: [
      "Fit: It doesn't fit the BYD Seagull: the car has a GB/T inlet, the charger a Type 2 plug.\nThe car's inlet is our assumption.",
    ],
    financing_request: [
      'Estimated instalment: EGP 24,900 to EGP 26,800 a month for 60 months',
      'Down payment counted with: EGP 300,000 (25%), EGP 900,000 to finance',
      "Interest: 22% to 25.75% a year\nCIB's rate for electric cars, read on Friday 20 November 2026",
    ],
    insurance_request: ['Gold plan: EGP 38,000 a year (2.0%)'],
  });
  const all = shownResults(shown, 'en', english).length;
  for (const kind of requestKinds) {
    const rest = otherResultsOf(kind, shown, 'en', english).length;
    expect((own[kind]?.length ?? 0) + rest).toBe(all);
  }
});

test('in Arabic, with its own figures', () => {
  const [instalment, down, rate] = lines(
    resultsOf('financing_request', shown, 'ar', submissionWords.ar),
  );
  expect(instalment).toContain('٢٤٬٩٠٠');
  expect(down).toContain('٢٥٪');
  expect(rate).toContain('٢٥٫٧٥٪');
  expect(rate).toContain('CIB');
  expect(lines(resultsOf('car_request', shown, 'ar', submissionWords.ar))[0]).toContain(
    'من القاهرة إلى الإسكندرية مرتين في الشهر',
  );
});

test('requests of earlier days say less, and no results are none', () => {
  const { loan } = shown;
  const old = loan && { loan: { ...loan, down: undefined, bank: undefined, read_on: undefined } };
  expect(lines(resultsOf('financing_request', old, 'en', submissionWords.en))).toEqual([
    'Estimated instalment: EGP 24,900 to EGP 26,800 a month for 60 months',
    'Interest: 22% to 25.75% a year',
  ]);
  const unknown: ShownFigures = {
    fit: { car: 'X', verdict: 'unknown', connector: 'GB/T', assumed: true, plug: null },
  };
  expect(lines(shownResults(unknown, 'en', submissionWords.en))).toEqual([
    "Fit: We don't know whether it fits the X.",
  ]);
  expect(shownResults(null, 'en', submissionWords.en)).toEqual([]);
});
