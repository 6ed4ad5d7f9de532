import { expect, it } from 'vitest';
import { readPoi } from './open-charge-map.ts';

/** As the export has it, and the API beside much else. */
const entry = {
  DateLastVerified: '2025-04-17T21:04:00Z',
  ID: 290400,
  UUID: 'D5B47E3B-ACCC-43EB-B4F6-7E5156EBF493',
  DataProviderID: 1,
  OperatorID: 3744,
  UsageTypeID: 4,
  AddressInfo: {
    Title: ' El-Obour Charging station\n(ID Store)',
    AddressLine1: 'طريق مصر, Ismailia Desert Rd',
    Town: 'Obour',
    StateOrProvince: 'القاهرة',
    CountryID: 70,
    Latitude: 30.160615827942298,
    Longitude: 31.462727158471807,
  },
  Connections: [
    { ConnectionTypeID: 33, StatusTypeID: 50, PowerKW: 60, CurrentTypeID: 30, Quantity: 1 },
    { ConnectionTypeID: 1040, StatusTypeID: 100, PowerKW: 60, CurrentTypeID: 30, Quantity: 1 },
    { ConnectionTypeID: 0, StatusTypeID: 50, Voltage: 0 },
  ],
  StatusTypeID: 50,
  SubmissionStatusTypeID: 200,
};

it('reads an entry of the export', () => {
  expect(readPoi(entry)).toEqual({
    kind: 'place',
    unknown: [],
    place: {
      ocm_id: 290400,
      name: 'El-Obour Charging station (ID Store)',
      operator: 'IKARUS',
      address: 'طريق مصر, Ismailia Desert Rd',
      town: 'Obour',
      governorate: 'qalyubia',
      country: 'EG',
      lat: 30.160615827942298,
      lon: 31.462727158471807,
      access: 'membership',
      cost: null,
      state: 'working',
      connectors: [
        { type: 'CCS2', kw: 60, current: 'dc', count: 1, cable: true, state: 'working' },
        { type: 'GB/T DC', kw: 60, current: 'dc', count: 1, cable: true, state: 'closed' },
        { type: null, kw: null, current: null, count: null, cable: null, state: 'working' },
      ],
      last_confirmed_on: '2025-04-17',
      source: 'Open Charge Map',
      published: true,
    },
  });
});

const at = (Latitude: unknown, Longitude: unknown, CountryID = 70) => ({
  ...entry,
  AddressInfo: { ...entry.AddressInfo, Latitude, Longitude, CountryID },
});

it.each([
  ['no object', 'text', 'no_place'],
  ['an entry without a number', { ...entry, ID: undefined }, 'no_place'],
  ['an entry without an address', { ...entry, AddressInfo: null }, 'no_place'],
  ['a place of another provider', { ...entry, DataProviderID: 2 }, 'other_provider'],
  ['a place of nobody knows whom', { ...entry, DataProviderID: null }, 'other_provider'],
  ['a place that nobody has looked at', { ...entry, SubmissionStatusTypeID: 1 }, 'waiting'],
  ['a place without a position', at(null, 31), 'no_position'],
  ['a position as text', at('30.1', '31.4'), 'no_position'],
  ['a position off the earth', at(300, 31), 'no_position'],
  ['a position that nobody entered', at(0, 0), 'no_position'],
  ['a position outside the country', at(48.85, 2.35), 'outside'],
  ['swapped coordinates', at(31.46, 50.16), 'outside'],
  ['a country without a box', at(30, 31, 5), 'unknown_country'],
  [
    'a place without a name',
    { ...entry, AddressInfo: { ...entry.AddressInfo, Title: ' ' } },
    'no_name',
  ],
  [
    'more connectors than a place has',
    { ...entry, Connections: Array(300).fill(entry.Connections[0]) },
    'too_many_connectors',
  ],
])('sets aside %s', (_, given, reason) => {
  expect(readPoi(given)).toMatchObject({ kind: 'aside', reason });
});

it('keeps a place whose numbers nobody knows, and names them', () => {
  const read = readPoi({
    ...entry,
    OperatorID: 99,
    UsageTypeID: 99,
    StatusTypeID: 99,
    Connections: [{ ConnectionTypeID: 5555, CurrentTypeID: 40, PowerKW: -5, Quantity: 0.5 }],
  });
  expect(read).toMatchObject({
    kind: 'place',
    place: {
      operator: null,
      access: null,
      state: null,
      connectors: [{ type: null, kw: null, current: null, count: null }],
    },
    unknown: expect.arrayContaining(['operator 99', 'access 99', 'state 99', 'connector 5555']),
  });
});

it('takes the name of an operator that the file brings', () => {
  const OperatorInfo = { Title: 'Jordan Charge' };
  expect(readPoi({ ...entry, OperatorID: 99, OperatorInfo })).toMatchObject({
    place: { operator: 'Jordan Charge' },
    unknown: [],
  });
});

it.each([
  ['an address whose letters are lost', '????? ???'],
  ['one of a thousand letters', 'x'.repeat(1000)],
])('leaves out %s, and names it', (_, AddressLine1) => {
  expect(readPoi({ ...entry, AddressInfo: { ...entry.AddressInfo, AddressLine1 } })).toMatchObject({
    place: { address: null },
    unknown: ['text of address'],
  });
});

it('withdraws what was delisted, and believes no day to come', () => {
  expect(
    readPoi({ ...entry, SubmissionStatusTypeID: 1001, DateLastVerified: '2999-01-01T00:00:00Z' }),
  ).toMatchObject({ place: { published: false, last_confirmed_on: null } });
});

it('puts places abroad into no governorate', () => {
  expect(readPoi(at(32.1, 36.1, 116))).toMatchObject({
    place: { country: 'JO', governorate: null },
  });
});
