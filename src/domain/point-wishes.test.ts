import { describe, expect, it } from 'vitest';
import { seedPoints } from '../../tests/support/seed-points.ts';
import type { ChargingPoint } from './charging-points.ts';
import { isWished, lastCheckedOn, noWishes, type PointWishes } from './point-wishes.ts';

const today = '2026-11-29';
const [some] = seedPoints;
if (some === undefined) throw new Error('There is no point.');

const rapid = { type: 'CCS2', kw: 60, current: 'dc', count: 1, cable: true, state: null } as const;
const post = {
  type: 'Type 2',
  kw: 22,
  current: 'ac3',
  count: 2,
  cable: false,
  state: null,
} as const;
const point = (own: Partial<ChargingPoint>): ChargingPoint => ({
  ...some,
  access: 'public',
  operator: 'Infinity',
  lat: 30,
  lon: 31,
  lastConfirmedOn: '2025-11-29',
  checkedByPhoneOn: null,
  connectors: [rapid, post],
  ...own,
});
const asks = (wishes: Partial<PointWishes>, own: Partial<ChargingPoint> = {}) =>
  isWished(point(own), { ...noWishes, ...wishes }, today);
const ccs2 = { chargingProtocol: 'CCS2', dcChargingPower: 100 };
const gbt = { chargingProtocol: 'GB/T', dcChargingPower: 100 };
const chademo = { chargingProtocol: 'CHAdeMO', dcChargingPower: 50 };

describe('what is asked of a charging point', () => {
  it('is nothing at first', () => {
    expect(seedPoints.every((one) => isWished(one, noWishes, today))).toBe(true);
  });

  it.each<[string, Partial<PointWishes>, Partial<ChargingPoint>, boolean]>([
    ['a car that fits', { car: ccs2 }, {}, true],
    ['a car that needs an adapter', { car: gbt }, {}, true],
    ['a car that does not fit', { car: chademo }, { connectors: [rapid] }, false],
    ['a plug that is there', { plugs: ['CHAdeMO', 'Type 2'] }, {}, true],
    ['a plug that is not', { plugs: ['CHAdeMO'] }, {}, false],
    [
      'a plug that is broken',
      { plugs: ['CCS2'] },
      { connectors: [{ ...rapid, state: 'paused' }] },
      false,
    ],
    ['enough power', { kw: 60 }, {}, true],
    ['too little', { kw: 61 }, {}, false],
    ['power that is not known', { kw: 1 }, { connectors: [{ ...rapid, kw: null }] }, false],
    ['power of the plug asked for', { kw: 50, plugs: ['Type 2'] }, {}, false],
    ['power that goes into the car', { kw: 50, car: gbt }, {}, false],
    ['its operator', { operator: 'Infinity' }, {}, true],
    ['another operator', { operator: 'Elsewedy' }, {}, false],
    ['open to all, with an app', { isPublic: true }, { access: 'membership' }, true],
    ['open to all, where nobody knows', { isPublic: true }, { access: null }, false],
    ['checked within a year', { isChecked: true }, {}, true],
    ['checked before', { isChecked: true }, { lastConfirmedOn: '2025-11-28' }, false],
    [
      'checked before, then by phone',
      { isChecked: true },
      { lastConfirmedOn: '2020-01-01', checkedByPhoneOn: '2026-11-01' },
      true,
    ],
    ['never checked', { isChecked: true }, { lastConfirmedOn: null }, false],
    ['11 km away', { near: { lat: 30.1, lon: 31, km: 12 } }, {}, true],
    ['farther away', { near: { lat: 30.1, lon: 31, km: 10 } }, {}, false],
  ])('%s', (_, wishes, own, wished) => {
    expect(asks(wishes, own)).toBe(wished);
  });

  it('counts the later of two checks', () => {
    expect(lastCheckedOn({ lastConfirmedOn: null, checkedByPhoneOn: null })).toBeNull();
    expect(lastCheckedOn({ lastConfirmedOn: '2024-05-01', checkedByPhoneOn: '2026-05-01' })).toBe(
      '2026-05-01',
    );
    expect(lastCheckedOn({ lastConfirmedOn: '2024-05-01', checkedByPhoneOn: null })).toBe(
      '2024-05-01',
    );
  });
});
