/** Reports of charging points: drivers send them by the function alone, staff read them, managers settle them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import pointReport from '../../netlify/functions/point-report.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { type Call, callOf, connectFunctions } from '../support/functions.ts';
import { pointWorkRows, reportedPoint } from '../support/rows.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  connectFunctions(backend);
  await backend.engine.sql(
    `insert into public.charging_points (id, name, lat, lon, source, published) values
       ($1, 'Rest House', 30, 31, 'Us', true), ($2, 'Withdrawn', 30, 31, 'Us', false)`,
    [reportedPoint, withdrawn],
  );
});

const withdrawn = 'cccccccc-0000-4000-8000-00000000000a';

beforeEach(() =>
  backend.engine.sql('delete from public.charging_point_reports; delete from private.calls;'),
);

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await backend.engine.close();
});

const report = { point: reportedPoint, kind: 'closed', words: ' Shut\nsince May ', language: 'ar' };

const call = ({ headers, ...changes }: Call = {}) =>
  pointReport(
    callOf('/api/point-report', {
      body: report,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-nf-client-connection-ip': '203.0.113.7',
        ...headers,
      },
      ...changes,
    }),
  );

const outcome = async (answer: Response) => [answer.status, await answer.json()];

const stored = () =>
  backend.engine.sql('select point_id, kind, words, language from public.charging_point_reports');

const row = { point_id: reportedPoint, kind: 'closed', words: 'Shut since May', language: 'ar' };

describe('a driver without an account', () => {
  test('reports a place, once however often it is pressed', async () => {
    expect(await outcome(await call())).toEqual([200, { status: 'stored' }]);
    expect(await outcome(await call())).toEqual([200, { status: 'known' }]);
    expect(await stored()).toEqual([row]);
    const [calls] = await backend.engine.sql(
      "select string_agg(c::text, '') as all from private.calls c",
    );
    expect(JSON.stringify(calls)).not.toContain('203.0.113.7');
  });

  test('need not write anything', async () => {
    expect((await call({ body: { ...report, words: ' \u200b' } })).status).toBe(200);
    expect(await stored()).toEqual([{ ...row, words: null }]);
  });

  test.each([
    ['a place that is withdrawn', 404, { body: { ...report, point: withdrawn } }],
    ['no place', 400, { body: { ...report, point: '7' } }],
    ['an unknown kind', 400, { body: { ...report, kind: 'rude' } }],
    ['a text without end', 400, { body: { ...report, words: 'x'.repeat(1_001) } }],
    ['a body without end', 413, { body: { ...report, more: 'x'.repeat(5_000) } }],
    ['another content type', 415, { headers: { 'content-type': 'text/plain' } }],
    ['a page of another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['another method', 405, { method: 'GET' }],
  ] satisfies [string, number, Call][])('%s is refused', async (_, status, changes) => {
    expect((await call(changes)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  test('is stopped after twenty in an hour', async () => {
    const send = (number: number) => call({ body: { ...report, words: `Report ${number}` } });
    for (let number = 0; number < 20; number += 1) expect((await send(number)).status).toBe(200);
    const refused = await send(20);
    expect(await outcome(refused)).toEqual([429, { error: 'too_often' }]);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await stored()).toHaveLength(20);
  });

  test('adds no more to a place about which enough is waiting', async () => {
    await backend.engine.sql(
      `insert into public.charging_point_reports (point_id, kind, words, language)
       select $1, 'other', 'Report ' || n, 'en' from generate_series(1, 20) n`,
      [reportedPoint],
    );
    expect(await outcome(await call())).toEqual([200, { status: 'full' }]);
    expect(await stored()).toHaveLength(20);
  });

  test('writes nothing past the function', async () => {
    const { error } = await backend.as.anonymous.rpc('report_charging_point', {
      point: reportedPoint,
      of_kind: 'closed',
      words: '',
      written_in: 'en',
    });
    expect(error?.code).toBe('42501');
    const inserted = await backend.as.anonymous
      .from('charging_point_reports')
      .insert(pointWorkRows.charging_point_reports);
    expect(inserted.error?.code).toBe('42501');
    expect(await stored()).toEqual([]);
  });
});

const listSchema = z.object({
  open: z.number(),
  reports: z.array(z.looseObject({ id: z.string() })),
});

async function open() {
  const { data, error } = await backend.as.staff.rpc('desk_point_reports');
  expect(error).toBeNull();
  return listSchema.parse(data);
}

describe('the desk', () => {
  beforeEach(() => call());

  test('reads what is open, with the place', async () => {
    expect(await open()).toMatchObject({
      open: 1,
      reports: [{ point_id: reportedPoint, name: 'Rest House', kind: 'closed', words: row.words }],
    });
  });

  test('settles a report, after which the same may be reported again', async () => {
    const [first] = (await open()).reports;
    const settled = await backend.as.staff.rpc('settle_point_report', { report: first?.id ?? '' });
    expect(settled.error).toBeNull();
    expect(await open()).toEqual({ open: 0, reports: [] });
    expect(
      await backend.engine.sql('select settled_by from public.charging_point_reports'),
    ).toEqual([{ settled_by: backend.accounts.staff.id }]);
    expect(await outcome(await call())).toEqual([200, { status: 'stored' }]);
  });

  test('lets a sales person read, and a manager alone settle', async () => {
    const [first] = (await open()).reports;
    const sales = backend.accounts.stranger.id;
    await backend.engine.sql("insert into public.user_roles (user_id, role) values ($1, 'sales')", [
      sales,
    ]);
    const { data } = await backend.as.stranger.rpc('desk_point_reports');
    expect(listSchema.parse(data).open).toBe(1);
    const settled = await backend.as.stranger.rpc('settle_point_report', {
      report: first?.id ?? '',
    });
    expect(settled.error?.code).toBe('42501');
    await backend.engine.sql('delete from public.user_roles where user_id = $1', [sales]);
    expect((await open()).open).toBe(1);
  });

  test('is closed to everybody else', async () => {
    for (const client of [backend.as.anonymous, backend.as.buyer]) {
      expect((await client.rpc('desk_point_reports')).error?.code).toBe('42501');
      const settled = await client.rpc('settle_point_report', { report: reportedPoint });
      expect(settled.error?.code).toBe('42501');
    }
  });

  test('forgets what was settled half a year ago, and nothing that is open', async () => {
    await call({ body: { ...report, kind: 'price' } });
    await backend.engine.sql(`
      update public.charging_point_reports set created_at = now() - interval '2 years';
      update public.charging_point_reports set settled_at = now() - interval '7 months' where kind = 'closed';`);
    expect((await backend.as.service.rpc('forget_point_reports')).error).toBeNull();
    expect(await stored()).toMatchObject([{ kind: 'price' }]);
  });
});
