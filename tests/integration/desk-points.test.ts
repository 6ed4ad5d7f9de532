/** Charging points at the desk: found among thousands, imported by a manager, and one build for all that changed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEditedRow } from '#data/catalogue-edit.ts';
import { allStoredPoints, noteImport, storePoints } from '#data/charging-points.ts';
import { noteDeskImport, pointsAtOnce, readPointImports, readPoints } from '#data/desk-points.ts';
import { sortEntries } from '#domain/point-entries.ts';
import {
  importReport,
  linesToStore,
  planImport,
  pointIdOf,
  readKnownPoints,
} from '#domain/point-import.ts';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.engine.close());

beforeEach(() =>
  backend.engine.sql(
    'delete from public.charging_points; delete from public.charging_point_imports;',
  ),
);

const poi = (
  ID: number,
  { address, ...change }: { address?: object; [name: string]: unknown } = {},
) => ({
  ID,
  DataProviderID: 1,
  UsageTypeID: 1,
  StatusTypeID: 50,
  SubmissionStatusTypeID: 200,
  AddressInfo: {
    Title: `Place ${ID}`,
    Town: 'Cairo',
    CountryID: 70,
    Latitude: 25 + (ID % 600) / 100,
    Longitude: 28 + Math.floor(ID / 600) / 20,
    ...address,
  },
  Connections: [{ ConnectionTypeID: 33, PowerKW: 60, CurrentTypeID: 30, Quantity: 2 }],
  ...change,
});

/** What an import of these would do. */
async function planned(entries: readonly unknown[]) {
  const sorted = sortEntries(entries);
  const known = readKnownPoints(await allStoredPoints(backend.as.staff));
  return { sorted, plan: planImport(sorted.places, known) };
}

async function take(entries: readonly unknown[], client = backend.as.staff) {
  const { sorted, plan } = await planned(entries);
  const refused = await storePoints(client, linesToStore(plan), () => {});
  return importReport(sorted, plan, refused.length);
}

const corrected = (ID: number) =>
  readEditedRow(backend.as.staff, 'charging_points', pointIdOf(ID)).then((row) => row?.corrected);

describe('an import by a manager', () => {
  test('counts as no correction, and leaves corrections alone', async () => {
    await take([poi(1), poi(2)]);
    await backend.as.staff.from('charging_points').update({ name: 'Ours' }).eq('ocm_id', 1);
    expect(await corrected(1)).toEqual(['name']);
    const report = await take([poi(1, { StatusTypeID: 100 }), poi(2, { StatusTypeID: 100 })]);
    expect(report).toMatchObject({ changed: 2, kept: 1, refused: 0 });
    expect(await readEditedRow(backend.as.staff, 'charging_points', pointIdOf(1))).toMatchObject({
      name: 'Ours',
      state: 'closed',
      corrected: ['name'],
    });
    expect(await corrected(2)).toEqual([]);
    // The call of an import is over: what is changed now is a correction again.
    await backend.as.staff.from('charging_points').update({ cost: 'free' }).eq('ocm_id', 2);
    expect(await corrected(2)).toEqual(['cost']);
  });

  test('marks a twin, and names what the table refuses while the rest is stored', async () => {
    const twin = poi(3, {
      OperatorID: 3999,
      OperatorInfo: { Title: 'Another' },
      address: { Title: 'Place (bay)', Latitude: 25.01 },
    });
    await take([poi(1, { address: { Title: 'Place' } }), twin]);
    expect(await readEditedRow(backend.as.staff, 'charging_points', pointIdOf(3))).toMatchObject({
      twin_of: pointIdOf(1),
    });
    const { plan } = await planned([poi(4), poi(5)]);
    const lines = linesToStore(plan).map((line) =>
      line.ocm_id === 4 ? { ...line, name: '' } : line,
    );
    const refused = await storePoints(backend.as.staff, lines, () => {});
    expect(refused).toMatchObject([{ line: { ocm_id: 4 } }]);
    expect(await corrected(5)).toEqual([]);
  });

  test('is kept for managers to read, beside those of the week', async () => {
    const failure = { why: 'key_refused', figure: 401 } as const;
    await noteDeskImport(backend.as.staff, await take([poi(1)]));
    await noteImport(backend.as.service, 'weekly', null, failure);
    expect(await readPointImports(backend.as.staff)).toMatchObject([
      { origin: 'weekly', failure, report: { added: 0 } },
      { origin: 'desk', failure: null, report: { added: 1, changes: [] } },
    ]);
  });

  test('is for managers alone', async () => {
    const { plan } = await planned([poi(1)]);
    const lines = linesToStore(plan);
    await expect(storePoints(backend.as.buyer, lines, () => {})).rejects.toThrow(
      /cannot be stored/,
    );
    const refusals = await Promise.all([
      backend.as.anonymous.rpc('import_charging_points', { lines: [] }),
      backend.as.buyer.rpc('import_charging_points', { lines: [] }),
      backend.as.buyer.rpc('note_point_import', { report: {} }),
      backend.as.buyer.rpc('desk_point_imports'),
    ]);
    expect(refusals.map(({ error }) => error?.code)).toEqual(Array(4).fill('42501'));
    expect(await allStoredPoints(backend.as.service)).toEqual([]);
  });

  test('takes at most 500 places in one call', async () => {
    const lines = Array.from({ length: 501 }, () => ({}));
    const { error } = await backend.as.staff.rpc('import_charging_points', { lines });
    expect(error?.code).toBe('22023');
  });
});

