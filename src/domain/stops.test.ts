import { describe, expect, it } from 'vitest';
import { realRoads } from '../../tests/support/roads.ts';
import { seedPoints } from '../../tests/support/seed-points.ts';
import { sampleCar } from './fixture.ts';
import { pointsOnLine, type RapidOnWay, rapidOnWay } from './points-on-way.ts';
import { lineOf } from './road-line.ts';
import { routeBetween } from './roads.ts';
import { planStops } from './stops.ts';

const [place] = seedPoints;
if (!place) throw new Error('There are no places.');

/** A place at a km of the way with a CCS2 connector of some kW. */
const at = (km: number, kw = 50, offKm = 0): RapidOnWay => ({
  point: {
    ...place,
    id: `at-${km}-${kw}`,
    access: 'public',
    state: null,
    connectors: [{ type: 'CCS2', kw, current: 'dc', count: 1, cable: null, state: null }],
  },
  km,
  offKm,
  kw,
});

/** 300 km on a hot motorway: 466 x 0.7 x 0.92. */
const car = sampleCar({
  range: 466,
  rangeCycle: 'WLTP',
  batteryCapacity: 60,
  usableCapacity: 60,
  dcChargingPower: 100,
  rapidMeanPower: 60,
  chargingProtocol: 'CCS2',
});

function stopsOf(km: number, ...places: RapidOnWay[]) {
  const plan = planStops(car, km, places);
  if (plan.kind !== 'planned') throw new Error(plan.kind);
  return plan.stops.map((stop) => [
    stop.km,
    Math.round(stop.arrives * 100),
    Math.round(stop.leaves * 100),
    Math.round(stop.minutes),
  ]);
}

describe('stops', () => {
  it('are none where the battery lasts', () => {
    expect(stopsOf(255, at(100))).toEqual([]);
  });

  it('charge the last time only as much as is needed', () => {
    // At km 200 1 - 200/300 = 33 %; to km 360 it takes 15 + 160/300 = 68 %: 35 % of 60 kWh at 50 kW are 25 minutes.
    expect(stopsOf(360, at(200))).toEqual([[200, 33, 68, 25]]);
  });

  it('are as few as can be, then the quickest', () => {
    expect(stopsOf(360, at(110), at(200), at(210, 60))).toEqual([[210, 30, 65, 21]]);
  });

  it('charge above 80 % only where nothing else gets there, at half the speed', () => {
    // From km 200 to km 420 are 15 + 220/300 = 88 %: 47 % up to 80 in 33.6 minutes, 8.3 % above in 12.
    expect(stopsOf(420, at(200))).toEqual([[200, 33, 88, 46]]);
    expect(stopsOf(420, at(200), at(260)).map(([, , leaves]) => leaves)).toEqual([80, 68]);
  });

  it('count the way to a charger and back', () => {
    expect(stopsOf(360, at(200, 50, 6))).toEqual([[200, 31, 70, 28]]);
  });

  it('are missing where the stretch is too long', () => {
    const [near, far] = [at(100), at(500)];
    const plan = planStops(car, 600, [near, far]);
    expect(plan).toMatchObject({ kind: 'gap', from: { km: 100 }, to: { km: 500 } });
    expect(planStops(car, 600, [])).toEqual({ kind: 'gap', from: null, to: null });
  });
});

const route = routeBetween(realRoads, 'cairo', 'hurghada');
if (!route) throw new Error('There is no road to Hurghada.');

it('leaves out what is not public, or does not work', () => {
  const roadside = pointsOnLine(lineOf(realRoads, route), seedPoints).map(({ point }) => point);
  expect(roadside.every(({ access }) => access === 'public' || access === 'membership')).toBe(true);
  const [first] = roadside;
  if (!first) throw new Error('There is no place on the way.');
  const line = [
    { lat: first.lat, lon: first.lon, km: 0 },
    { lat: first.lat, lon: first.lon + 1, km: 100 },
  ];
  expect(pointsOnLine(line, [first])).toHaveLength(1);
  expect(pointsOnLine(line, [{ ...first, state: 'closed' }])).toEqual([]);
  expect(pointsOnLine(line, [{ ...first, access: 'restricted' }])).toEqual([]);
  expect(pointsOnLine(line, [{ ...first, lat: first.lat + 0.05 }])).toEqual([]);
});

it('finds on the roads of a way the fitting chargers that lie on its line', () => {
  const ground = { map: realRoads, points: seedPoints };
  const onLine = new Map(
    pointsOnLine(lineOf(realRoads, route), seedPoints).map(({ point, km }) => [point, km]),
  );
  const found = rapidOnWay(ground, route, car);
  expect(found.length).toBeGreaterThan(10);
  for (const { point, km } of found) expect(onLine.get(point)).toBeCloseTo(km, 6);
  expect(rapidOnWay(ground, route, car)).toBe(found);
  expect(rapidOnWay(ground, route, { ...car, chargingProtocol: 'GB/T' })).toEqual([]);
  expect(rapidOnWay(ground, route, { ...car, dcChargingPower: null })).toEqual([]);
});

it('knows nothing of a car without a range, and lets a generator drive on', () => {
  const onWay = [at(100), at(200)];
  expect(planStops(sampleCar({ range: null }), 459, onWay).kind).toBe('unknown');
  const withEngine = { powertrain: 'EREV', range: 150, evRange: 150 } as const;
  expect(planStops(sampleCar(withEngine), 459, onWay).kind).toBe('generator');
  const why = (change: Parameters<typeof sampleCar>[0]) => planStops(sampleCar(change), 900, []);
  expect(why({ dcChargingPower: null })).toEqual({ kind: 'none', why: 'slow' });
  expect(why({ chargingProtocol: 'GB/T' })).toEqual({ kind: 'none', why: 'adapter' });
  expect(why({ chargingProtocol: 'unknown' })).toEqual({ kind: 'none', why: 'plug' });
  expect(why({ chargingProtocol: 'CHAdeMO' }).kind).toBe('gap');
});
