/** What `npm run doctor` finds in a database as the migrations make it, and in one whose rules were taken away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase } from '../../scripts/doctor/database.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { checkPoints } from '../../scripts/doctor/points.ts';
import type { Project } from '../../scripts/doctor/settings.ts';
import { type EmbeddedEngine, keys, openEmbedded } from '../../scripts/stack/backend/embedded.ts';
import { serveFetch } from '../../scripts/stack/fetch-server.ts';

let engine: EmbeddedEngine;
let server: Awaited<ReturnType<typeof serveFetch>>;
let project: Project;

beforeAll(async () => {
  engine = await openEmbedded();
  const { app } = engine;
  server = await serveFetch(async (request) => app.fetch(request), 0);
  const url = `http://127.0.0.1:${server.port}`;
  project = { url, publishableKey: keys.publishable, secretKey: keys.secret };
});

afterAll(async () => {
  await server.close();
  await engine.close();
});

const faults = (findings: Finding[]) =>
  findings.filter(({ mark }) => mark === 'bad').map(({ text }) => text);
/** Nothing is published, and this engine confirms no addresses. */
const always = [
  'The catalogue lacks brands, cars, chargers, tariffs',
  'Addresses count as confirmed without a mail',
];

test('finds nothing else wrong with a database as the migrations make it', async () => {
  expect(faults(await checkDatabase(project, false))).toEqual(always);
});

test('says how old charging points are', async () => {
  const texts = async () =>
    (await checkPoints(project)).map(({ mark, text }) => `${mark}: ${text}`);
  expect(await texts()).toEqual(['warn: No charging point is published']);
  await engine.sql(`
    insert into public.charging_points (name, lat, lon, source, last_confirmed_on)
      select 'Place ' || n, 30, 31, 'Us', date '2020-01-01' + n from generate_series(0, 8) n;
    insert into public.charging_point_imports (origin, imported_at) values ('desk', '2020-02-01');`);
  expect(await texts()).toEqual([
    'warn: 9 charging points are published; confirmed by their sources at last on 2020-01-09, half of them before 2020-01-05: nothing newer for 90 days',
    'good: Charging points were imported at last on 2020-02-01',
  ]);
  await engine.sql(
    'delete from public.charging_points; delete from public.charging_point_imports;',
  );
});

test('says that the key is wrong before it says anything else', async () => {
  const findings = await checkDatabase({ ...project, publishableKey: 'sb_publishable_x' }, false);
  expect(faults(findings)).toEqual(['The database refuses the publishable key']);
  expect(findings).toHaveLength(1);
});

test('finds tables without protection, functions that anyone may call, and changes nothing', async () => {
  await engine.sql(`
    insert into public.page_views (path) values ('/cars');
    alter table public.page_views disable row level security;
    alter table public.profiles disable row level security;
    grant all on public.page_views, public.profiles to anon;
    grant execute on function public.want_rebuild() to anon;
    drop table public.favorites;
  `);
  expect(faults(await checkDatabase(project, false))).toEqual([
    'Tables are missing: favorites',
    'VISITORS CAN READ PRIVATE ROWS of page_views',
    always[0],
    'VISITORS CAN ADD ROWS to profiles, page_views',
    'VISITORS CAN CALL want_rebuild',
    always[1],
  ]);
  expect(await engine.sql('select path from public.page_views')).toEqual([{ path: '/cars' }]);
});
