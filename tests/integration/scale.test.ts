/** With many requests stored, each question that the product asks is answered through an index. */
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Backend, startBackend } from '../support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  await backend.engine.sql(`
    insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@example.com' from generate_series(1, 500) n;
    -- What triggers would do for each of 20,000 requests takes minutes, and no plan depends on it.
    set session_replication_role = replica;
    insert into public.insurance_requests
        (user_id, ev_owner_name, phone, current_car_price, brand, model, year, status, created_at, notified_at)
      select id, 'Name', '01012345678', 850000, 'BYD', 'Seagull', 2025,
        case when n = 40 then 'new' else 'done' end, now() - n * interval '1 hour', now()
      from auth.users, generate_series(1, 40) n;
    set session_replication_role = origin;
    insert into public.cars (brand, model) select 'Brand ' || n % 50, 'Model ' || n from generate_series(1, 5000) n;
    insert into public.notifications (request_id, kind, audience, user_id, due_at, sent_at)
      select id, 'insurance_request', 'sales', user_id, created_at, case when status = 'done' then now() end
      from public.insurance_requests;
    analyze public.insurance_requests; analyze public.notifications; analyze public.cars;`);
});

const planSchema = z.array(z.object({ 'QUERY PLAN': z.string() }));

/** The plan of a query as a role, with the person whose session it is. */
async function plan(
  query: string,
  role: 'anon' | 'authenticated' | 'service_role',
  person = '',
): Promise<string> {
  await backend.engine.sql('begin');
  try {
    await backend.engine.sql(`
      select set_config('request.jwt.claim.sub', '${person}', true);
      set local role ${role};`);
    const rows = planSchema.parse(
      await backend.engine.sql(`explain ${query.replace('$person', person)}`),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await backend.engine.sql('rollback');
  }
}

const asked: [string, string, Parameters<typeof plan>[1], string][] = [
  [
    "a person's own requests",
    "select * from public.insurance_requests where user_id = '$person' order by created_at desc",
    'authenticated',
    'insurance_requests_user',
  ],
  [
    'the newest open requests',
    "select * from public.insurance_requests where status = 'new' order by created_at desc limit 20",
    'service_role',
    'insurance_requests_queue',
  ],
  [
    'the sweep of mails that wait to be sent',
    `select * from public.notifications where sent_at is null and given_up_at is null and due_at <= now()
       order by due_at limit 4`,
    'service_role',
    'notifications_waiting',
  ],
  [
    'what has changed in the catalogue',
    "select * from public.cars where published and updated_at > now() + interval '1 hour'",
    'anon',
    'cars_updated_at',
  ],
];

test.each(asked)('%s', async (_title, query, role, index) => {
  expect(await plan(query, role, backend.accounts.buyer.id)).toContain(index);
});
