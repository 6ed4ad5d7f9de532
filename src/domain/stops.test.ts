import { expect, it } from 'vitest';
import { realRoads } from '../../tests/support/roads.ts';
import { seedBrands } from '../../tests/support/seed-cars.ts';
import { seedPoints } from '../../tests/support/seed-points.ts';
import { sampleCar } from './fixture.ts';
import { lineOf } from './road-line.ts';
import { routeBetween } from './roads.ts';
import { planStops, pointsOnWay } from './stops.ts';

function carNamed(name: string) {
  const car = seedBrands.flatMap(({ models }) => models).find((one) => one.name === name);
  if (!car) throw new Error(`There is no ${name}.`);
  return car;
}

function tripTo(to: string, from = 'cairo') {
  const route = routeBetween(realRoads, from, to);
  if (route === null) throw new Error(`There is no road to ${to}.`);
  return { km: route.km, onWay: pointsOnWay(lineOf(realRoads, route), seedPoints) };
}

const trips = {
  alexandria: tripTo('alexandria'),
  matrouh: tripTo('matrouh'),
  hurghada: tripTo('hurghada'),
  sharm: tripTo('sharm'),
  luxor: tripTo('luxor'),
  gouna: tripTo('gouna', 'suez'),
};

function outcome(name: string, to: keyof typeof trips): string {
  const { km, onWay } = trips[to];
  const plan = planStops(carNamed(name), km, onWay);
  if (plan.kind === 'gap') {
    return `none between ${plan.from?.point.name ?? 'here'} and ${plan.to?.point.name ?? 'there'}`;
  }
  if (plan.kind !== 'planned') return plan.kind;
  const stops = plan.stops.map(
    ({ point, arrives, leaves, minutes }) =>
      `${point.name} ${percent(arrives)}-${percent(leaves)} in ${Math.round(minutes)}`,
  );
  return [...stops, `left ${percent(plan.arrives)}`].join('; ');
}

const percent = (share: number) => Math.round(share * 100);

/**
 * Worked by hand, each with what is left on a hot motorway. Atto 3, 270 km: Alexandria is 219 km, 1 - 219/270 = 19 %. On
 * the way to Hurghada, 459 km, it stops at km 172 with 1 - 172/270 = 36 %; after 80 % it is 136 km on and 3 km off the
 * road with 80 - 52 = 28 %, and needs 15 + (151 + 3)/270 = 72 %. Leaf, 170 km: at km 91 it has 1 - 91/170 = 47 %, at km
 * 197 and 3 off 80 - 109/170 = 16 %, and needs 15 + 25/170 = 29 %. Between Ras Sedr and Sharm lie 256 km, more than 65 %
 * of any of these; on the road to Luxor nothing is known after Giza.
 */
it.each([
  ['Atto 3', 'alexandria', 'left 19'],
  ['Atto 3', 'matrouh', 'none between Walk Of Cairo and Watanya Alamein 3'],
  [
    'Atto 3',
    'hurghada',
    'Grand Ocean Hotel (Breeze Café) 36-80 in 26; Mobil Ras Ghareb 28-72 in 21; left 15',
  ],
  ['Atto 3', 'sharm', 'none between Ras Sedr - Matarma Beach Residence and CPC Sharm'],
  ['Atto 3', 'luxor', 'none between Chillout Pyramids Gardens 2 and there'],
  [
    'Atto 3',
    'gouna',
    'Grand Ocean Hotel (Breeze Café) 65-80 in 9; Mobil Ras Ghareb 28-64 in 17; left 15',
  ],
  ['Model 3 RWD', 'alexandria', 'left 34'],
  ['Model 3 RWD', 'matrouh', 'Watanya Alamein 3 18-66 in 33; left 15'],
  [
    'Model 3 RWD',
    'hurghada',
    'Chillout El Galala 63-80 in 10; Mobil Ras Ghareb 23-62 in 15; left 15',
  ],
  ['Model 3 RWD', 'sharm', 'none between Ras Sedr - Matarma Beach Residence and CPC Sharm'],
  ['Model 3 RWD', 'luxor', 'none between Chillout Pyramids Gardens 2 and there'],
  ['Model 3 RWD', 'gouna', 'Mobil Ras Ghareb 29-55 in 10; left 15'],
  ['ID.4 Pro', 'alexandria', 'left 32'],
  ['ID.4 Pro', 'matrouh', 'Watanya Alamein 3 16-68 in 48; left 15'],
  ['ID.4 Pro', 'hurghada', 'Chillout El Galala 62-80 in 14; Mobil Ras Ghareb 21-63 in 22; left 15'],
  ['ID.4 Pro', 'sharm', 'none between Ras Sedr - Matarma Beach Residence and CPC Sharm'],
  ['ID.4 Pro', 'luxor', 'none between Chillout Pyramids Gardens 2 and there'],
  ['ID.4 Pro', 'gouna', 'Mobil Ras Ghareb 27-57 in 15; left 15'],
  [
    'Leaf 40',
    'alexandria',
    'OLA Energy Sadat 47-80 in 21; Mansour Auto Amerya 16-29 in 8; left 15',
  ],
  ['Leaf 40', 'matrouh', 'none between Walk Of Cairo and Watanya Alamein 3'],
  ['Leaf 40', 'hurghada', 'none between Chillout El Wahaa 2 and Chillout Zafarana'],
  ['Seagull (Dolphin Mini)', 'alexandria', 'none between here and there'],
  ['Seagull (Dolphin Mini)', 'sharm', 'none between here and there'],
] as const)('%s to %s: %s', (name, to, said) => {
  expect(outcome(name, to)).toBe(said);
});

const { km, onWay } = trips.hurghada;

it('never goes below the reserve, and stops only where a place is known', () => {
  for (const car of seedBrands.flatMap(({ models }) => models)) {
    const plan = planStops(car, km, onWay);
    if (plan.kind !== 'planned') continue;
    expect(plan.arrives).toBeGreaterThan(0.149);
    for (const stop of plan.stops) {
      expect(onWay.map(({ point }) => point)).toContain(stop.point);
      expect(stop.arrives).toBeGreaterThan(0.149);
      expect(stop.leaves).toBeLessThan(0.81);
      expect(stop.minutes).toBeGreaterThan(0);
    }
  }
});

it('leaves out what is not public, or does not work', () => {
  const roadside = onWay.map(({ point }) => point);
  expect(roadside.every(({ access }) => access === 'public' || access === 'membership')).toBe(true);
  const [first] = roadside;
  if (!first) throw new Error('There is no place on the way.');
  const line = [
    { lat: first.lat, lon: first.lon, km: 0 },
    { lat: first.lat, lon: first.lon + 1, km: 100 },
  ];
  expect(pointsOnWay(line, [first])).toHaveLength(1);
  expect(pointsOnWay(line, [{ ...first, state: 'closed' }])).toEqual([]);
  expect(pointsOnWay(line, [{ ...first, access: 'restricted' }])).toEqual([]);
  expect(pointsOnWay(line, [{ ...first, lat: first.lat + 0.05 }])).toEqual([]);
});

it('knows nothing of a car without a range, and lets a generator drive on', () => {
  expect(planStops(sampleCar({ range: null }), km, onWay).kind).toBe('unknown');
  const withEngine = { powertrain: 'EREV', range: 150, evRange: 150 } as const;
  expect(planStops(sampleCar(withEngine), km, onWay).kind).toBe('generator');
  expect(planStops(sampleCar({ dcChargingPower: null, range: 400 }), km, onWay)).toEqual({
    kind: 'gap',
    from: null,
    to: null,
  });
});
