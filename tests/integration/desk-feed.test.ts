/** Who did what: in one list, by area, day, person, car and customer, page by page. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setTarget } from '#data/desk-deals.ts';
import { readDuty, saveOffice } from '#data/desk-duty.ts';
import { type FeedQuery, readFeed } from '#data/desk-feed.ts';
import { grantRole, revokeRole } from '#data/team.ts';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { anotherPhone, clearRequests, deskOf } from '../support/desk.ts';
import { dutyOf } from '../support/duty.ts';
import { catalogueRows } from '../support/rows.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
});

afterAll(() => backend.engine.close());

beforeEach(async () => {
  await clearRequests(backend);
  await backend.engine.sql(`truncate public.team_events, public.catalogue_events, public.person_data_log;
    delete from public.desk_exports`);
});

const read = (asked: FeedQuery = {}, as = backend.as.staff) => readFeed(as, asked);
const actions = async (asked: FeedQuery = {}) => (await read(asked)).map(({ action }) => action);

test('what was done about requests, in the catalogue and in the team is one list, the latest first', async () => {
  const id = await desk.send('visit_requests');
  await desk.act(id, 'email');
  await backend.as.service.from('cars').upsert(catalogueRows.cars);
  await backend.as.staff
    .from('cars')
    .update({ price_egp: 1_700_000 })
    .eq('id', catalogueRows.cars.id);
  await grantRole(backend.as.staff, 'new@example.com', 'sales');
  const [team, price, mail] = await read();
  expect(team).toMatchObject({
    ...{
      area: 'team',
      action: 'invited',
      actor_name: 'Sales Team',
      member_name: 'new@example.com',
    },
    role: 'sales',
  });
  expect(price).toMatchObject({
    ...{ area: 'catalogue', action: 'price', actor_name: 'Sales Team' },
    items: [{ type: 'car', id: catalogueRows.cars.id }],
  });
  expect(mail).toMatchObject({
    ...{ area: 'requests', action: 'email', kind: 'visit_request', id, name: 'Mona Sami' },
    subject: 'BYD Seagull',
  });
  expect(await actions({ area: 'requests' })).toEqual(['email']);
  expect(await actions({ area: 'catalogue' })).toEqual(['price']);
  expect(await actions({ area: 'team' })).toEqual(['invited']);
  await revokeRole(backend.as.staff, 'new@example.com');
  expect(await actions({ area: 'team' })).toEqual(['uninvited', 'invited']);
});

test('it is narrowed to a day in Cairo, a person, a car and a customer', async () => {
  const { engine, accounts } = backend;
  const amal = await dutyOf(backend).join('Amal');
  await engine.sql('truncate public.team_events');
  await backend.as.service.from('cars').upsert(catalogueRows.cars);
  const other = { user_id: accounts.stranger.id, phone_number: anotherPhone() };
  const about = await desk.send('visit_requests', { item_id: catalogueRows.cars.id, ...other });
  const early = await desk.send('visit_requests');
  const note = (id: string, actor: string, at: string) =>
    engine.sql(
      `insert into public.lead_events (id, kind, request_id, happened_at, actor_id, actor_name, action)
         values ($1, 'visit_request', $2, $3, $4, 'Name then', 'note')`,
      [randomUUID(), id, at, actor],
    );
  await note(about, amal.id, '2026-03-10 21:59:00+00');
  await note(early, accounts.staff.id, '2026-03-10 22:00:00+00');
  const ids = async (asked: FeedQuery) =>
    (await read(asked)).map((line) => line.area === 'requests' && line.id);
  expect(await ids({ day: '2026-03-10' })).toEqual([about]);
  expect(await ids({ day: '2026-03-11' })).toEqual([early]);
  expect(await ids({ person: amal.id })).toEqual([about]);
  expect(await ids({ item: catalogueRows.cars.id, area: 'requests' })).toEqual([about]);
  const { lead } = await desk.read(early);
  expect(await ids({ customer: lead.person_id })).toEqual([early]);
  expect((await read({ person: amal.id }))[0]?.actor_name).toBe('Name then');
  expect(await ids({ day: dayAfter(cairoToday(), 1) })).toEqual([]);
});

test('pages follow each other without a gap or a repeat, also within one moment', async () => {
  const id = await desk.send('visit_requests');
  await backend.engine.sql(
    `insert into public.lead_events (id, kind, request_id, happened_at, actor_name, action)
       select gen_random_uuid(), 'visit_request', $1, '2026-03-10 12:00:00+00'::timestamptz + (n / 40) * interval '1 second', 'A', 'note'
       from generate_series(1, 90) n`,
    [id],
  );
  await backend.engine.sql(`
    insert into public.team_events (happened_at, action, member_name)
      select '2026-03-10 12:00:00+00'::timestamptz + (n / 40) * interval '1 second', 'left', 'B' from generate_series(1, 70) n;
    insert into public.catalogue_events (happened_at, item_type, item_id, item_name, action)
      select '2026-03-10 12:00:00+00'::timestamptz + (n / 40) * interval '1 second', 'car', 'x', 'X', 'price'
      from generate_series(1, 60) n`);
  for (const asked of [{}, { day: '2026-03-10' }]) {
    const keys: string[] = [];
    let page = await readFeed(backend.as.staff, asked);
    while (page.length > 0) {
      keys.push(...page.map(({ key }) => key));
      page = await readFeed(backend.as.staff, asked, page.at(-1) ?? null);
    }
    expect([keys.length, new Set(keys).size]).toEqual([220, 220]);
  }
});

test('who came, got another role and left is told with the names of then', async () => {
  const basel = await dutyOf(backend).join('Basel');
  await grantRole(backend.as.staff, basel.email, 'manager');
  await revokeRole(backend.as.staff, basel.email);
  expect(await read({ area: 'team' })).toMatchObject([
    { action: 'left', member_name: 'Basel', actor_name: 'Sales Team' },
    { action: 'role', member_name: 'Basel', role: 'manager', actor_name: 'Sales Team' },
    { action: 'joined', member_name: 'Basel', role: 'sales', actor_name: null },
  ]);
});

test('exports, and what was done with a person’s data, are for managers', async () => {
  const carim = await dutyOf(backend).join('Carim');
  await backend.engine.sql('truncate public.team_events');
  await backend.as.staff.rpc('desk_export', { export: randomUUID(), filters: {} });
  await backend.as.staff.rpc('export_person_data', { person: backend.accounts.buyer.id });
  expect(await read({ area: 'team' })).toMatchObject([
    { action: 'person_exported', account_id: backend.accounts.buyer.id, actor_name: 'Sales Team' },
    { action: 'requests_exported', rows: 0, actor_name: 'Sales Team' },
  ]);
  expect(await read({ area: 'team' }, carim.as)).toEqual([]);
});

test('who corrected, checked and withdrew which charging point is told, and not what an import changed', async () => {
  const { engine } = backend;
  const [place] = await engine.sql(
    "insert into public.charging_points (name, lat, lon, source) values ('Dokki', 30.04, 31.21, 'Tayar') returning id",
  );
  const id = String(place?.id);
  const change = async (columns: object) => {
    const answer = await backend.as.staff.from('charging_points').update(columns).eq('id', id);
    expect(answer.error).toBeNull();
  };
  await change({ town: 'Giza', checked_by_phone_on: cairoToday() });
  await change({ published: false });
  const lines = await read({ area: 'catalogue' });
  expect(lines.map(({ action }) => action)).toEqual(['withdrawn', 'changed', 'checked']);
  expect(lines[1]).toMatchObject({
    ...{ actor_name: 'Sales Team', changes: { town: [null, 'Giza'] } },
    items: [{ type: 'charging_point', id, name: 'Dokki' }],
  });
  expect(await actions({ item: id })).toHaveLength(3);
  const [row] = await engine.sql('select * from public.charging_points where id = $1', [id]);
  const imported = { ...row, created_at: undefined, updated_at: undefined, operator: 'Revolta' };
  const { error } = await backend.as.staff.rpc('import_charging_points', {
    lines: JSON.parse(JSON.stringify([imported])),
  });
  expect(error).toBeNull();
  expect(await actions({ area: 'catalogue' })).toHaveLength(3);
  await engine.sql('delete from public.charging_points where id = $1', [id]);
});

test('targets and the settings of the office are told with who changed them', async () => {
  const { staff } = backend.as;
  const set = (won: number | null) =>
    setTarget(staff, { member_id: null, month: '2026-11-01', won });
  for (const won of [10, 10, 12, null]) await set(won);
  const { office } = await readDuty(staff);
  await saveOffice(staff, office);
  const told = { actor_name: 'Sales Team', member_name: '' };
  expect(await read({ area: 'team' })).toMatchObject([
    { ...told, action: 'office' },
    { ...told, action: 'target', month: '2026-11-01', won: null },
    { ...told, action: 'target', won: 12 },
    { ...told, action: 'target', won: 10 },
  ]);
});

test('only the team reads it, a bounded page at a time', async () => {
  for (const role of ['anonymous', 'buyer', 'stranger'] as const) {
    expect(await backend.as[role].rpc('desk_feed', {})).toMatchObject({ error: { code: '42501' } });
  }
  const { data } = await backend.as.staff.rpc('desk_feed', { most: 100_000 });
  expect(data).toEqual([]);
  const refused = await backend.as.staff.rpc('desk_feed', { area: 'everything' });
  expect(refused.error?.code).toBe('22023');
});
