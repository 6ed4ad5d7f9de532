/** People who called or came in, and what came of calls. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#data/database.types.ts';
import { readRequest } from '#data/desk.ts';
import { performAct } from '#data/desk-acts.ts';
import { readSalesNumbers } from '#data/desk-numbers.ts';
import { readPerson } from '#data/desk-people.ts';
import { addWalkIn, type WalkInAnswers } from '#data/desk-walk-ins.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { anotherPhone, clearRequests, deskOf, idsOf } from '../support/desk.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;
let me: string;
let colleague: string;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
  me = backend.accounts.staff.id;
  colleague = backend.accounts.stranger.id;
  await backend.engine.sql(`insert into public.user_roles (user_id, role) values ($1, 'sales')`, [
    colleague,
  ]);
});

afterAll(() => backend.engine.close());

beforeEach(() => clearRequests(backend));

const caller: WalkInAnswers = {
  name: 'Omar Adel',
  phone: '01112345678',
  source: 'call',
  language: 'ar',
};
const add = (change: Partial<WalkInAnswers> = {}, id = randomUUID()) =>
  addWalkIn(backend.as.staff, id, { ...caller, ...change });

describe('somebody who called', () => {
  test('is in the queue at once, answered, and belongs to who added them', async () => {
    const lead = await add({ city: 'الجيزة', item_name: 'MG4', note: 'Pays cash\nthis week' });
    expect(lead).toMatchObject({
      ...{ kind: 'walk_in', source: 'call', owner_id: me, status: 'in_progress', overdue: false },
      ...{
        stage: 'contacted',
        subject: 'MG4',
        city: 'الجيزة',
        user_id: null,
        last_action: 'added',
      },
    });
    expect(idsOf(await desk.queue({ search: 'omar' }))).toEqual([lead.id]);
    expect(idsOf(await desk.queue({ source: 'call', city: ['Giza', 'الجيزه'] }))).toEqual([
      lead.id,
    ]);
    const request = await readRequest(backend.as.staff, lead);
    expect(request).toMatchObject({
      submission: null,
      walkIn: { note: 'Pays cash\nthis week' },
      account_email: null,
      events: [{ action: 'added' }],
    });
    const numbers = await readSalesNumbers(backend.as.staff, { from: null, to: null });
    expect(numbers.results.filter(({ by }) => by === 'kind')).toMatchObject([
      { key: 'walk_in', requests: 1 },
    ]);
    expect(numbers.answers.all?.requests ?? 0).toBe(0);
  });

  test('is stored once, however often it is sent', async () => {
    const id = randomUUID();
    await add({}, id);
    await add({}, id);
    expect(await desk.queue()).toHaveLength(1);
    await expect(add({ name: 'Another' }, id)).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  test('of a known number goes to who has the person', async () => {
    const id = await desk.send('visit_requests', { phone_number: '+20 11 1234 5678' });
    const { version, person_id } = (await desk.read(id)).lead;
    await desk.act(id, 'assigned', { detail: { to: colleague }, seen: version });
    const lead = await add();
    expect(lead).toMatchObject({ person_id, owner_id: colleague, owner_name: 'Stranger', more: 1 });
  });

  test('takes the other requests of the number with them', async () => {
    const id = await desk.send('visit_requests', { phone_number: '+20 11 1234 5678' });
    await add();
    expect((await desk.read(id)).lead).toMatchObject({ owner_id: me, status: 'new' });
  });

  test.each<[string, Json]>([
    ['no name', { ...caller, name: ' ' }],
    ['a source that is none', { ...caller, source: 'site' }],
    ['half a number', { ...caller, phone: '0111234567' }],
    ['something else', { ...caller, status: 'done' }],
    ['no object', ['name']],
  ])('with %s is refused', async (_, answers) => {
    const asked = { walk_in: randomUUID(), answers };
    const { error } = await backend.as.staff.rpc('desk_add_walk_in', asked);
    // The embedded backend has a code of its own for a check that a function meets.
    expect(error?.code).toMatch(/^2|SUP/);
    expect(await desk.queue()).toEqual([]);
  });

  test('is closed without a mail, and deleted for good by a manager', async () => {
    const lead = await add();
    const answer = await performAct(backend.as.staff, lead, randomUUID(), lead.version, {
      action: 'status',
      detail: { to: 'done', outcome: 'won', item_name: 'MG4', amount_egp: 1_450_000 },
    });
    expect(answer).toMatchObject({
      result: 'done',
      lead: { outcome: 'won', amount_egp: 1_450_000, deal_item_name: 'MG4', owner_id: me },
    });
    const mails = await backend.engine.sql(
      "select audience from public.notifications where audience <> 'member'",
    );
    expect(mails).toEqual([]);
    const gone = await backend.as.staff.rpc('delete_walk_ins', { person: lead.person_id });
    expect(gone.data).toBe(true);
    expect(await readPerson(backend.as.staff, lead.person_id)).toBeNull();
    expect(await backend.engine.sql('select from public.walk_ins')).toEqual([]);
  });

  test('who writes later with the same number is the same person', async () => {
    const lead = await add();
    const id = await desk.send('visit_requests', { phone_number: '01112345678' });
    expect((await desk.read(id)).lead).toMatchObject({ person_id: lead.person_id, owner_id: me });
  });
});

describe('a call', () => {
  const late = () =>
    desk.send('visit_requests', { phone_number: anotherPhone() }, "now() - interval '6 days'");
  const end = async (id: string, detail: Json, seen?: number) =>
    desk.act(id, 'call_ended', { detail, seen: seen ?? (await desk.read(id)).lead.version });
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString();

  test('that begins takes the request and is no answer yet', async () => {
    const id = await late();
    await desk.act(id, 'call');
    expect((await desk.read(id)).lead).toMatchObject({
      ...{ owner_id: me, status: 'in_progress', answered_at: null, overdue: true, stage: null },
    });
  });

  test('that reached the person is the answer', async () => {
    const id = await late();
    await end(id, { outcome: 'reached' });
    expect((await desk.read(id)).lead).toMatchObject({
      ...{ overdue: false, stage: 'contacted', last_action: 'call_ended', last_outcome: 'reached' },
    });
  });

  test('that nobody took is no answer, and says when to try again', async () => {
    const id = await late();
    await end(id, { outcome: 'no_reply', at: tomorrow });
    expect((await desk.read(id)).lead).toMatchObject({
      ...{ overdue: true, answered_at: null, next_step: 'call_again' },
    });
    expect(await end(id, { outcome: 'no_reply', at: tomorrow }, 1)).toMatchObject({
      result: 'changed',
    });
    expect(await end(id, { outcome: 'no_reply' }, 1)).toMatchObject({ result: 'done' });
  });

  test('of a wrong number marks it in all requests with it, until somebody is reached', async () => {
    const [id, other] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    await end(id, { outcome: 'wrong_number' });
    expect((await desk.read(other)).lead).toMatchObject({ phone_wrong: true });
    const next = await desk.send('visit_requests');
    expect((await desk.read(next)).lead).toMatchObject({ phone_wrong: true });
    await end(other, { outcome: 'reached' });
    expect((await desk.read(id)).lead).toMatchObject({ phone_wrong: false });
  });

  test.each([
    {},
    { outcome: 'busy' },
    { outcome: 'reached', at: tomorrow },
    { outcome: 'no_reply', at: 'infinity' },
  ])('%j is refused', async (detail) => {
    const id = await desk.send('visit_requests');
    expect((await end(id, detail)).result).toBe('22023');
  });
});
