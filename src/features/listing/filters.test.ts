import { describe, expect, test } from 'vitest';
import {
  boundsBeyond,
  boundsOf,
  countsOf,
  facetsOf,
  fitting,
  initialState,
  intervalOf,
  isSortKey,
  type ListingState,
  type SortKey,
  sorted,
  withKnownOptions,
} from './filters.ts';
import { listedCar } from './fixture.ts';

const seal = listedCar({ name: 'Seal', price: 2_000_000, range: 570 });
const atto = listedCar({ name: 'Atto 3', price: 1_550_000, range: 420, bodyType: 'SUV' });
const yuan = listedCar({
  name: 'Yuan Up',
  price: 1_150_000,
  range: 401,
  bodyType: 'SUV',
  chargingProtocol: 'GB/T',
});
const li = listedCar({
  name: 'L9',
  price: null,
  range: null,
  bodyType: 'SUV',
  chargingProtocol: 'GB/T',
  powertrain: 'EREV',
});
const cars = [seal, atto, yuan, li];

const names = (filters: Partial<ListingState>) =>
  fitting(cars, { ...initialState, ...filters }).map(({ name }) => name);

describe('what fits', () => {
  test('is everything until something is asked', () => {
    expect(names({})).toEqual(['Seal', 'Atto 3', 'Yuan Up', 'L9']);
  });

  test('is within both ends of price and range, ends included', () => {
    expect(names({ price: [1_150_000, 1_550_000] })).toEqual(['Atto 3', 'Yuan Up']);
    expect(names({ price: [1_150_001, 1_549_999] })).toEqual([]);
    expect(names({ range: [420, 570] })).toEqual(['Seal', 'Atto 3']);
  });

  test('is within the everyday range, of which the laboratory says little', () => {
    const byChineseTest = listedCar({ name: 'CLTC', range: 570, rangeCycle: 'CLTC' });
    const noCycle = listedCar({ name: 'none', range: 570, rangeCycle: null });
    const asked: ListingState = { ...initialState, everyday: [450, null] };
    expect(fitting([seal, byChineseTest, noCycle], asked)).toEqual([seal]);
  });

  test('is of one brand, for so many, from who sells it, with a plug and a drive', () => {
    const car = listedCar({ brandId: 'mg', seats: 7, importChannel: 'parallel', drive: 'AWD' });
    for (const asked of [
      { brands: ['mg'] },
      { seats: ['7'] },
      { channels: ['parallel'] },
      { drives: ['AWD'] },
    ]) {
      expect(fitting([...cars, car], { ...initialState, ...asked })).toEqual([car]);
    }
    expect(fitting([car], { ...initialState, plugs: ['assumed'] })).toEqual([]);
  });

  test('leaves out cars without a figure only once its slider is moved', () => {
    expect(names({ price: [null, 9_000_000] })).not.toContain('L9');
    expect(names({ range: [10, null] })).not.toContain('L9');
    expect(names({ bodyTypes: ['SUV'] })).toContain('L9');
  });

  test('has one of the options of each set; an empty set means all', () => {
    expect(names({ bodyTypes: ['SUV'] })).toEqual(['Atto 3', 'Yuan Up', 'L9']);
    expect(names({ bodyTypes: ['SUV', 'Sedan'], protocols: ['GB/T'] })).toEqual(['Yuan Up', 'L9']);
    expect(names({ powertrains: ['EREV'] })).toEqual(['L9']);
  });
});

test('an option’s count ignores the other choices of its set', () => {
  const asked = { ...initialState, bodyTypes: ['SUV'], protocols: ['GB/T'] };
  const counts = countsOf(cars, asked);
  expect(Object.fromEntries(counts.bodyTypes)).toEqual({ SUV: 2 });
  expect(Object.fromEntries(counts.protocols)).toEqual({ CCS2: 1, 'GB/T': 2 });
  expect(Object.fromEntries(counts.powertrains)).toEqual({ BEV: 1, EREV: 1 });
});

test('options are the distinct values of all cars, the most frequent first', () => {
  const { bodyTypes, protocols, powertrains } = facetsOf(cars);
  expect({ bodyTypes, protocols, powertrains }).toEqual({
    bodyTypes: [
      { value: 'SUV', count: 3 },
      { value: 'Sedan', count: 1 },
    ],
    protocols: [
      { value: 'CCS2', count: 2 },
      { value: 'GB/T', count: 2 },
    ],
    powertrains: [
      { value: 'BEV', count: 3 },
      { value: 'EREV', count: 1 },
    ],
  });
});

