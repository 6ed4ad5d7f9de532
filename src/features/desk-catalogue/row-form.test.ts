import { expect, test } from 'vitest';
import { brandIdOf, nameOf, readForm, valuesOf } from './row-form';

const row = {
  id: '62f746b4-84e6-4ceb-95bd-447e7184d454',
  published: true,
  updated_at: '2026-11-20T00:00:00Z',
  brand: 'BYD',
  model: 'Seal RWD',
  powertrain: 'BEV',
  charging_protocol: 'CCS2',
  range_km: '570',
  price_egp: 2_200_000,
  photos: '["/pictures/a.jpg", "https://example.com/b.jpg"]',
  dealer: null,
};

test('a row is read into its form and back', () => {
  const values = valuesOf('cars', row);
  expect(values).toMatchObject({
    range_km: '570',
    dealer: '',
    photos: '/pictures/a.jpg\nhttps://example.com/b.jpg',
  });
  expect(readForm('cars', values)).toMatchObject({
    columns: {
      brand: 'BYD',
      range_km: 570,
      price_egp: 2_200_000,
      dealer: null,
      body_type: 'Sedan',
      photos: ['/pictures/a.jpg', 'https://example.com/b.jpg'],
    },
  });
  expect(nameOf('cars', row)).toBe('BYD Seal RWD');
});

test('amounts may be written as people write them', () => {
  const change = (price_egp: string) => readForm('cars', { ...valuesOf('cars', row), price_egp });
  expect(change('٢٬١٥٠٬٠٠٠')).toMatchObject({ columns: { price_egp: 2_150_000 } });
  expect(change('1.5 million')).toMatchObject({ columns: { price_egp: 1_500_000 } });
  expect(change('cheap')).toHaveProperty('faults.price_egp');
  expect(change('0')).toHaveProperty('faults.price_egp');
});

test('what is missing, unknown or no address is named at its field', () => {
  const faults = readForm('cars', {
    ...valuesOf('cars', null),
    powertrain: 'PHEV',
    photos: 'javascript:alert(1)',
    range_km: '9999',
  });
  expect(Object.keys('faults' in faults ? faults.faults : {}).sort()).toEqual([
    'brand',
    'charging_protocol',
    'model',
    'photos',
    'powertrain',
    'range_km',
  ]);
});

test('a new brand has an id that addresses can show', () => {
  expect(brandIdOf('Li Auto')).toBe('li-auto');
  expect(brandIdOf(' Citroën & Co. ')).toBe('citroen-co');
});
