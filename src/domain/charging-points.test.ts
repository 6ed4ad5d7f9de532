import { expect, it } from 'vitest';
import type { Connector } from './charging-point-rows.ts';
import {
  bestRapidKw,
  fitsCar,
  foldTwins,
  isPublic,
  isWorking,
  rapidMinutesAt,
  readChargingPoints,
} from './charging-points.ts';
import { sampleCar } from './fixture.ts';
import { pointIdOf } from './point-import.ts';

const connector = (
  type: Connector['type'],
  kw: number | null,
  change: Partial<Connector> = {},
) => ({
  type,
  kw,
  current: type === 'Type 2' ? ('ac3' as const) : ('dc' as const),
  count: 1,
  cable: true,
  state: 'working' as const,
  ...change,
});

const row = {
  id: pointIdOf(290400),
  ocm_id: 290400,
  name: 'El-Obour Charging station (ID Store)',
  name_ar: null,
  operator: 'IKARUS',
  address: null,
  town: 'Obour',
  governorate: 'qalyubia',
  country: 'EG',
  lat: 30.16,
  lon: 31.46,
  access: 'membership',
  cost: null,
  state: 'working',
  connectors: [connector('CCS2', 60), connector('GB/T DC', 60, { state: 'closed' })],
  last_confirmed_on: '2025-04-17 00:00:00+00',
  source: 'Open Charge Map',
  checked_by_phone_on: null,
  note: null,
  twin_of: null,
  updated_at: '2026-11-29T00:00:00Z',
};

const pointOf = (change: object = {}) => {
  const [point] = readChargingPoints([{ ...row, ...change }]).items;
  if (!point) throw new Error('The row is at fault.');
  return point;
};

it('reads a row as the backend writes it', () => {
  expect(pointOf()).toMatchObject({ ocmId: 290400, lastConfirmedOn: '2025-04-17', twinOf: null });
});

it('takes for unknown what cannot be read, and leaves out only a place without name or position', () => {
  expect(pointOf({ access: 'friends', governorate: 'atlantis', state: 'odd' })).toMatchObject({
    access: null,
    governorate: null,
    state: null,
  });
  const { items, faults } = readChargingPoints([{ ...row, lat: null }, { ...row, name: '' }, row]);
  expect(items).toHaveLength(1);
  expect(faults).toEqual([
    expect.stringMatching(/El-Obour.*lat must be a number/),
    expect.stringContaining('name must not be empty'),
  ]);
});

it.each([
  ['public', true],
  ['membership', true],
  ['restricted', false],
  ['private', false],
  [null, false],
] as const)('is for everybody or not: %s', (access, open) => {
  expect(isPublic({ access })).toBe(open);
});

it.each([
  ['working', true],
  [null, true],
  ['paused', false],
  ['closed', false],
] as const)('works or not: %s', (state, works) => {
  expect(isWorking({ state })).toBe(works);
});

it.each([
  ['CCS2', 'yes'],
  ['GB/T', 'adapter'],
  ['CHAdeMO', 'no'],
  ['', 'unknown'],
])('with CCS2 and a closed GB/T, a car with "%s" fits: %s', (chargingProtocol, fit) => {
  expect(fitsCar(pointOf(), { chargingProtocol })).toBe(fit);
});

it.each([
  ['CCS2', 'yes'],
  ['Type 2', 'yes'],
  ['GB/T', 'adapter'],
  ['CHAdeMO', 'unknown'],
])('at a Type 2 socket, a car with "%s" fits: %s', (chargingProtocol, fit) => {
  expect(fitsCar(pointOf({ connectors: [connector('Type 2', 22)] }), { chargingProtocol })).toBe(
    fit,
  );
});

it('does not know about a socket of an unknown kind, nor about a place without any', () => {
  const car = { chargingProtocol: 'CCS2' };
  expect(fitsCar(pointOf({ connectors: [connector(null, 4)] }), car)).toBe('unknown');
  expect(fitsCar(pointOf({ connectors: [] }), car)).toBe('unknown');
});

it('fits nobody where every connector is paused or closed', () => {
  const connectors = [connector('CCS2', 60, { state: 'paused' })];
  expect(fitsCar(pointOf({ connectors }), { chargingProtocol: 'CCS2' })).toBe('no');
  expect(bestRapidKw(pointOf({ connectors }), sampleCar())).toBeNull();
});

it('finds the strongest rapid connector that needs no adapter', () => {
  const connectors = [
    connector('CCS2', 50),
    connector('CCS2', 120),
    connector('CCS2', 180, { state: 'closed' }),
    connector('CHAdeMO', 150),
    connector('Type 2', 22),
  ];
  expect(bestRapidKw(pointOf({ connectors }), sampleCar())).toBe(120);
  expect(bestRapidKw(pointOf({ connectors }), sampleCar({ chargingProtocol: 'GB/T' }))).toBeNull();
  expect(bestRapidKw(pointOf({ connectors }), sampleCar({ dcChargingPower: null }))).toBeNull();
});

it('tells the minutes from 10 to 80 %, by the weaker of car and charger', () => {
  const car = sampleCar({ usableCapacity: 60, rapidMeanPower: 90 });
  // 60 kWh x 0.7 = 42 kWh, at 50 kW 50.4 minutes; at 120 kW the car takes 90 on average: 28 minutes.
  expect(rapidMinutesAt(pointOf({ connectors: [connector('CCS2', 50)] }), car)).toBeCloseTo(50.4);
  expect(rapidMinutesAt(pointOf({ connectors: [connector('CCS2', 120)] }), car)).toBeCloseTo(28);
  expect(rapidMinutesAt(pointOf({ connectors: [connector('CCS2', null)] }), car)).toBeNull();
});

it('folds a twin under its place, and shows one alone whose place is not there', () => {
  const first = pointOf();
  const twin = pointOf({ id: pointIdOf(2), twin_of: first.id });
  const stray = pointOf({ id: pointIdOf(3), twin_of: pointIdOf(9) });
  expect(foldTwins([twin, first, stray])).toEqual([
    { point: first, twins: [twin] },
    { point: stray, twins: [] },
  ]);
});
