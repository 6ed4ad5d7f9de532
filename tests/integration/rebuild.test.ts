/** Changes in the database call for a build: one for a burst, none for a forger, never none for a change. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import dailyRebuild from '../../netlify/functions/daily-rebuild.ts';
import deploys from '../../netlify/functions/deploys.ts';
import rebuild from '../../netlify/functions/rebuild.ts';
import sweep from '../../netlify/functions/sweep.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { type Call, callOf, connectFunctions } from '../support/functions.ts';
import { catalogueRows } from '../support/rows.ts';

const secret = 'a secret that is long enough to be one';
const payload = {
  type: 'UPDATE',
  table: 'cars',
  schema: 'public',
  record: catalogueRows.cars,
  old_record: catalogueRows.cars,
};

let backend: Backend;
/** Answers of the build hook, in order; every later one is 200. */
let hookAnswers: (number | (() => number))[];
let builds: number;

beforeAll(async () => {
  backend = await startBackend();
});

beforeEach(async () => {
  hookAnswers = [];
  builds = 0;
  const variables = {
    BUILD_HOOK_URL: 'https://hook.test/secret',
    REBUILD_SECRET: secret,
    SITE_ID: 'our-site',
  };
  connectFunctions(backend, variables, ({ url, method }) => {
    if (url !== variables.BUILD_HOOK_URL) return undefined;
    expect(method).toBe('POST');
    builds += 1;
    const answer = hookAnswers.shift() ?? 200;
    return new Response(null, { status: typeof answer === 'number' ? answer : answer() });
  });
  await backend.engine.sql(`
    update private.rebuild set wanted = 0, called = 0, called_at = '-infinity', due_at = '-infinity',
      awaited_until = '-infinity'`);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

afterAll(() => backend.engine.close());

const call = (changes: Call = {}) =>
  rebuild(callOf('/api/rebuild', { token: secret, body: payload, ...changes }));

async function outcomeOf(answer: Response) {
  return [answer.status, await answer.json()];
}

/** Lets time pass for the build that is wanted. */
const pass = (time: string) =>
  backend.engine.sql(`
    update private.rebuild set called_at = called_at - interval '${time}',
      due_at = due_at - interval '${time}', awaited_until = awaited_until - interval '${time}'`);

test('a burst of changes makes one build', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => call()));
  const outcomes = await Promise.all(answers.map(outcomeOf));
  expect(outcomes.filter(([status]) => status === 200)).toEqual([[200, { status: 'called' }]]);
  expect(outcomes.filter(([status]) => status === 202)).toHaveLength(11);
  expect(builds).toBe(1);
  await sweep();
  expect(builds).toBe(1);
});

test('a change of a charging point makes a build', async () => {
  const body = { ...payload, table: 'charging_points' };
  expect(await outcomeOf(await call({ body }))).toEqual([200, { status: 'called' }]);
  expect(builds).toBe(1);
});

test('a build hook that fails is called again by the sweep', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  hookAnswers = [500];
  expect(await outcomeOf(await call())).toEqual([502, { error: 'build_hook_failed' }]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('hook.test');
  await sweep();
  expect(builds).toBe(1);
  await pass('1 minute');
  await sweep();
  await pass('1 hour');
  await sweep();
  expect(builds).toBe(2);
});

test('a change that comes while the hook is called makes another build', async () => {
  let late: PromiseLike<unknown> | undefined;
  hookAnswers = [
    () => {
      late = backend.as.service.rpc('want_rebuild').then();
      return 200;
    },
  ];
  await backend.as.service.rpc('want_rebuild');
  await pass('1 minute');
  await sweep();
  await late;
  await pass('1 minute');
  await sweep();
  expect(builds).toBe(2);
});

test('once a day the site is built without any change', async () => {
  await dailyRebuild();
  expect(builds).toBe(1);
  await dailyRebuild();
  expect(builds).toBe(1);
});

test('a clock that was set back holds up no build', async () => {
  await backend.engine.sql(`
    update private.rebuild set wanted = 8, called = 7, called_at = now() + interval '1 day',
      due_at = now() + interval '1 day', awaited_until = now() + interval '1 day'`);
  await sweep();
  expect(builds).toBe(1);
  await backend.engine.sql(`
    update private.rebuild set called_at = now() + interval '1 day',
      due_at = now() + interval '1 day', awaited_until = now() + interval '1 day'`);
  expect((await call()).status).toBe(200);
  expect(builds).toBe(2);
});

