import { expect, test } from 'vitest';
import type { DatedRate } from '#data/tariff-edit.ts';
import { kindsOf } from './kinds.ts';
import { endsCurrentRate, type ParsedRate, rateValuesOf, readRateForm } from './rate-form.ts';
import { rateWords } from './tariff-words.ts';

const today = '2026-11-28';
const rate = (valid_from: string, change: Partial<DatedRate> = {}): DatedRate => ({
  key: 'fuel_petrol_92',
  valid_from,
  value: 22.25,
  unit: 'EGP/litre',
  source: 'Decree 1/2026: a.eg (2026-03-10)',
  note: null,
  updated_at: '2026-03-10',
  ...change,
});
const [old, now, next] = [rate('2025-10-01'), rate('2026-03-10'), rate('2027-01-01')];
const rates = [old, now, next];
const form: ParsedRate = {
  kind: { key: 'fuel_petrol_92', unit: 'EGP/litre' },
  rates,
  corrected: null,
  today,
};
const typed = { value: '24.5', valid_from: today, source: 'Decree 7/2026: a.eg', note: ' ' };

test.each([
  ['24.5', 24.5],
  ['٢٤٫٥', 24.5],
  ['3.393', 3.393],
  ['8,000,000', 8_000_000],
  ['0', 0],
])('%s is a rate', (value, amount) => {
  expect(readRateForm(form, { ...typed, value })).toEqual({
    checked: { ...form.kind, value: amount, valid_from: today, source: typed.source, note: null },
  });
});

test.each([
  ['value', '', 'Please enter a number'],
  ['value', 'dear', 'Please enter a number'],
  ['value', '2,5', 'Please enter a number'],
  ['value', '-1', 'Please enter a number'],
  ['value', '2000000000', 'Please enter a number'],
  ['valid_from', '', 'Please choose the day'],
  ['valid_from', '2026-02-31', 'Please choose the day'],
  ['valid_from', '2026-03-10', 'There is already a rate from this day'],
  ['source', ' ', 'Please name the source'],
  ['source', 'x'.repeat(501), 'Please name the source'],
  ['note', 'x'.repeat(501), 'at most 500'],
  ['source', 'Decree \ufffd\ufffd', "can't be read"],
  ['note', '\u0410ugust', 'two alphabets'],
] as const)('%s "%.10s" gets a message at its field', (name, value, sentence) => {
  expect(readRateForm(form, { ...typed, [name]: value })).toEqual({
    faults: { [name]: expect.stringContaining(sentence) },
  });
});

test('a correction keeps its day or moves it, but never ends what pages need today', () => {
  const values = { ...rateValuesOf(now, today), value: '22' };
  expect(readRateForm({ ...form, corrected: now }, values)).toMatchObject({
    checked: { value: 22 },
  });
  const only = { ...form, rates: [now, next], corrected: now };
  const moved = readRateForm(only, { ...values, valid_from: '2026-12-01' });
  expect(moved).toEqual({
    faults: { valid_from: expect.stringContaining('No rate would apply today') },
  });
});

test('the last rate of today that pages need is not taken away, others may be', () => {
  expect(endsCurrentRate([now, next], [next], today)).toBe(true);
  expect(endsCurrentRate(rates, [old, next], today)).toBe(false);
  const inflation = { key: 'inflation', unit: '% a year' };
  expect(endsCurrentRate([rate('2026-01-01', inflation)], [], today)).toBe(false);
});

test('a kind has its current, future and earlier rates; kinds that pages need are listed even without a rate', () => {
  const wrong = rate('2026-05-01', { unit: 'piastre/litre' });
  const kinds = kindsOf([old, now, wrong, next], today);
  expect(kinds.find(({ key }) => key === 'fuel_petrol_92')).toMatchObject({
    onPages: 'needed',
    today: now,
    coming: [next],
    past: [wrong, old],
  });
  expect(kinds.find(({ key }) => key === 'customs_duty_bev')).toMatchObject({
    unit: '%',
    today: null,
  });
});

test('every kind that pages show says so, and only what they need is urged to be entered', () => {
  const kinds = kindsOf([rate('2026-01-01', { key: 'inflation', unit: '% a year' })], today);
  const onPages = (key: string) => kinds.find((kind) => kind.key === key)?.onPages;
  expect(onPages('loan_cib_ev_rate_min')).toBe('shown');
  expect(onPages('compulsory_insurance_bev')).toBe('shown');
  expect(onPages('cbe_deposit_rate')).toBe('shown');
  expect(onPages('fuel_petrol_92')).toBe('needed');
  expect(onPages('inflation')).toBe('no');
});

test('rates are words with their unit', () => {
  expect(rateWords({ value: 3.393, unit: 'EGP/kWh' })).toBe('EGP 3.393 a kWh');
  expect(rateWords({ value: 8_000_000, unit: 'EGP' })).toBe('EGP 8,000,000');
  expect(rateWords({ value: 2, unit: 'piastre' })).toBe('2 piastre');
});
