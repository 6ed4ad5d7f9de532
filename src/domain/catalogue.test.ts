import { describe, expect, test } from 'vitest';
import { readBrands, readChargers } from './catalogue.ts';

const byd = { id: 'byd', name_en: 'BYD', logo_url: '/brands/logos.svg#byd' };

function carRow(changes: Record<string, unknown> = {}) {
  return {
    id: '1a2b3c4d-0000-4000-8000-000000000000',
    brand: 'BYD',
    brand_id: 'byd',
    model: 'Seal',
    photos: ['/pictures/cars/byd-seal/side-nile.svg'],
    range_km: 570,
    battery_capacity_kwh: '82.5',
    motor_power_hp: 313,
    top_speed_kmh: 180,
    torque_nm: 360,
    acceleration_s: '5.9',
    charging_protocol: ' CCS2 ',
    price_egp: 2_200_000,
    dimensions: '4800x1875x1460',
    dealer: 'Al Amal',
    ac_kw: '11',
    dc_kw: '150',
    warranty_years: 6,
    body_type: 'Sedan',
    powertrain: 'BEV',
    range_cycle: 'WLTP',
    ev_range_km: null,
    combined_range_km: null,
    import_channel: 'official',
    price_standing: 'level',
    price_source: 'Indicative',
    price_verified_on: '2026-11-20',
    updated_at: '2026-11-20 22:46:07.604+00',
    ...changes,
  };
}

function onlyCar(changes: Record<string, unknown> = {}) {
  const { items, faults } = readBrands([byd], [carRow(changes)]);
  return { car: items[0]?.models[0], faults };
}

describe('a car as shown', () => {
  test('takes its figures from the row, numbers written as text included', () => {
    expect(onlyCar().car).toMatchObject({
      id: 'seal-1a2b3c4d',
      brandId: 'byd',
      brand: 'BYD',
      name: 'Seal',
      imageUrl: '/pictures/cars/byd-seal/side-nile.svg',
      batteryCapacity: 82.5,
      acceleration: 5.9,
      chargingProtocol: 'CCS2',
      dimensions: '4800 x 1875 x 1460',
    });
  });

  test('has the facts that are known, and is not lost by one that cannot be read', () => {
    const known = { seats: 5, boot_l: null, trims: [{ name: 'Max', price_egp: '1500000' }] };
    const rating = { safety_stars: 5, safety_year: 2023, safety_body: 'Euro NCAP' };
    const { car, faults } = onlyCar({ ...known, ...rating, drive: '4x4', colors: [] });
    expect(faults).toEqual([]);
    expect(car?.facts).toEqual({
      seats: 5,
      safety: { stars: 5, year: 2023, body: 'Euro NCAP' },
      trims: [{ name: 'Max', price: 1_500_000 }],
    });
    expect(onlyCar().car?.facts).toEqual({});
  });

  test('has what is known of its battery, and is not lost by what cannot be read', () => {
    const battery = { usable_kwh: '80.4', town_kwh_100km: 11.9, battery_chemistry: 'LFP' };
    const { car, faults } = onlyCar({
      ...battery,
      motorway_kwh_100km: 'much',
      battery_cooling: '?',
    });
    expect(faults).toEqual([]);
    expect(car).toMatchObject({
      usableCapacity: 80.4,
      townDraw: 11.9,
      motorwayDraw: null,
      drawSource: null,
      rapidMeanPower: null,
      batteryChemistry: 'LFP',
      batteryCooling: null,
    });
  });

  test('has the defaults where the row has nothing', () => {
    const { car, faults } = onlyCar({
      battery_capacity_kwh: null,
      charging_protocol: null,
      body_type: '',
      price_egp: null,
      photos: '["broken',
      dealer: null,
    });
    expect(faults).toEqual([]);
    expect(car).toMatchObject({
      batteryCapacity: 0,
      chargingProtocol: 'CCS2',
      bodyType: 'Sedan',
      price: null,
      imageUrl: '/pictures/fallback-car.jpg',
      galleryImages: [],
    });
  });

  test.each(['Seal "GT"', '<script>alert(1)</script>'.replace('/', ''), 'سيل', 'Seal 🚗'])(
    'may be called %s',
    (model) => {
      const { car, faults } = onlyCar({ model });
      expect(faults).toEqual([]);
      expect(car?.name).toBe(model);
    },
  );
});