test('brands and seats are in their own order, and what nobody knows is no option', () => {
  const { brands, seats, channels, drives, plugs } = facetsOf([
    listedCar({ brandId: 'zeekr', seats: 7, importChannel: null, drive: 'AWD' }),
    listedCar({ brandId: 'mg', seats: 5, connectorBasis: 'assumed' }),
    listedCar({ brandId: 'zeekr', seats: 7, chargingProtocol: 'no word of it' }),
    listedCar({ brandId: 'byd', seats: null }),
  ]);
  const values = (options: { value: string }[]) => options.map(({ value }) => value);
  expect(values(brands)).toEqual(['byd', 'mg', 'zeekr']);
  expect(values(seats)).toEqual(['5', '7']);
  expect(channels).toEqual([{ value: 'official', count: 3 }]);
  expect(values(drives)).toEqual(['AWD']);
  expect(values(plugs)).toEqual(['recorded', 'assumed', 'unknown']);
});

test('bounds reach up to the highest figure, on a step of the slider', () => {
  expect(boundsOf(cars)).toEqual({ price: 2_000_000, everyday: 490, range: 570 });
  expect(boundsOf([listedCar({ price: 2_000_001, range: 571 })])).toEqual({
    price: 2_050_000,
    everyday: 490,
    range: 580,
  });
  expect(boundsOf([])).toEqual({ price: 0, everyday: 0, range: 0 });
});

test.each([
  [0, 1000, [null, null]],
  [null, null, [null, null]],
  [100, 1000, [100, null]],
  [0, 900, [null, 900]],
  [900, 100, [100, 900]],
  [100, 2000, [100, null]],
] as const)('figures %s and %s of a track up to 1000 are %s', (one, other, interval) => {
  expect(intervalOf(one, other, 1000)).toEqual(interval);
});

test('until the cars are loaded, what is asked is never at the end of a track', () => {
  const built = { price: 5_000_000, everyday: 600, range: 800 };
  expect(boundsBeyond(initialState, built)).toEqual(built);
  const asked: ListingState = { ...initialState, price: [null, 6_000_000] };
  expect(boundsBeyond(asked, built).price).toBeGreaterThan(6_000_000);
});

test('options that no car has are dropped, and the others take the order of the panel', () => {
  const asked = { ...initialState, bodyTypes: ['Sedan', 'Spaceship', 'SUV'], protocols: ['x'] };
  const known = withKnownOptions(asked, facetsOf(cars));
  expect(known).toEqual({ ...initialState, bodyTypes: ['SUV', 'Sedan'] });
});

const orderable = [
  listedCar({ name: 'a', price: null, range: 300, motorPower: 200 }),
  listedCar({ name: 'b', price: 2, range: null, motorPower: 300 }),
  listedCar({ name: 'c', price: 1, range: 500, motorPower: null }),
  listedCar({ name: 'd', price: 2, range: 500, motorPower: 300 }),
];

test.each<[SortKey, string]>([
  ['default', 'abcd'],
  ['price_asc', 'cbda'],
  ['price_desc', 'bdca'],
  ['range_desc', 'cdab'],
  ['power_desc', 'bdac'],
])('%s: equals stay as they stood, and what has no figure comes last', (key, order) => {
  const names = sorted(orderable, key).map(({ name }) => name);
  expect(names.join('')).toBe(order);
});

test('the longest range is the longest in everyday use on electricity', () => {
  const names = [
    {
      name: '1,400 km with petrol',
      powertrain: 'EREV',
      range: 1400,
      evRange: 250,
      combinedRange: 1400,
    },
    { name: '500 CLTC', range: 500, rangeCycle: 'CLTC' },
    { name: '450 WLTP', range: 450, rangeCycle: 'WLTP' },
    { name: '900 of no cycle', range: 900, rangeCycle: null },
    {
      name: '320 km with petrol',
      powertrain: 'EREV',
      range: null,
      evRange: 320,
      combinedRange: 900,
    },
    { name: '780 WLTP', range: 780, rangeCycle: 'WLTP' },
  ] as const;
  expect(sorted(names.map(listedCar), 'range_desc').map(({ name }) => name)).toEqual([
    '780 WLTP',
    '450 WLTP',
    '500 CLTC',
    '320 km with petrol',
    '1,400 km with petrol',
    '900 of no cycle',
  ]);
});

test('only the five orders are orders', () => {
  expect(isSortKey('power_desc')).toBe(true);
  expect(isSortKey('power')).toBe(false);
  expect(isSortKey(null)).toBe(false);
});
