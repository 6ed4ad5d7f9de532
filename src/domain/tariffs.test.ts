import { describe, expect, it } from 'vitest';
import { readTariffs, tariffsFrom } from './tariffs.ts';
import { sampleFigures, sampleTariffs } from './tariffs-fixture.ts';

const today = '2026-11-21';
const petrol = {
  key: 'fuel_petrol_92',
  value: 22.25,
  unit: 'EGP/litre',
  valid_from: '2026-03-10',
  source: 'pls48.net/27504 (2026-03-21)',
  note: null,
};

const inForce = (...rows: unknown[]) => readTariffs(rows, today).items.map(({ value }) => value);

describe('readTariffs', () => {
  it('takes the newest row whose day has come, in whatever order they stand', () => {
    const older = { ...petrol, value: 19.25, valid_from: '2025-10-01' };
    const future = { ...petrol, value: 99, valid_from: '2026-11-22' };
    expect(inForce(older, petrol, future)).toEqual([22.25]);
    expect(inForce(future, petrol, older)).toEqual([22.25]);
    expect(inForce({ ...petrol, value: 30, valid_from: today }, petrol)).toEqual([30]);
    expect(inForce(future)).toEqual([]);
  });

  it('reads numbers and days in any notation of the backends', () => {
    const row = { ...petrol, value: '22.250', valid_from: '2026-03-10T00:00:00+00:00', note: '' };
    expect(readTariffs([row], today)).toEqual({
      items: [
        {
          id: 'fuel_petrol_92',
          value: 22.25,
          unit: 'EGP/litre',
          validFrom: '2026-03-10',
          source: petrol.source,
          note: null,
        },
      ],
      faults: [],
    });
  });

  it('takes no figure of a known kind in another unit', () => {
    const flat = { ...petrol, key: 'loan_cib_ev_rate_min', value: 12, unit: '% a year, flat' };
    const { items, faults } = readTariffs([flat], today);
    expect(items).toEqual([]);
    expect(faults).toEqual([expect.stringContaining('unit must be % a year, reducing')]);
  });

  it.each([
    ['no number', { value: 'dear' }, 'value must be a number'],
    ['nothing for a number', { value: null }, 'value must be a number'],
    ['an empty number', { value: ' ' }, 'value must be a number'],
    ['yes for a number', { value: true }, 'value must be a number'],
    ['a number in a list', { value: [5] }, 'value must be a number'],
    ['a number beyond reason', { value: 1e300 }, 'value must be at most 1,000,000,000'],
    ['an endless number', { value: 'Infinity' }, 'value must be a number'],
    ['a negative number', { value: -1 }, 'value must not be negative'],
    ['no date', { valid_from: 'March' }, 'valid_from must be a date'],
    ['an impossible date', { valid_from: '2026-02-31' }, 'valid_from must be a date'],
    ['no source', { source: ' ' }, 'source must not be empty'],
    ['another unit', { unit: 'piastre/litre' }, 'unit must be EGP/litre, not piastre/litre'],
  ])('names a row with %s and leaves only that one out', (_, change, sentence) => {
    const vat = { ...petrol, key: 'vat_bev', value: 14, unit: '%' };
    const { items, faults } = readTariffs([{ ...petrol, ...change }, vat], today);
    expect(items.map(({ id }) => id)).toEqual(['vat_bev']);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('tariffs fuel_petrol_92');
    expect(faults[0]).toMatch(sentence);
  });

  it('falls back on the row before one at fault', () => {
    expect(inForce(petrol, { ...petrol, value: '?', valid_from: '2026-10-01' })).toEqual([22.25]);
  });
});

describe('tariffsFrom', () => {
  it('assembles the household bands', () => {
    const { bands, low, high, validFrom } = sampleTariffs.household;
    expect(bands.map(({ upToKwh }) => upToKwh)).toEqual([100, 650, 1000, Number.POSITIVE_INFINITY]);
    expect(bands.map(({ blocks }) => blocks.map(({ egpPerKwh }) => egpPerKwh))).toEqual([
      [0.68, 0.78],
      [0.95, 1.55, 1.95],
      [2.1],
      [2.23],
    ]);
    expect([low.value, high.value, validFrom]).toEqual([0.95, 2.23, '2024-09-01']);
  });

  it('dates the household tariff by its newest price', () => {
    const raised = sampleFigures.map((figure) =>
      figure.id === 'home_electricity_651_1000' ? { ...figure, validFrom: '2026-09-01' } : figure,
    );
    expect(tariffsFrom(raised).household.validFrom).toBe('2026-09-01');
  });

  it('names each key without a figure, and the table', () => {
    const some = sampleFigures.filter(({ id }) => !/petrol|0_200/.test(id));
    expect(() => tariffsFrom(some)).toThrow(
      /public\.tariffs has no figure .* home_electricity_0_200 \(EGP\/kWh\), fuel_petrol_92 \(EGP\/litre\)\. /,
    );
  });
});