describe('the list of places', () => {
  const list = (search: string, published: boolean | null = null, from = 0) =>
    readPoints(backend.as.staff, { search, published }, from);
  const names = async (search: string) => (await list(search)).rows.map(({ name }) => name);

  test('is read in parts, by name, with the count of all', async () => {
    await take(Array.from({ length: 120 }, (_, index) => poi(index + 1)));
    const first = await list('');
    expect([first.rows.length, first.count]).toEqual([pointsAtOnce, 120]);
    const last = await list('', null, 2 * pointsAtOnce);
    expect(last.rows).toHaveLength(20);
    const all = [...first.rows, ...(await list('', null, pointsAtOnce)).rows, ...last.rows];
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
  });

  test('is searched by name, operator, town and number, in any spelling', async () => {
    await take([
      poi(290400, { address: { Title: 'Rest House', Town: 'Wadi El Natrun', Longitude: 30 } }),
      poi(2, { address: { Title: 'محطة أكتوبر', Town: 'Giza' } }),
      poi(3, { address: { Title: '50% off (new), "Mall"', Town: 'Obour' } }),
    ]);
    expect(await names('natrun REST')).toEqual(['Rest House']);
    expect(await names('290400')).toEqual(['Rest House']);
    expect(await names('محطه اكتوبر')).toEqual(['محطة أكتوبر']);
    expect(await names('(new), "mall"')).toEqual(['50% off (new), "Mall"']);
    expect(await names('nowhere')).toEqual([]);
  });

  test('shows what is published or withdrawn', async () => {
    await take([poi(1), poi(2)]);
    await backend.as.staff.from('charging_points').update({ published: false }).eq('ocm_id', 2);
    expect((await list('', true)).rows).toMatchObject([{ ocm_id: 1 }]);
    expect((await list('', false)).rows).toMatchObject([{ ocm_id: 2 }]);
  });
});

describe('a build', () => {
  const wanted = () =>
    backend.engine.sql(
      "select wanted::int as wanted, due_at <= now() + interval '10 seconds' as soon from private.rebuild",
    );

  beforeEach(() =>
    backend.engine.sql(`
      insert into private.rebuild_webhook (address, secret) values ('https://tayar.example/api/rebuild', repeat('s', 40))
        on conflict do nothing;
      update private.rebuild set wanted = 0, called = 0, called_at = '-infinity', due_at = '-infinity',
        awaited_until = '-infinity'`),
  );

  test('is asked for soon after a manager changes a place', async () => {
    await take([poi(1)]);
    await backend.engine.sql("update private.rebuild set wanted = 0, due_at = '-infinity'");
    await backend.as.staff.from('charging_points').update({ name: 'Ours' }).eq('ocm_id', 1);
    expect(await wanted()).toEqual([{ wanted: 1, soon: true }]);
  });

  test('is asked for once by an import, after its last part', async () => {
    await take(Array.from({ length: 1_200 }, (_, index) => poi(index + 1)));
    // An insert that may become an update is announced as both.
    expect(await wanted()).toEqual([{ wanted: 6, soon: false }]);
    const early = await backend.as.service.rpc('claim_rebuild');
    expect(early.data).toBeNull();
    await backend.engine.sql("update private.rebuild set due_at = due_at - interval '1 minute'");
    expect((await backend.as.service.rpc('claim_rebuild')).data).toBe(6);
    expect((await backend.as.service.rpc('settle_rebuild', { number: 6 })).data).toBeNull();
    expect((await backend.as.service.rpc('claim_rebuild')).data).toBeNull();
  });
});
