/**
 * What the migrations grant, before any row-level policy is asked. The database is first made as generous as a hosted
 * project is, so that the test shows what the migrations take back.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type EmbeddedEngine, openEmbedded } from '../../scripts/stack/backend/embedded.ts';

let engine: EmbeddedEngine;

beforeAll(async () => {
  engine = await openEmbedded({
    prepare: `
      alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`,
  });
});

afterAll(() => engine.close());

const grantsSchema = z.array(z.object({ table: z.string(), verbs: z.string() }));

/** Verbs by table that a role holds on whole tables or on columns: select s, insert i, update u, delete d, rest *. */
async function grantsOf(role: string): Promise<Record<string, string>> {
  const rows = await engine.sql(
    `select c.relname as table, concat(
        case when has_any_column_privilege($1, c.oid, 'select') then 's' end,
        case when has_any_column_privilege($1, c.oid, 'insert') then 'i' end,
        case when has_any_column_privilege($1, c.oid, 'update') then 'u' end,
        case when has_table_privilege($1, c.oid, 'delete') then 'd' end,
        case when has_table_privilege($1, c.oid, 'truncate, references, trigger') then '*' end) as verbs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
    [role],
  );
  return Object.fromEntries(grantsSchema.parse(rows).map(({ table, verbs }) => [table, verbs]));
}

const requests = {
  car_requests: 'si',
  charger_requests: 'si',
  visit_requests: 'si',
  insurance_requests: 'si',
  financing_requests: 'si',
};

test('a visitor may read the catalogue and touch nothing', async () => {
  const granted = Object.entries(await grantsOf('anon')).filter(([, verbs]) => verbs !== '');
  expect(Object.fromEntries(granted)).toEqual({
    brands: 's',
    cars: 's',
    chargers: 's',
    charging_points: 's',
    tariffs: 's',
    catalogue_withdrawals: 's',
    visit_places: 's',
    price_history: 's',
  });
});

test('a person with an account holds the verbs that some policy uses, and no more', async () => {
  expect(await grantsOf('authenticated')).toEqual({
    brands: 'siud',
    cars: 'siud',
    chargers: 'siud',
    charging_points: 'siud',
    tariffs: 'siud',
    catalogue_withdrawals: 's',
    user_roles: 's',
    staff_invitations: '',
    leads: '',
    people: '',
    close_reasons: 'siud',
    person_merges: '',
    walk_ins: '',
    desk_targets: '',
    desk_views: '',
    desk_exports: '',
    lead_events: '',
    lead_turns: '',
    desk_settings: '',
    desk_hours: '',
    desk_holidays: '',
    member_duty: '',
    member_days_off: '',
    desk_alerts: '',
    desk_news: '',
    push_subscriptions: '',
    push_deliveries: '',
    team_events: '',
    weekly_reports: '',
    visits: 's',
    visit_proposals: '',
    visit_places: 'siud',
    message_templates: 'siud',
    person_data_log: '',
    price_history: 's',
    catalogue_batches: '',
    catalogue_events: '',
    charging_point_reports: '',
    charging_point_imports: '',
    notifications: 's',
    page_views: 's',
    profiles: 'siu',
    favorites: 'siud',
    ...requests,
  });
});

test.each(Object.keys(requests))(
  'of %s a person changes nothing, and never sends the inner columns',
  async (table) => {
    const rows = await engine.sql(
      `select attname as column,
        has_column_privilege('authenticated', attrelid, attname, 'update') as update,
        has_column_privilege('authenticated', attrelid, attname, 'insert') as insert
     from pg_attribute where attrelid = $1::regclass and attnum > 0`,
      [`public.${table}`],
    );
    expect(rows.filter((row) => row.update).map((row) => row.column)).toEqual([]);
    expect(
      rows
        .filter((row) => !row.insert)
        .map((row) => row.column)
        .sort(),
    ).toEqual(['created_at', 'notified_at', 'status', 'status_changed_at', 'status_reason']);
  },
);

const functionsSql = `
  select p.proname as name from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_function_privilege($1, p.oid, 'execute') order by 1`;

test('visitors may call the public questions, people with an account the rules of the forms and the sales desk', async () => {
  const names = async (role: string) =>
    (await engine.sql(functionsSql, [role])).map(({ name }) => name);
  expect(await names('anon')).toEqual(['catalogue_changes', 'charging_point_changes']);
  expect(await names('authenticated')).toEqual([
    'accept_invitation',
    'amount_of',
    'answer_own_visit_proposal',
    'ask_another_hour',
    'brand_key',
    'cancel_request',
    'catalogue_changes',
    'catalogue_feed',
    'charging_point_changes',
    'delete_person_data',
    'delete_walk_ins',
    'desk_act',
    'desk_act_many',
    'desk_add_walk_in',
    'desk_alerts',
    'desk_board',
    'desk_calendar',
    'desk_clock',
    'desk_counts',
    'desk_delete_view',
    'desk_dismiss_twins',
    'desk_duty',
    'desk_export',
    'desk_export_history',
    'desk_feed',
    'desk_give_person',
    'desk_mail_faults',
    'desk_merge',
    'desk_merge_preview',
    'desk_month',
    'desk_person',
    'desk_point_imports',
    'desk_point_reports',
    'desk_propose',
    'desk_queue',
    'desk_rebuild',
    'desk_request',
    'desk_sales_numbers',
    'desk_save_view',
    'desk_set_target',
    'desk_site_numbers',
    'desk_targets',
    'desk_twins',
    'desk_undo_many',
    'desk_unmerge',
    'desk_views',
    'desk_visit',
    'desk_waiting',
    'export_person_data',
    'has_sent_many',
    'import_charging_points',
    'invite_staff',
    'is_bounded_text',
    'is_clean_text',
    'is_connector_list',
    'is_email',
    'is_manager',
    'is_message_text',
    'is_page_path',
    'is_phone',
    'is_picture',
    'is_picture_address',
    'is_picture_list',
    'is_plain_text',
    'is_readable_text',
    'is_staff',
    'is_trim_list',
    'is_visible_name',
    'keep_password',
    'note_point_import',
    'own_request_contacts',
    'own_visit_proposals',
    'person_data_history',
    'remove_push_subscription',
    'remove_staff',
    'save_catalogue_batch',
    'save_desk_alerts',
    'save_duty',
    'save_office',
    'save_push_subscription',
    'settle_point_report',
    'shown_price',
    'staff_members',
  ]);
});

test('a new function is for nobody until it is granted', async () => {
  for (const schema of ['private', 'auth']) {
    await engine.sql(
      `create function ${schema}.not_granted() returns int language sql as 'select 1'`,
    );
    const [row] = await engine.sql(
      `select has_function_privilege('authenticated', '${schema}.not_granted()', 'execute') as open`,
    );
    await engine.sql(`drop function ${schema}.not_granted()`);
    expect(row).toEqual({ open: false });
  }
});

test('every function fixes the schemas it looks in', async () => {
  const loose = await engine.sql(`
    select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> array['search_path=""'], false)`);
  expect(loose).toEqual([]);
});

test('every table, function and policy says in words what it is for', async () => {
  const silent = await engine.sql(`
    select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is null
    union all
    select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and obj_description(oid, 'pg_proc') is null
    union all
    select polname from pg_policy p join pg_class c on c.oid = p.polrelid
      where c.relnamespace = 'public'::regnamespace and obj_description(p.oid, 'pg_policy') is null`);
  expect(silent).toEqual([]);
});

test('every policy names its roles and asks once per statement who is asking', async () => {
  const careless = await engine.sql(`
    select tablename, policyname from pg_policies
    where schemaname = 'public' and (roles = '{public}'
      or regexp_replace(concat(qual, with_check), '\\( SELECT \\(?auth\\.', '', 'g') ~ 'auth\\.'
      or replace(concat(qual, with_check), '( SELECT is_staff() AS is_staff)', '') ~ 'is_staff')`);
  expect(careless).toEqual([]);
});

test('what policies and foreign keys look up by is indexed', async () => {
  const unindexed = await engine.sql(`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)`);
  expect(unindexed).toEqual([]);
});
