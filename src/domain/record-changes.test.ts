import { describe, expect, test } from 'vitest';
import type { CarRow } from './catalogue-rows.ts';
import type { CatalogueChanges } from './changes.ts';
import { noChanges, sampleCar, sampleRow } from './fixture.ts';
import { changeOfBrand, changeOfCar, changeOfCharger } from './record-changes.ts';

const id = '851bec1e-de27-487c-9ce4-aa5f0b4702d2';
const brandRow = { id: 'byd', name_en: 'BYD', logo_url: null };
const renamed = { ...brandRow, name_en: 'BYD Auto' };

const changed = (what: Partial<CatalogueChanges>) => ({ ...noChanges, ...what });
const withdrawn = (what: Partial<CatalogueChanges['withdrawn']>) =>
  changed({ withdrawn: { ...noChanges.withdrawn, ...what } });
const carRow = (change: Partial<CarRow> = {}) =>
  sampleRow({ id, brand: 'byd', model: 'Seal', ...change });

describe('a car', () => {
  const seal = { ...sampleCar(), recordId: id };

  test('that has not changed stays', () => {
    expect(changeOfCar(changed({}), seal)).toEqual({ kind: 'none' });
    expect(changeOfCar(withdrawn({ cars: [id.replace('8', '9')] }), seal)).toEqual({
      kind: 'none',
    });
  });

  test('that changed has the figures of its row and keeps its address, also when it was renamed', () => {
    const rows = { cars: [carRow({ model: 'Seal 2027' })] };
    const item = { id: seal.id, name: 'Seal 2027', price: 2_000_000, brand: 'BYD' };
    const now = { kind: 'changed', item };
    expect(changeOfCar(changed(rows), seal)).toMatchObject(now);
    const byAddress = { ...seal, recordId: undefined };
    expect(changeOfCar(changed(rows), byAddress)).toMatchObject(now);
    expect(changeOfCar(changed({ ...rows, brands: [renamed] }), seal)).toMatchObject({
      ...now,
      item: { ...item, brand: 'BYD Auto' },
    });
  });

  test('has the new name of its brand', () => {
    expect(changeOfCar(changed({ brands: [renamed] }), seal)).toEqual({
      kind: 'changed',
      item: { ...seal, brand: 'BYD Auto' },
    });
  });

  test('is withdrawn alone or with its brand', () => {
    expect(changeOfCar(withdrawn({ cars: [id] }), seal)).toEqual({ kind: 'withdrawn' });
    expect(changeOfCar(withdrawn({ brands: ['byd'] }), seal)).toEqual({ kind: 'withdrawn' });
  });

  test.each([
    [
      'it went to another brand',
      changed({ cars: [carRow({ brand: 'Denza', brand_id: 'denza' })] }),
    ],
    ['the changes are not complete', changed({ complete: false })],
  ])('is looked up when %s', (_, changes) => {
    expect(changeOfCar(changes, seal)).toEqual({ kind: 'look-up' });
  });
});

describe('a brand', () => {
  const byd = { id: 'byd', name: 'BYD', models: [{ recordId: id }] };

  test('that has not changed stays', () => {
    const other = changed({
      cars: [carRow({ id: id.replace('8', '9'), brand: 'Denza', brand_id: 'denza' })],
    });
    expect(changeOfBrand(other, byd)).toEqual({ kind: 'none' });
    expect(changeOfBrand(withdrawn({ brands: ['denza'] }), byd)).toEqual({ kind: 'none' });
  });

  test('is withdrawn', () => {
    expect(changeOfBrand(withdrawn({ brands: ['byd'] }), byd)).toEqual({
      kind: 'withdrawn',
    });
  });

  test.each([
    ['it changed', changed({ brands: [brandRow] })],
    ['a car was added', changed({ cars: [carRow({ id: id.replace('8', '9') })] })],
    ['a car left it', changed({ cars: [carRow({ brand: 'Denza', brand_id: 'denza' })] })],
    ['a car was withdrawn', withdrawn({ cars: [id] })],
    ['the changes are not complete', changed({ complete: false })],
  ])('is looked up when %s', (_, changes) => {
    expect(changeOfBrand(changes, byd)).toEqual({ kind: 'look-up' });
  });
});

test('a charger is rendered from its row, withdrawn, looked up or left alone', () => {
  const row = {
    id,
    model: 'Box',
    photos: null,
    category: null,
    connector_type: null,
    input_type: null,
    power_kw: 7.4,
    price_egp: 30_000,
    price_standing: 'level' as const,
    price_source: null,
    price_verified_on: null,
    warranty_years: null,
    updated_at: '2026-11-21T00:00:00Z',
  };
  const at = { id: 'wallbox-851bec1e', recordId: id };
  expect(changeOfCharger(changed({ chargers: [row] }), at)).toMatchObject({
    kind: 'changed',
    item: { id: at.id, recordId: id },
  });
  expect(changeOfCharger(withdrawn({ chargers: [id] }), at)).toEqual({ kind: 'withdrawn' });
  expect(changeOfCharger(changed({ complete: false }), at)).toEqual({ kind: 'look-up' });
  expect(changeOfCharger(changed({}), at)).toEqual({ kind: 'none' });
});
