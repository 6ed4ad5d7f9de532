/** `npm run points:import`: Open Charge Map's JSON becomes charging points, and a person learns of all that does not. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storePoints } from '#data/charging-points.ts';
import { sortEntries } from '#domain/point-entries.ts';
import { pointIdOf } from '#domain/point-import.ts';
import { importPoints } from '../../scripts/points/import.ts';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;
let folder = '';
let said: string[] = [];

beforeAll(async () => {
  backend = await startBackend();
  folder = await mkdtemp(join(tmpdir(), 'tayar-points-'));
});

afterAll(async () => {
  await backend.engine.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  said = [];
  await backend.engine.sql('delete from public.charging_points');
});

type Change = { address?: object } & Record<string, unknown>;

/** A made-up place in Amman. */
const jordan = (ID: number, { address, ...change }: Change = {}) => ({
  ID,
  DataProviderID: 1,
  OperatorID: 3999,
  OperatorInfo: { Title: 'Jordan Charge' },
  UsageTypeID: 5,
  StatusTypeID: 50,
  SubmissionStatusTypeID: 200,
  DateLastVerified: '2026-05-01T10:00:00Z',
  AddressInfo: {
    Title: `Amman ${ID}`,
    AddressLine1: 'شارع المطار',
    Town: 'Amman',
    CountryID: 116,
    Latitude: 31.9 + ID / 100,
    Longitude: 35.9,
    ...address,
  },
  Connections: [
    { ConnectionTypeID: 33, StatusTypeID: 50, PowerKW: 120, CurrentTypeID: 30, Quantity: 2 },
    { ConnectionTypeID: 1040, StatusTypeID: 50, PowerKW: 60, CurrentTypeID: 30, Quantity: 1 },
  ],
  ...change,
});

async function take(data: unknown, isDry = false): Promise<void> {
  said = [];
  const file = join(folder, 'file.json');
  await writeFile(file, typeof data === 'string' ? data : JSON.stringify(data));
  await importPoints(backend.as.service, file, { isDry, report: (line) => said.push(line) });
}

async function stored() {
  const { data } = await backend.as.service.from('charging_points').select().order('ocm_id');
  return data ?? [];
}

test('the places of another country are added, and change by their numbers', async () => {
  await take([jordan(1), jordan(2)]);
  expect(said[0]).toBe('2 entries read: 2 new, 0 changed, 0 unchanged');
  expect(await stored()).toMatchObject([
    {
      id: '00000001-0c3a-8000-8000-000000000000',
      name: 'Amman 1',
      operator: 'Jordan Charge',
      country: 'JO',
      governorate: null,
      access: 'public',
      connectors: [{ type: 'CCS2', kw: 120, count: 2 }, { type: 'GB/T DC' }],
    },
    { name: 'Amman 2' },
  ]);

  await take([jordan(1), jordan(2, { StatusTypeID: 30 })]);
  expect(said.slice(0, 3)).toEqual([
    '2 entries read: 0 new, 1 changed, 1 unchanged',
    'Changed:',
    '  Amman 2: state',
  ]);
  expect(await stored()).toMatchObject([{ state: 'working' }, { state: 'paused' }]);
});

test('what a manager corrected stays, and is named', async () => {
  await take([jordan(1)]);
  await backend.as.staff
    .from('charging_points')
    .update({ name: 'Airport Road', checked_by_phone_on: '2026-11-20' })
    .eq('ocm_id', 1);
  await take([jordan(1, { StatusTypeID: 100 })]);
  expect(said).toContain('Kept as a manager corrected it:');
  expect(said).toContain('  Airport Road: name');
  expect(await stored()).toMatchObject([
    { name: 'Airport Road', state: 'closed', checked_by_phone_on: '2026-11-20' },
  ]);
});

test('a dry run says it all and stores nothing', async () => {
  await take([jordan(1)], true);
  expect(said).toEqual([
    '1 entries read: 1 new, 0 changed, 0 unchanged',
    'A dry run: nothing was stored.',
  ]);
  expect(await stored()).toEqual([]);
});