test.each([
  ['no secret', 401, { token: null }],
  ['another secret', 401, { token: `${secret}.` }],
  ['the beginning of the secret', 401, { token: secret.slice(0, -1) }],
  ['no JSON', 400, { body: 'cars' }],
  ['no payload', 400, { body: { table: 'cars' } }],
  ['a payload without end', 413, { body: { ...payload, record: 'x'.repeat(300_000) } }],
  ['another content type', 415, { headers: { 'content-type': 'text/plain' } }],
  ['another method', 405, { method: 'GET' }],
  ['a table that no page shows', 202, { body: { ...payload, table: 'profiles' } }],
  ['another schema', 202, { body: { ...payload, schema: 'auth' } }],
] satisfies [string, number, Call][])('%s builds nothing', async (_, status, changes) => {
  expect((await call(changes)).status).toBe(status);
  await pass('1 hour');
  await sweep();
  expect(builds).toBe(0);
});

test('a secret too short to be one is none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('REBUILD_SECRET', 'short');
  expect((await call({ token: 'short' })).status).toBe(503);
});

test('only functions fold changes together', async () => {
  for (const role of ['anonymous', 'buyer', 'staff'] as const) {
    expect((await backend.as[role].rpc('want_rebuild')).error, role).not.toBeNull();
    expect((await backend.as[role].rpc('claim_rebuild')).error, role).not.toBeNull();
  }
});

test('a database with pg_net announces changes itself, once per statement, and never fails over it', async () => {
  const { engine } = backend;
  await engine.sql(`
    create schema net;
    create table net.sent (url text, body jsonb, headers jsonb);
    create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer)
      returns void language sql as $$ insert into net.sent values (url, body, headers) $$;`);
  const brand = (id: string) =>
    engine.sql('insert into public.brands (id, name_en) values ($1, $1)', [id]);
  const sent = () => engine.sql('select url, body, headers from net.sent');
  await brand('unheard-of');
  expect(await sent()).toEqual([]);
  await engine.sql('insert into private.rebuild_webhook (address, secret) values ($1, $2)', [
    'https://tayar.example/api/rebuild',
    secret,
  ]);
  await engine.sql("update public.brands set name_ar = 'سيارة'");
  await engine.sql(
    "insert into public.cars (brand, model) select 'B', 'M' || n from generate_series(1, 50) n",
  );
  expect(await sent()).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ type: 'UPDATE', table: 'brands' }) }),
    {
      url: 'https://tayar.example/api/rebuild',
      body: { type: 'INSERT', table: 'cars', schema: 'public', record: null, old_record: null },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    },
  ]);
  await engine.sql('drop table net.sent');
  await brand('unannounced');
  expect(await engine.sql("select id from public.brands where id = 'unannounced'")).toHaveLength(1);

  // Nobody heard of any of these.
  await pass('1 minute');
  await sweep();
  expect(builds).toBe(1);
});

test('the desk sees when the catalogue changed, and when a build was requested and called', async () => {
  const { as, engine } = backend;
  const facts = async () => {
    const answer = await as.staff.rpc('desk_rebuild');
    expect(answer.error).toBeNull();
    return answer.data;
  };
  expect(await facts()).toMatchObject({ wanted_since: null, called_at: null });
  await engine.sql("update public.tariffs set note = 'Changed' where key = 'cbe_deposit_rate'");
  await as.service.rpc('want_rebuild');
  expect(await facts()).toMatchObject({
    changed_at: expect.any(String),
    wanted_since: expect.any(String),
    called_at: null,
  });
  await pass('1 minute');
  await sweep();
  expect(await facts()).toMatchObject({ wanted_since: null, called_at: expect.any(String) });
  for (const role of ['buyer', 'stranger', 'anonymous'] as const) {
    expect((await as[role].rpc('desk_rebuild')).error?.code).toBe('42501');
  }
  expect((await as.anonymous.rpc('desk_clock')).error).not.toBeNull();
});

test('the desk shows why the site’s last build failed, until one succeeds', async () => {
  const { as } = backend;
  const failure = async () => {
    const { data } = await as.staff.rpc('desk_rebuild');
    return data;
  };
  const deploy = { context: 'production', siteId: 'our-site', errorMessage: 'No memory' };
  await deploys.deployFailed({ deploy: { ...deploy, context: 'deploy-preview' } });
  await deploys.deployFailed({ deploy: { ...deploy, siteId: 'another-site' } });
  await expect(deploys.deployFailed({ deploy: 'forged' })).rejects.toThrow();
  expect(await failure()).toMatchObject({ failed_at: null, failure: null });
  await deploys.deployFailed({ deploy });
  expect(await failure()).toMatchObject({ failed_at: expect.any(String), failure: 'No memory' });
  await deploys.deployFailed({ deploy: { ...deploy, errorMessage: 'x'.repeat(9000) } });
  expect(await failure()).toMatchObject({ failure: 'x'.repeat(500) });
  await deploys.deployFailed({ deploy: { ...deploy, errorMessage: null } });
  expect(await failure()).toMatchObject({ failure: 'The host gives no reason.' });
  await deploys.deploySucceeded({ deploy: { ...deploy, errorMessage: null } });
  expect(await failure()).toMatchObject({ failed_at: null, failure: null });
  expect((await as.staff.rpc('note_deploy', { reason: 'x' })).error?.code).toBe('42501');
});
