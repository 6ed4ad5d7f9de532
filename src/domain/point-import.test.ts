import { expect, it } from 'vitest';
import type { ImportedPoint } from './open-charge-map.ts';
import {
  importReport,
  linesToStore,
  planImport,
  pointIdOf,
  readKnownPoints,
} from './point-import.ts';

const place = (change: Partial<ImportedPoint> = {}): ImportedPoint => ({
  ocm_id: 1,
  name: 'Rest House',
  operator: 'IKARUS',
  address: null,
  town: null,
  governorate: 'beheira',
  country: 'EG',
  lat: 30.38,
  lon: 30.35,
  access: 'membership',
  cost: null,
  state: 'working',
  connectors: [{ type: 'CCS2', kw: 60, current: 'dc', count: 1, cable: true, state: 'working' }],
  last_confirmed_on: '2025-05-02',
  source: 'Open Charge Map',
  published: true,
  ...change,
});

/** As the backend has it: keys of a list are in another order, and dates may be moments. */
const stored = (change: object = {}) => ({
  ...place(),
  id: pointIdOf(1),
  name_ar: null,
  note: null,
  twin_of: null,
  checked_by_phone_on: null,
  last_confirmed_on: '2025-05-02 00:00:00+00',
  connectors: [{ kw: 60, type: 'CCS2', cable: true, count: 1, state: 'working', current: 'dc' }],
  corrected: [],
  updated_at: '2026-11-29T00:00:00Z',
  ...change,
});

const planOf = (places: readonly ImportedPoint[], rows: readonly unknown[]) =>
  planImport(places, readKnownPoints(rows));

it('makes an id that begins with the number, for the address', () => {
  expect(pointIdOf(290400)).toBe('00046e60-0c3a-8000-8000-000000000000');
});

it('adds what is new and leaves what is the same', () => {
  const plan = planOf([place(), place({ ocm_id: 2, lat: 31 })], [stored()]);
  expect(plan.unchanged).toBe(1);
  expect(plan.added).toMatchObject([{ id: pointIdOf(2), twin_of: null }]);
  expect(plan.changed).toEqual([]);
});

it('names the columns that change', () => {
  const plan = planOf([place({ state: 'closed', name: 'Rest' })], [stored()]);
  expect(plan.changed).toMatchObject([
    { columns: ['name', 'state'], line: { id: pointIdOf(1), state: 'closed' } },
  ]);
});

it('keeps what the file does not say', () => {
  const known = stored({ operator: 'Ours', cost: 'free', note: 'x' });
  const plan = planOf([place({ operator: null, state: 'paused' })], [known]);
  expect(plan.changed).toMatchObject([
    { columns: ['state'], line: { operator: 'Ours', cost: 'free' } },
  ]);
});

it('leaves what a manager corrected, and says so', () => {
  const known = stored({ name: 'Ours', corrected: ['name'] });
  const plan = planOf([place()], [known]);
  expect(plan).toMatchObject({
    unchanged: 1,
    changed: [],
    kept: [{ name: 'Ours', columns: ['name'] }],
  });
});

it('finds a place by its number, also under an id of our own', () => {
  const id = 'aaaaaaaa-0000-4000-8000-000000000003';
  const plan = planOf([place({ state: 'closed' })], [stored({ id })]);
  expect(plan.changed).toMatchObject([{ line: { id } }]);
  expect(plan.added).toEqual([]);
});

it('withdraws a known place that was delisted, and leaves out a new one', () => {
  const plan = planOf(
    [place({ published: false }), place({ ocm_id: 2, published: false })],
    [stored()],
  );
  expect(plan.withdrawn).toMatchObject([{ ocm_id: 1 }]);
  expect(plan).toMatchObject({ delisted: 1, added: [] });
});

it('counts the places of the same country that the file does not have, and not our own', () => {
  const known = [
    stored(),
    stored({ id: pointIdOf(2), ocm_id: 2 }),
    stored({ id: pointIdOf(3), ocm_id: null }),
    stored({ id: pointIdOf(4), ocm_id: 4, country: 'JO', governorate: null }),
  ];
  expect(planOf([place()], known).missing).toBe(1);
});

// A little to the north, 56 m away.
const near = { lat: 30.3805, ocm_id: 2 };

it.each([
  ['another operator at the same place', { operator: 'Infinity EV' }],
  ['another bay of it', { operator: 'Infinity EV', name: 'Rest House 2 (Bay N)' }],
  ['one entered twice', { name: 'Rest  house' }],
])('marks %s as a twin', (_, change) => {
  const plan = planOf([place({ ...near, ...change })], [stored()]);
  expect(plan.added).toMatchObject([{ ocm_id: 2, twin_of: pointIdOf(1) }]);
  expect(plan.twins).toMatchObject([{ of: 'Rest House' }]);
});

it.each([
  ['the next of the same operator', { name: 'Rest House 2' }],
  ['a neighbour', { name: 'Grand Hotel', operator: 'Infinity EV' }],
  ['one 200 m away', { lat: 30.382, operator: 'Infinity EV' }],
])('does not take for a twin %s', (_, change) => {
  expect(planOf([place({ ...near, ...change })], [stored()]).twins).toEqual([]);
});

it('marks the later of two new places, and a third by the first', () => {
  const plan = planOf(
    [
      place({ ...near, ocm_id: 7, operator: 'C' }),
      place({ ...near, ocm_id: 6, operator: 'B' }),
      place({ ocm_id: 5 }),
    ],
    [],
  );
  expect(plan.added.map(({ ocm_id, twin_of }) => [ocm_id, twin_of])).toEqual([
    [5, null],
    [6, pointIdOf(5)],
    [7, pointIdOf(5)],
  ]);
});

it('compares 20,000 places in little time', () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    place({
      ocm_id: index + 1,
      lat: 22 + (index % 900) / 100,
      lon: 25 + Math.floor(index / 900) / 2,
    }),
  );
  expect(planOf(many, []).added).toHaveLength(20_000);
});

it('stores a twin after the place that it is a twin of, and what changed before what is new', () => {
  const twin = place({ ocm_id: 3, operator: 'Infinity EV' });
  const plan = planOf(
    [place({ state: 'closed' }), place({ ocm_id: 4, lat: 31 }), twin],
    [stored()],
  );
  expect(linesToStore(plan).map(({ ocm_id }) => ocm_id)).toEqual([1, 4, 3]);
});

it('keeps of an import how much it did, and its first changes in words', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const rows = ids.map((ocm_id) => stored({ ocm_id, id: pointIdOf(ocm_id) }));
  const places = ids.map((ocm_id) => place({ ocm_id, state: 'paused', name: 'م'.repeat(160) }));
  const sorted = { places, aside: new Map([['no_name' as const, ['7', '8']]]), unknown: new Map() };
  const report = importReport(sorted, planOf(places, rows), 1);
  expect(report).toMatchObject({ added: 0, changed: 60, unchanged: 0, aside: 2, refused: 1 });
  expect(report.changes).toHaveLength(40);
  expect(report.changes[0]).toMatch(/: name state$/);
  // What its table takes.
  expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThan(20_000);
});
