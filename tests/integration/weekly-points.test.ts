/** The weekly question to Open Charge Map, against a server that answers like it, well and badly. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import weeklyPoints from '../../netlify/functions/weekly-points.ts';
import { openChargeMapEnv, readEnv } from '../../netlify/lib/env.ts';
import { takeChanges } from '../../netlify/lib/open-charge-map.ts';
import { serveFetch } from '../../scripts/stack/fetch-server.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { connectFunctions } from '../support/functions.ts';

let backend: Backend;
let server: Awaited<ReturnType<typeof serveFetch>>;
let asked: Request[] = [];
let answer: () => Response | Promise<Response> = () => Response.json([]);

const network = globalThis.fetch;

beforeAll(async () => {
  backend = await startBackend();
  server = await serveFetch(async (request) => {
    asked.push(request);
    return answer();
  }, 0);
});

beforeEach(async () => {
  asked = [];
  answer = () => Response.json([]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await backend.engine.sql(
    'delete from public.charging_points; delete from public.charging_point_imports;',
  );
  const address = `http://127.0.0.1:${server.port}/v3/poi`;
  connectFunctions(backend, { OPEN_CHARGE_MAP_KEY: 'the key', OPEN_CHARGE_MAP_URL: address });
  const toBackend = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input instanceof Request ? input.url : input).startsWith(address)
      ? network(input, init)
      : toBackend(input, init),
  );
  return () => vi.restoreAllMocks();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await server.close();
  await backend.engine.close();
});

const poi = (ID: number, change: object = {}) => ({
  ID,
  DataProviderID: 1,
  UsageTypeID: 1,
  StatusTypeID: 50,
  SubmissionStatusTypeID: 200,
  AddressInfo: { Title: `Place ${ID}`, CountryID: 70, Latitude: 25 + ID / 100, Longitude: 31 },
  Connections: [{ ConnectionTypeID: 33, PowerKW: 60, CurrentTypeID: 30, Quantity: 2 }],
  ...change,
});

/** The imports that were noted, newest first. */
const noted = () =>
  backend.engine.sql(
    'select origin, report, failure from public.charging_point_imports order by imported_at desc',
  );
const stored = () =>
  backend.engine.sql('select ocm_id, state from public.charging_points order by ocm_id');
/** Lets time pass since all imports. */
const pass = (time: string) =>
  backend.engine.sql(
    `update public.charging_point_imports set imported_at = imported_at - interval '${time}'`,
  );
const sinceOf = (request: Request | undefined) =>
  Date.parse(new URL(request?.url ?? '').searchParams.get('modifiedsince') ?? '');
const day = 24 * 3600_000;

test('what has changed is stored and noted, and the next week goes on from there', async () => {
  answer = () => Response.json([poi(1), poi(2)]);
  await weeklyPoints();
  const [first] = asked;
  expect(first?.headers.get('x-api-key')).toBe('the key');
  expect(Object.fromEntries(new URL(first?.url ?? '').searchParams)).toMatchObject({
    countrycode: 'EG',
    compact: 'false',
    maxresults: '250',
  });
  expect(first?.url).not.toContain('key');
  expect(await stored()).toEqual([
    { ocm_id: 1, state: 'working' },
    { ocm_id: 2, state: 'working' },
  ]);
  expect(await noted()).toMatchObject([
    { origin: 'weekly', failure: null, report: { added: 2, changed: 0 } },
  ]);

  await pass('7 days');
  answer = () => Response.json([poi(2, { StatusTypeID: 100 })]);
  await weeklyPoints();
  expect(Math.round((Date.now() - sinceOf(asked[1])) / day)).toBe(8);
  expect(await noted()).toMatchObject([
    { report: { added: 0, changed: 1, changes: ['Place 2: state'] } },
    { report: { added: 2 } },
  ]);
  expect(await stored()).toMatchObject([{ state: 'working' }, { state: 'closed' }]);
});

test('it is asked once a week, also after a failure', async () => {
  answer = () => new Response('no', { status: 500 });
  await weeklyPoints();
  await weeklyPoints();
  await pass('5 days');
  await weeklyPoints();
  expect(asked).toHaveLength(1);
});

test('without a key nothing is asked and nothing noted', async () => {
  vi.stubEnv('OPEN_CHARGE_MAP_KEY', '');
  await weeklyPoints();
  expect([asked, await noted()]).toEqual([[], []]);
});

test.each([
  ['a refused key', 401, 'key_refused'],
  ['too many questions', 429, 'asked_too_often'],
  ['a fault of its own', 503, 'answered_badly'],
])('%s is noted for managers and changes nothing', async (_, status, why) => {
  answer = () => new Response('refused', { status });
  await weeklyPoints();
  expect(await noted()).toEqual([
    { origin: 'weekly', report: {}, failure: { why, figure: status } },
  ]);
  expect(await stored()).toEqual([]);
});

test.each([
  ['a page', '<html>', 'no_list'],
  ['another kind of JSON', '{"error": "x"}', 'no_list'],
  ['a list of other things', '[{"a": 1}, null]', 'nothing_usable'],
])('%s is noted for managers and changes nothing', async (_, body, why) => {
  answer = () => new Response(body);
  await weeklyPoints();
  expect(await noted()).toEqual([{ origin: 'weekly', report: {}, failure: { why, figure: null } }]);
  expect(await stored()).toEqual([]);
});

test('a server that does not answer is not waited for', async () => {
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  const result = readEnv(openChargeMapEnv, process.env);
  if (!result.ok) throw new Error(result.faulty.join());
  expect(await takeChanges(backend.as.service, result.env, 200)).toBe('failed');
  late.resolve(Response.json([]));
  expect(await noted()).toMatchObject([{ failure: { why: 'late', figure: 0.2 } }]);
});

test('an answer that is cut off is told of, and asked for again unless a whole export came in between', async () => {
  answer = () => Response.json(Array.from({ length: 250 }, (_, index) => poi(index + 1)));
  await weeklyPoints();
  expect(await noted()).toMatchObject([
    { report: { added: 250 }, failure: { why: 'cut_off', figure: 250 } },
  ]);
  await pass('8 days');
  answer = () => Response.json([]);
  await weeklyPoints();
  expect(Math.round((Date.now() - sinceOf(asked[1])) / day)).toBe(730);

  await backend.engine.sql('delete from public.charging_point_imports');
  for (const missing of [0, 3]) {
    await backend.as.service.from('charging_point_imports').insert({
      origin: 'desk',
      report: { missing },
      imported_at: new Date(Date.now() - (missing === 0 ? 20 : 10) * day).toISOString(),
    });
  }
  await weeklyPoints();
  expect(Math.round((Date.now() - sinceOf(asked[2])) / day)).toBe(21);
});