test('what cannot be stored is set aside with a sentence and counted; the rest is stored', async () => {
  await take([
    jordan(1),
    jordan(2, { address: { Latitude: 51.5, Longitude: 0 } }),
    jordan(3, { address: { Latitude: null } }),
    jordan(4, { address: { CountryID: 5 } }),
    jordan(5, { DataProviderID: 12 }),
    jordan(6, { UsageTypeID: 77 }),
    jordan(7, { SubmissionStatusTypeID: 1001 }),
    // Beside the first.
    jordan(8, {
      OperatorID: 3998,
      OperatorInfo: null,
      address: { Latitude: 31.9101, Title: 'Amman' },
    }),
    jordan(1),
    { name: 'something else' },
    null,
  ]);
  expect(said).toEqual([
    '11 entries read: 3 new, 0 changed, 0 unchanged',
    'Twins, new but marked as the same place as another:',
    '  Amman (Amman 1)',
    'Set aside, not stored:',
    '  1 with a position outside their country: 2',
    '  1 without a position on earth: 3',
    '  1 in a country that is not in src/config/countries.ts; add its line there: 4',
    '  1 of another data provider, whose licence is not that of Open Charge Map: 5',
    '  1 twice in the file; the later entry counts: 1',
    '  2 no place as Open Charge Map writes it (no number or no address): without a number, without a number',
    '  1 new, but delisted by Open Charge Map',
    'Stored as not known:',
    '  access 77 of 1: 6',
    '  operator 3998 of 1: 8',
    expect.stringMatching(/^3 of 3 stored/),
  ]);
  const [first, unknown, twin] = await stored();
  expect(unknown).toMatchObject({ ocm_id: 6, access: null });
  expect(twin?.twin_of).toBe(first?.id);
});

test('a file of another kind changes nothing', async () => {
  await take([jordan(1)]);
  await expect(take({ type: 'FeatureCollection', features: [] })).rejects.toThrow(
    /no place that can be stored; nothing was changed/,
  );
  await expect(take('id,name')).rejects.toThrow(/nothing was changed/);
  expect(said).toContainEqual(expect.stringMatching(/file\.json is no JSON/));
  expect(await stored()).toHaveLength(1);
});

test('a folder is read with all files in it, and one that is missing is named', async () => {
  const report = (line: string) => said.push(line);
  await writeFile(join(folder, 'file.json'), JSON.stringify(jordan(1)));
  await writeFile(join(folder, 'OCM-2.json'), JSON.stringify(jordan(2)));
  await importPoints(backend.as.service, folder, { isDry: false, report });
  expect(await stored()).toHaveLength(2);
  await expect(
    importPoints(backend.as.service, join(folder, 'none'), { isDry: false, report }),
  ).rejects.toThrow(/There is no file or folder/);
});

test('a place that the table refuses costs no other, and is named', async () => {
  const [read] = sortEntries([jordan(1)]).places;
  if (!read) throw new Error('The example is no place.');
  const lines = [1, 2, 3].map((number) => ({
    ...read,
    ocm_id: number,
    id: pointIdOf(number),
    twin_of: null,
    name: number === 2 ? '' : read.name,
  }));
  const refused = await storePoints(backend.as.service, lines, () => {});
  expect(refused).toMatchObject([{ line: { ocm_id: 2 }, why: expect.stringContaining('name') }]);
  expect(await stored()).toMatchObject([{ ocm_id: 1 }, { ocm_id: 3 }]);
});

test('people without the secret key import nothing', async () => {
  await writeFile(join(folder, 'file.json'), JSON.stringify(jordan(1)));
  await expect(
    importPoints(backend.as.buyer, join(folder, 'file.json'), { isDry: false, report: () => {} }),
  ).rejects.toThrow(/cannot be stored/);
  expect(await stored()).toEqual([]);
});

test('more places than are stored or answered at once are taken in parts, and compared again', async () => {
  const many = Array.from({ length: 1_234 }, (_, index) =>
    jordan(index + 1, {
      address: {
        Latitude: 29.2 + (index % 400) / 100,
        Longitude: 35 + Math.floor(index / 400) / 20,
      },
    }),
  );
  await take(many);
  expect(said.at(-1)).toMatch(/^1234 of 1234 stored/);
  await take(many);
  expect(said[0]).toBe('1234 entries read: 0 new, 0 changed, 1234 unchanged');
});
