import { describe, expect, it } from 'vitest';
import { foundRows, isOld, listedRow, type RowFilters, sortedRows } from './listed-rows.ts';

const today = '2026-11-29';
const row = (id: string, columns: Record<string, unknown>) => ({
  id,
  published: true,
  updated_at: '1',
  brand: 'BYD',
  model: id,
  price_egp: 1_000_000,
  price_standing: 'confirmed',
  price_source: 'GB Auto',
  ...columns,
});
const rows = [
  row('Seal', { price_verified_on: '2026-11-20', range_km: '570' }),
  row('Atto 3', {
    price_verified_on: '2026-10-01T00:00:00',
    price_egp: '1450000',
    photos: ['/pictures/a.jpg'],
  }),
  row('Han', { price_verified_on: null, price_standing: 'level', published: false }),
  row('T03', { brand: 'Leapmotor', price_egp: null }),
].map((one) => listedRow('cars', one, today, one.brand === 'BYD' ? 'بي واي دي' : 'ليب موتور'));

const ids = (listed: typeof rows) => listed.map((one) => one.row.id);
const all: RowFilters = { filter: 'all', price: 'any', group: '', search: '' };
const found = (filters: Partial<RowFilters>) => ids(foundRows(rows, { ...all, ...filters }));

describe('the order of rows', () => {
  it('begins with the price that nobody has checked for longest, and ends with those without one', () => {
    expect(ids(sortedRows(rows, { by: 'checked', down: false }))).toEqual([
      'Han',
      'Atto 3',
      'Seal',
      'T03',
    ]);
  });

  it('goes by figures, however the backend writes them, and by names where they are equal', () => {
    expect(ids(sortedRows(rows, { by: 'price', down: true }))).toEqual([
      'Atto 3',
      'Han',
      'Seal',
      'T03',
    ]);
    expect(ids(sortedRows(rows, { by: 'measure', down: true }))[0]).toBe('Seal');
    expect(ids(sortedRows(rows, { by: 'photos', down: true }))[0]).toBe('Atto 3');
  });
});

describe('what is found', () => {
  it('is filtered by price, brand and publishing', () => {
    expect(found({ price: 'old' })).toEqual(['Atto 3', 'Han']);
    expect(found({ price: 'confirmed' })).toEqual(['Seal']);
    expect(found({ price: 'none' })).toEqual(['T03']);
    expect(found({ group: 'Leapmotor' })).toEqual(['T03']);
    expect(found({ filter: 'withdrawn' })).toEqual(['Han']);
  });

  it('is searched by words in any order and in both languages', () => {
    expect(found({ search: 'seal byd' })).toEqual(['Seal']);
    expect(found({ search: 'ليب موتور' })).toEqual(['T03']);
    expect(found({ search: 'golf' })).toEqual([]);
  });
});

it('calls a price old after 30 days, and where its day is not known', () => {
  expect(rows.filter(isOld).map((one) => one.row.id)).toEqual(['Atto 3', 'Han']);
});