describe('a row at fault is named and left out alone', () => {
  const good = carRow({ id: '99999999-0000-4000-8000-000000000000', model: 'Good' });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a price that is no number', { price_egp: 'abc' }, /cars 1a2b3c4d-.* \(BYD Seal\): price_egp/],
    ['a negative range', { range_km: -5 }, /range_km must not be negative/],
    ['a name that holds a slash', { model: '../../etc' }, /model must not hold slashes/],
    ['a name that turns its text round', { model: 'Seal\u202eDWR' }, /model must not hold slashes/],
    ['a name with an invisible letter', { model: 'Se\u200bal' }, /model must not hold slashes/],
    ['a price of yes', { price_egp: true }, /price_egp must be a number/],
    ['a price in a list', { price_egp: [5] }, /price_egp must be a number/],
    ['a price of blanks', { price_egp: ' ' }, /price_egp must be a number/],
    ['a price without end', { price_egp: 'Infinity' }, /price_egp must be a number/],
    ['a price of NaN', { price_egp: 'NaN' }, /price_egp must be a number/],
    ['a price beyond reason', { price_egp: 1e300 }, /price_egp must be at most 1,000,000,000/],
    ['a day that does not exist', { price_verified_on: '2026-02-31' }, /price_verified_on must be/],
    ['a dealer of ten million letters', { dealer: 'x'.repeat(1e7) }, /dealer must be at most 120/],
    ['a name of ten million letters', { model: 'x'.repeat(1e7) }, /model must be at most 120/],
    ['a name that nobody sees', { model: '\u200b\u2060' }, /model must not be empty/],
    [
      'a name whose letters are lost',
      { model: 'Seal ????' },
      /model must not hold garbled letters/,
    ],
    ['a name of look-alikes', { model: '\u0405eal' }, /model must not hold words of two/],
    ['an empty name', { model: ' ' }, /model must not be empty/],
    ['an id that is no UUID', { id: 'x' }, /id must be a UUID/],
    [
      'a brand that does not exist',
      { brand: 'Nobody', brand_id: null },
      /no published brand is called "Nobody"/,
    ],
    ['an address taken already', { id: good.id, model: 'Good' }, /another car has the address/],
  ])('%s', (_, changes, fault) => {
    const { items, faults } = readBrands([byd], [good, carRow(changes)]);
    expect(items[0]?.models.map((car) => car.name)).toEqual(['Good']);
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  test('a log line cannot be forged by a name', () => {
    const { faults } = readBrands([byd], [carRow({ model: 'x\n[build] all fine' })]);
    expect(faults.join()).not.toContain('\n');
  });

  test('a charger whose power is no number', () => {
    const charger = { id: good.id, model: 'Box', power_kw: 'seven', updated_at: '2026-11-20' };
    const { items, faults } = readChargers([charger]);
    expect(items).toEqual([]);
    expect(faults.join()).toContain('power_kw');
  });
});

test('cars are of the brand whose id they have, and models stand in the order of their names', () => {
  const { items } = readBrands(
    [byd],
    [
      carRow({ id: 'aaaaaaaa-0000-4000-8000-000000000000', brand: 'byd', model: 'Seal 10' }),
      carRow({
        id: 'bbbbbbbb-0000-4000-8000-000000000000',
        brand: 'Byd',
        model: 'Seal 9',
        dealer: null,
      }),
    ],
  );
  expect(items[0]?.models.map((car) => car.name)).toEqual(['Seal 9', 'Seal 10']);
  expect(items[0]?.officialDealer).toBe('Al Amal');
});

test('a trader who imports a car in parallel is not the official dealer of its brand', () => {
  for (const import_channel of ['parallel', null]) {
    expect(readBrands([byd], [carRow({ import_channel })]).items[0]?.officialDealer).toBeNull();
  }
});

test('an empty figure counts as missing', () => {
  const { car, faults } = onlyCar({ price_egp: '', battery_capacity_kwh: '' });
  expect(faults).toEqual([]);
  expect(car).toMatchObject({ price: null, batteryCapacity: 0 });
});

test('a name may end in a dot, hold any sign, and be as long as its table allows', () => {
  const long = ['x', 'س', '%'].map((letter) => letter.repeat(120));
  for (const model of ['Seal.', '..', 'Seagull 50% off', '🚗'.repeat(60), ...long]) {
    expect(onlyCar({ model }).faults).toEqual([]);
  }
});

test('photos nested without end are none', () => {
  const { car, faults } = onlyCar({ photos: `${'['.repeat(1e6)}${']'.repeat(1e6)}` });
  expect(faults).toEqual([]);
  expect(car?.galleryImages).toEqual([]);
});

describe('brands', () => {
  test.each(['constructor', 'tostring', 'hasownproperty'])('may be called %s', (id) => {
    const { items, faults } = readBrands([{ id, name_en: id }], [carRow({ brand_id: id })]);
    expect(faults).toEqual([]);
    expect(items).toMatchObject([{ id, models: [{ brandId: id }] }]);
  });

  test.each(['__proto__', 'index', '../x', 'x'.repeat(61)])('cannot stand at %s', (id) => {
    const { items, faults } = readBrands([{ id, name_en: 'Name' }], []);
    expect(items).toEqual([]);
    expect(faults).toEqual([expect.stringMatching(/^brands /)]);
  });
});

test('a charger whose address is taken is named; empty features are dropped', () => {
  const charger = { category: 'Home', updated_at: '2026-11-20', photos: null };
  const figures = { power_kw: 7, price_egp: null, warranty_years: null };
  const row = { ...charger, ...figures, features: ['App', ' '] };
  const { items, faults } = readChargers([
    { ...row, id: '11111111-0000-4000-8000-000000000000', model: 'Box' },
    { ...row, id: '11111111-0000-4000-8000-000000000001', model: 'Box' },
  ]);
  expect(items.map(({ features }) => features)).toEqual([['App']]);
  expect(faults).toEqual([expect.stringMatching(/chargers 11111111-.* another has the address/)]);
});
