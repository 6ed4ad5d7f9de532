/** What a buyer may know of who answers: a first name, for their own open requests, and nothing else of the team. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOwnContacts } from '#data/own-contacts.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf } from '../support/desk.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.engine.close());
beforeEach(() => clearRequests(backend));

const namedInTeam = (name: string) =>
  backend.engine.sql('update public.profiles set name = $1 where id = $2', [
    name,
    backend.accounts.staff.id,
  ]);

test('a new request is answered by nobody yet, by an hour of the office; then by whoever took it', async () => {
  await namedInTeam('Sara Ali Hassan');
  const desk = deskOf(backend);
  const id = await desk.send('visit_requests');
  const [row] = await backend.engine.sql(
    'select answer_due_at::text as due from public.leads where id = $1',
    [id],
  );
  const waiting = (await readOwnContacts(backend.as.buyer)).get(id);
  expect(waiting).toMatchObject({ agent: null, answered: false });
  expect(Date.parse(waiting?.call_by ?? '')).toBe(Date.parse(String(row?.due)));
  await desk.act(id, 'call');
  expect(await desk.act(id, 'call_ended', { detail: { outcome: 'reached' } })).toMatchObject({
    result: 'done',
  });
  expect((await readOwnContacts(backend.as.buyer)).get(id)).toEqual({
    agent: 'Sara',
    answered: true,
    call_by: null,
  });
});

test('strangers, visitors and the team itself read nothing of it; closed requests name nobody', async () => {
  const desk = deskOf(backend);
  const id = await desk.send('financing_requests');
  expect((await readOwnContacts(backend.as.buyer)).size).toBe(1);
  for (const role of ['stranger', 'staff'] as const) {
    expect((await readOwnContacts(backend.as[role])).size).toBe(0);
  }
  const { error } = await backend.as.anonymous.rpc('own_request_contacts');
  expect(error?.code).toBe('42501');
  for (const table of ['leads', 'profiles', 'user_roles'] as const) {
    const { data } = await backend.as.buyer
      .from(table)
      .select('*')
      .neq('id' as never, backend.accounts.buyer.id as never);
    expect(data ?? []).toEqual([]);
  }
  await backend.engine.sql("update public.financing_requests set status = 'done' where id = $1", [
    id,
  ]);
  expect((await readOwnContacts(backend.as.buyer)).size).toBe(0);
});

test('whoever has left the team is not named', async () => {
  await namedInTeam('Sara Ali');
  const desk = deskOf(backend);
  const id = await desk.send('visit_requests');
  const account = randomUUID();
  await backend.engine.sql('insert into auth.users (id, email) values ($1, $2)', [
    account,
    `${account}@example.com`,
  ]);
  await backend.engine.sql('update public.leads set owner_id = $1 where id = $2', [account, id]);
  expect((await readOwnContacts(backend.as.buyer)).get(id)?.agent).toBeNull();
});

test.each([
  ['Sara Ali Hassan', 'Sara'],
  [' Mona ', 'Mona'],
  ['Dr. Ahmed Ali', 'Dr. Ahmed'],
  ['عبد الرحمن محمد', 'عبد الرحمن'],
  ['Abd El Rahman Ali', 'Abd El Rahman'],
  ['أم كلثوم السيد', 'أم كلثوم'],
  ['منى سامي', 'منى'],
  ['sara.ali@tayar.example', null],
  ['', null],
])('the first name of %j is %j', async (whole, given) => {
  const [row] = await backend.engine.sql('select private.given_name($1) as given', [whole]);
  expect(row?.given).toBe(given);
});
