import { expect, test } from 'vitest';
import { brandIdOf, changedColumns, nameOf, parseRowForm, rowValuesOf } from './row-form.ts';

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
  const values = rowValuesOf('cars', row);
  expect(values).toMatchObject({
    range_km: '570',
    dealer: '',
    photos: '/pictures/a.jpg\nhttps://example.com/b.jpg',
  });
  expect(parseRowForm('cars', values)).toMatchObject({
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
  const change = (price_egp: string) =>
    parseRowForm('cars', { ...rowValuesOf('cars', row), price_egp });
  expect(change('٢٬١٥٠٬٠٠٠')).toMatchObject({ columns: { price_egp: 2_150_000 } });
  expect(change('1.5 million')).toMatchObject({ columns: { price_egp: 1_500_000 } });
  expect(change('cheap')).toHaveProperty('faults.price_egp');
  expect(change('0')).toHaveProperty('faults.price_egp');
});

test('what is missing, unknown or no address is named at its field', () => {
  const faults = parseRowForm('cars', {
    ...rowValuesOf('cars', null),
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

test('a description of a picture that is too long is named', () => {
  const photos = `https://pictures.example/a.jpg | ${'x'.repeat(201)}`;
  const read = parseRowForm('cars', { ...rowValuesOf('cars', row), photos });
  expect(read).toMatchObject({ faults: { photos: 'This text is too long.' } });
});

test('trims are a name and a price on each line', () => {
  const trims = [
    { name: 'Comfort', price_egp: 1_250_000 },
    { name: 'Design: AWD', price_egp: 1_400_000 },
    { name: 'Max', price_egp: null },
  ];
  const values = rowValuesOf('cars', { ...row, trims });
  expect(values.trims).toBe('Comfort: 1250000\nDesign: AWD: 1400000\nMax');
  expect(parseRowForm('cars', values)).toMatchObject({ columns: { trims } });
  const written = parseRowForm('cars', { ...values, trims: 'Comfort: ١٬٢٥٠٬٠٠٠' });
  expect(written).toMatchObject({ columns: { trims: [trims[0]] } });
  expect(parseRowForm('cars', { ...values, trims: 'Comfort: cheap' })).toHaveProperty(
    'faults.trims',
  );
});

test('a safety rating is whole or not there', () => {
  const read = parseRowForm('cars', { ...rowValuesOf('cars', row), safety_stars: '5' });
  expect(Object.keys('faults' in read ? read.faults : {})).toEqual(['safety_year', 'safety_body']);
});

test('a new brand has an id that addresses can show', () => {
  expect(brandIdOf('Li Auto')).toBe('li-auto');
  expect(brandIdOf(' Citroën & Co. ')).toBe('citroen-co');
});

test.each([
  ['range_km', '570.5'],
  ['battery_capacity_kwh', '0'],
  ['price_egp', '1.500'],
  ['combined_range_km', '900'],
  ['price_verified_on', '05/11/2026'],
  ['model', 'Seal/RWD'],
  ['price_verified_on', '2099-01-01'],
  ['price_verified_on', '1999-12-31'],
  ['dealer', 'SMG \ufffd\ufffd'],
  ['price_source', '????? ????'],
  ['model', '\u0421ayenne'],
  ['colors', 'White\nBlu\u0435'],
  ['trims', 'Comfort\ufffd: 1250000'],
  ['photos', '/pictures/a.jpg | \ufffd'],
  ['dimensions', '4800mmطول'],
  ['import_channel', 'grey'],
])('what the table refuses is named before it is sent: %s %s', (name, text) => {
  const read = parseRowForm('cars', { ...rowValuesOf('cars', row), [name]: text });
  expect(Object.keys('faults' in read ? read.faults : {})).toEqual([name]);
});

test('what nobody sees is taken out of every text, and is no change', () => {
  const values = {
    ...rowValuesOf('cars', row),
    model: 'Se\u200bal \u202eRWD',
    dealer: '\u200fSMG\u200f',
    colors: '\u2068White\u2069\n\u200b',
    photos: '/pictures/a.jpg\u200e | Fro\u00adnt',
  };
  expect(parseRowForm('cars', values)).toMatchObject({
    columns: {
      model: 'Seal RWD',
      dealer: 'SMG',
      colors: ['White'],
      photos: [{ src: '/pictures/a.jpg', alt_en: 'Front', alt_ar: null }],
    },
  });
  const same = { ...rowValuesOf('cars', row), model: 'Seal\u200f RWD', dealer: '\u200b' };
  expect(changedColumns('cars', {}, same, row)).toEqual({});
});

test('what the table takes is taken', () => {
  const charger = { model: 'Box', category: 'Homes and small businesses that share a supply' };
  const columns = {
    power_kw: '1500',
    input_type: 'x'.repeat(120),
    price_verified_on: '5 Nov 2026',
  };
  const read = parseRowForm('chargers', { ...rowValuesOf('chargers', charger), ...columns });
  expect(read).toMatchObject({ columns: { power_kw: 1500, price_verified_on: '2026-11-05' } });
  expect(
    parseRowForm('cars', { ...rowValuesOf('cars', row), battery_capacity_kwh: '61.125' }),
  ).toHaveProperty('columns.battery_capacity_kwh', 61.125);
});

test('only what means something else is a change', () => {
  const values = { ...rowValuesOf('cars', row), price_egp: '2.2 million', dealer: 'Al Amal' };
  const read = parseRowForm('cars', values);
  const meant = 'columns' in read ? read.columns : {};
  expect(changedColumns('cars', meant, values, row)).toEqual({ dealer: 'Al Amal' });
});
