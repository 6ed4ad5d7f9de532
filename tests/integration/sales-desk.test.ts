/** What the sales team reads and does about requests, and that nobody else can. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/data/database.types.ts';
import { type Backend, type Role, startBackend } from '../support/backend.ts';
import { requestRows } from '../support/rows.ts';

let backend: Backend;

type Asked = Database['public']['Functions']['sales_requests']['Args'];

const requestsSchema = z.array(
  z.looseObject({
    kind: z.string(),
    id: z.string(),
    status: z.string(),
    created_at: z.string(),
    account_email: z.string(),
    mails: z.array(z.looseObject({ audience: z.string(), sent_at: z.null() })),
  }),
);

beforeAll(async () => {
  backend = await startBackend();
  for (const [table, row] of Object.entries(requestRows)) {
    const columns = Object.keys(row).join(', ');
    await backend.engine.sql(
      `insert into public.${table} (user_id, ${columns})
       select '${backend.accounts.buyer.id}', ${columns} from jsonb_populate_record(null::public.${table}, $1)`,
      [JSON.stringify(row)],
    );
  }
});

afterAll(() => backend.engine.close());

async function listed(asked: Asked = {}) {
  const { data, error } = await backend.as.staff.rpc('sales_requests', asked);
  expect(error).toBeNull();
  return requestsSchema.parse(data);
}

test('staff see requests of all kinds, newest first, with their mails', async () => {
  const requests = await listed();
  expect(requests.map(({ kind }) => kind)).toEqual([
    'financing_request',
    'insurance_request',
    'visit_request',
    'charger_request',
    'car_request',
  ]);
  expect(requests.at(-1)).toMatchObject({
    ...requestRows.car_requests,
    user_id: backend.accounts.buyer.id,
    account_email: backend.accounts.buyer.email,
    status: 'new',
    notified_at: null,
    mails: [
      { audience: 'buyer', attempts: 0, given_up_at: null },
      { audience: 'sales', attempts: 0, given_up_at: null },
    ],
  });
});

test('staff ask for one kind, one status, and page by page', async () => {
  expect((await listed({ only_kind: 'visit_request' })).map(({ kind }) => kind)).toEqual([
    'visit_request',
  ]);
  expect(await listed({ only_status: 'done' })).toEqual([]);
  const all = (await listed()).map(({ id }) => id);
  const seen: string[] = [];
  let last: z.output<typeof requestsSchema>[number] | undefined;
  do {
    const from = last ? { before: last.created_at, before_id: last.id } : {};
    const page = await listed({ most: 2, ...from });
    seen.push(...page.map(({ id }) => id));
    last = page.at(-1);
  } while (last !== undefined);
  expect(seen).toEqual(all);
});

test('requests of the same moment are not lost between two pages', async () => {
  await backend.engine.sql("update public.car_requests set created_at = '2026-01-01'");
  await backend.engine.sql("update public.visit_requests set created_at = '2026-01-01'");
  const [first] = (await listed()).slice(-2);
  const rest = await listed({ before: '2026-01-01', before_id: first?.id ?? '' });
  expect(rest).toHaveLength(1);
  expect(rest[0]?.id).not.toBe(first?.id);
});

test('staff move a request along, and nothing else of it', async () => {
  const { id } = requestRows.visit_requests;
  const move = (kind: string, request: string, to_status: string) =>
    backend.as.staff.rpc('progress_request', { kind, request, to_status });
  expect((await move('visit_request', id, 'in_progress')).data).toBe(true);
  expect(await listed({ only_status: 'in_progress' })).toMatchObject([{ id }]);
  expect((await move('visit_request', id, 'somewhere')).error).not.toBeNull();
  expect(await listed({ only_status: 'in_progress' })).toMatchObject([{ id }]);
  expect((await move('car_request', id, 'done')).data).toBe(false);
  expect((await move('user_role', id, 'done')).error).toMatchObject({ code: '22023' });
  expect((await move('request', id, 'done')).error).toMatchObject({ code: '22023' });
});

test.each(['anonymous', 'buyer', 'stranger'] as const)('%s is refused', async (role: Role) => {
  const { id } = requestRows.visit_requests;
  const read = await backend.as[role].rpc('sales_requests');
  expect(read).toMatchObject({ data: null, error: { code: '42501' } });
  const asked = { kind: 'visit_request', request: id, to_status: 'cancelled' };
  const moved = await backend.as[role].rpc('progress_request', asked);
  expect(moved).toMatchObject({ data: null, error: { code: '42501' } });
});
