/** What the columns of charging points must accept and refuse, by the bounds that their rules give them. */
import { chargingPointColumns } from '#domain/charging-point-rows.ts';
import { importFailures } from '#domain/point-import-failure.ts';
import { longestReport, pointFaults } from '#domain/point-reports.ts';
import { trialsOf } from './limits-catalogue.ts';
import type { pointWorkRows } from './rows.ts';
import { oneOf, type Trials, text } from './trials.ts';

const connector = { type: 'CCS2', kw: 60, current: 'dc', count: 1, cable: true, state: 'working' };
const bad: readonly object[] = [
  { ...connector, type: 'CCS' },
  { ...connector, kw: 0 },
  { ...connector, kw: 2001 },
  { ...connector, kw: '60' },
  { ...connector, current: 'ac' },
  { ...connector, count: 0 },
  { ...connector, count: 1.5 },
  { ...connector, cable: 'yes' },
  { ...connector, state: 'broken' },
  { ...connector, price: 5 },
];

/** Lists of connectors that the column takes and refuses. */
export const connectorLists = {
  good: [[], [connector], [{ type: null }], [{}], Array(40).fill(connector)],
  bad: [
    ...bad.map((one) => [one]),
    ['CCS2'],
    [null],
    [7],
    {},
    'CCS2',
    7,
    null,
    Array(100).fill(connector),
  ],
};

const days = {
  good: [null, '2008-01-01', '2026-11-20'],
  bad: ['2007-12-31', '9999-12-31', 'infinity', '-infinity'],
};

const { name, name_ar, operator, address, town, governorate, access, cost, state, source, note } =
  chargingPointColumns;

export const pointLimits: Trials = {
  ocm_id: { good: [null, 1, 460620], bad: [0, -1] },
  name: trialsOf(name),
  name_ar: trialsOf(name_ar),
  operator: trialsOf(operator),
  address: trialsOf(address),
  town: trialsOf(town),
  governorate: trialsOf(governorate),
  // The example is in Egypt.
  country: { good: ['EG'], bad: ['', 'eg', 'EGY', 'JO', null] },
  lat: { good: [21.5, 32], bad: [21.4, 32.1, 91, -91, 'NaN', 'Infinity', null] },
  lon: { good: [24.5, 37], bad: [24.4, 37.1, 181, -181, 'NaN', 'Infinity', null] },
  access: trialsOf(access),
  cost: trialsOf(cost),
  state: trialsOf(state),
  connectors: {
    good: connectorLists.good.map((list) => JSON.stringify(list)),
    bad: connectorLists.bad.map((list) => JSON.stringify(list)),
  },
  last_confirmed_on: days,
  source: trialsOf(source),
  checked_by_phone_on: days,
  note: trialsOf(note),
  twin_of: { good: [null], bad: ['aaaaaaaa-0000-4000-8000-000000000003'] },
  corrected: {
    good: ['[]', '["name"]'],
    bad: ['{}', '7', 'null', JSON.stringify(['x'.repeat(1000)])],
  },
};

export const pointWorkLimits: Record<keyof typeof pointWorkRows, Trials> = {
  charging_point_reports: {
    kind: oneOf(...pointFaults),
    words: text(longestReport, 'optional'),
    language: oneOf('en', 'ar'),
  },
  charging_point_imports: {
    origin: oneOf('desk', 'weekly', 'command'),
    report: {
      good: ['{}', '{"added": 3, "changes": ["Rest House: state"]}'],
      bad: ['[]', '7', 'null', null, JSON.stringify({ changes: 'x'.repeat(20_000) })],
    },
    failure: {
      good: [null, ...importFailures.map((why) => JSON.stringify({ why, figure: 401 }))],
      bad: [
        ...['[]', '7', 'null', '{}', '{"why": "late"}', '{"why": "moon", "figure": null}'],
        JSON.stringify({ why: 'late', figure: null, words: 'x'.repeat(100) }),
      ],
    },
  },
};
