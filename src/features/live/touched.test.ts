import { describe, expect, test } from 'vitest';
import type { CarRow } from '@/features/catalogue/catalogue.schema';
import { noChanges, sampleRow } from '@/features/catalogue/fixture';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { remedyOfBrand, remedyOfCar, remedyOfCharger } from './touched';

const id = '851bec1e-de27-487c-9ce4-aa5f0b4702d2';
const brandRow = { id: 'byd', name_en: 'BYD', logo_url: null };

const changed = (what: Partial<CatalogueChanges>) => ({ ...noChanges, ...what });
const withdrawn = (what: Partial<CatalogueChanges['withdrawn']>) =>
  changed({ withdrawn: { ...noChanges.withdrawn, ...what } });
const carRow = (change: Partial<CarRow> = {}) =>
  sampleRow({ id, brand: 'byd', model: 'Seal', ...change });

describe('a car', () => {
  const seal = { brandId: 'byd', carId: 'seal-rwd-851bec1e', brand: 'BYD' };

  test('that nothing is told of stays', () => {
    expect(remedyOfCar(changed({}), seal)).toEqual({ kind: 'none' });
    expect(remedyOfCar(withdrawn({ cars: [id.replace('8', '9')] }), seal)).toEqual({
      kind: 'none',
    });
  });

  test('that changed is drawn from its row, also when it was renamed', () => {
    expect(remedyOfCar(changed({ cars: [carRow()] }), seal)).toMatchObject({
      kind: 'row',
      row: { id, model: 'Seal' },
    });
  });

  test('is withdrawn alone or with its brand', () => {
    expect(remedyOfCar(withdrawn({ cars: [id] }), seal)).toEqual({ kind: 'withdrawn' });
    expect(remedyOfCar(withdrawn({ brands: ['byd'] }), seal)).toEqual({ kind: 'withdrawn' });
  });

  test.each([
    ['its brand changed', changed({ brands: [brandRow] })],
    ['it went to another brand', changed({ cars: [carRow({ brand: 'Denza' })] })],
    ['not all was told', changed({ complete: false })],
  ])('is looked up when %s', (_, changes) => {
    expect(remedyOfCar(changes, seal)).toEqual({ kind: 'look-up' });
  });
});

describe('a brand', () => {
  const byd = { id: 'byd', name: 'BYD' };
  const shown = new Set([id]);

  test('that nothing is told of stays', () => {
    const other = changed({ cars: [carRow({ id: id.replace('8', '9'), brand: 'Denza' })] });
    expect(remedyOfBrand(other, byd, shown)).toEqual({ kind: 'none' });
    expect(remedyOfBrand(withdrawn({ brands: ['denza'] }), byd, shown)).toEqual({ kind: 'none' });
  });

  test('is withdrawn', () => {
    expect(remedyOfBrand(withdrawn({ brands: ['byd'] }), byd, shown)).toEqual({
      kind: 'withdrawn',
    });
  });

  test.each([
    ['it changed', changed({ brands: [brandRow] })],
    ['a car was added', changed({ cars: [carRow({ id: id.replace('8', '9') })] })],
    ['a car left it', changed({ cars: [carRow({ brand: 'Denza' })] })],
    ['a car was withdrawn', withdrawn({ cars: [id] })],
    ['not all was told', changed({ complete: false })],
  ])('is looked up when %s', (_, changes) => {
    expect(remedyOfBrand(changes, byd, shown)).toEqual({ kind: 'look-up' });
  });
});

test('a charger is drawn from its row, withdrawn, looked up or left alone', () => {
  const row = {
    id,
    model: 'Box',
    photos: null,
    category: null,
    connector_type: null,
    input_type: null,
    power_kw: 7.4,
    price_egp: 30_000,
    price_source: null,
    price_verified_on: null,
    warranty_years: null,
    updated_at: '2026-11-21T00:00:00Z',
  };
  const at = 'wall-box-851bec1e';
  expect(remedyOfCharger(changed({ chargers: [row] }), at)).toMatchObject({ kind: 'row' });
  expect(remedyOfCharger(withdrawn({ chargers: [id] }), at)).toEqual({ kind: 'withdrawn' });
  expect(remedyOfCharger(changed({ complete: false }), at)).toEqual({ kind: 'look-up' });
  expect(remedyOfCharger(changed({}), at)).toEqual({ kind: 'none' });
});
