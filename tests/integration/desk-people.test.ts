/** The people behind requests: whose a request is, who has them, and who is likely the same. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#data/database.types.ts';
import { givePerson } from '#data/desk-people.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { anotherPhone, clearRequests, deskOf } from '../support/desk.ts';
import { spellingsOfOne } from '../support/phone-cases.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;
let me: string;
let colleague: string;
let strangers: { user_id: string };

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
  me = backend.accounts.staff.id;
  colleague = backend.accounts.stranger.id;
  strangers = { user_id: colleague };
  await backend.engine.sql(`insert into public.user_roles (user_id, role) values ($1, 'sales')`, [
    colleague,
  ]);
});

afterAll(() => backend.engine.close());

beforeEach(() => clearRequests(backend));

const leadOf = async (id: string) => (await desk.read(id)).lead;
async function act(id: string, action: string, detail: Json = {}) {
  return desk.act(id, action, { detail, seen: (await leadOf(id)).version });
}
const giveAnew = (person: string, to: string | null, seen: string | null) =>
  givePerson(backend.as.staff, randomUUID(), person, to, seen);
const people = () => backend.engine.sql('select id, owner_id from public.people');

describe('a request is from', () => {
  test('one person in every spelling of the number', async () => {
    for (const phone_number of spellingsOfOne.slice(0, 6)) {
      await desk.send('visit_requests', { phone_number });
    }
    expect(await people()).toHaveLength(1);
  });

  test('the person of the account, else of the number, else a new one', async () => {
    const first = await desk.send('visit_requests', { phone_number: '01011112222' });
    const sameAccount = await desk.send('visit_requests', { phone_number: '01033334444' });
    const sameNumber = await desk.send('visit_requests', {
      ...strangers,
      phone_number: '+20 10 3333 4444',
    });
    const { person_id } = await leadOf(first);
    expect((await leadOf(sameAccount)).person_id).toBe(person_id);
    expect((await leadOf(sameNumber)).person_id).toBe(person_id);
    await clearRequests(backend);
    expect(await people()).toEqual([]);
  });

  test('two people with short numbers', async () => {
    await desk.send('visit_requests', { phone_number: '19123' });
    await desk.send('visit_requests', { ...strangers, phone_number: '19123' });
    expect(await people()).toHaveLength(2);
  });
});

describe('one owner', () => {
  test('a person without open requests is given away by their page, and their next one follows', async () => {
    const closed = await desk.send('visit_requests');
    await act(closed, 'status', { to: 'done', outcome: 'won' });
    const { person_id: person } = await leadOf(closed);
    const event = randomUUID();
    const give = (to: string | null, seen: string | null, by = backend.as.staff) =>
      givePerson(by, event, person, to, seen);
    await expect(give(colleague, null, backend.as.buyer)).rejects.toThrow();
    await expect(give(backend.accounts.buyer.id, null)).rejects.toThrow();
    expect(await give(colleague, null)).toBe('done');
    expect(await give(colleague, null)).toBe('done');
    expect(await give(me, me)).toBe('changed');
    expect(await people()).toMatchObject([{ owner_id: colleague }]);
    const { events } = await desk.read(closed);
    expect(events.filter(({ action }) => action === 'assigned')).toMatchObject([
      { actor_name: 'Sales Team', detail: { from: null, to: colleague } },
    ]);
    const next = await desk.send('visit_requests');
    expect(await leadOf(next)).toMatchObject({ owner_id: colleague });
    expect(await giveAnew(person, null, colleague)).toBe('done');
    expect(await leadOf(next)).toMatchObject({ owner_id: null });
    expect(await giveAnew(randomUUID(), null, null)).toBe('gone');
  });

  test('whoever answers one request has all open ones, closed ones stay', async () => {
    const [first, second, closed] = [
      await desk.send('visit_requests'),
      await desk.send('visit_requests'),
      await desk.send('visit_requests'),
    ];
    await act(closed, 'assigned', { to: colleague });
    await act(closed, 'status', { to: 'done', outcome: 'won' });
    await act(first, 'assigned', { to: null });
    await act(first, 'whatsapp', { text: 'Hello' });
    expect(await leadOf(first)).toMatchObject({ owner_id: me, status: 'in_progress', more: 1 });
    expect(await leadOf(second)).toMatchObject({ owner_id: me, status: 'new', more: 1 });
    expect(await leadOf(closed)).toMatchObject({ owner_id: colleague, more: 2 });
    expect((await desk.read(second)).events.at(-1)).toMatchObject({
      action: 'assigned',
      detail: { from: null, to: me, with: first },
    });
  });

  test('nobody overwrites what follows from another request', async () => {
    const [first, second] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    const seen = (await leadOf(second)).version;
    await act(first, 'assigned', { to: colleague });
    expect(await desk.act(second, 'taken', { seen })).toMatchObject({
      result: 'changed',
      lead: { owner_id: colleague },
    });
    await act(second, 'taken');
    expect((await leadOf(first)).owner_id).toBe(me);
  });

  test('a repeat moves the others once', async () => {
    const [first, second] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    const event = randomUUID();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await desk.act(first, 'taken', { event, seen: 1 })).toMatchObject({ result: 'done' });
    }
    expect((await desk.read(second)).events).toHaveLength(1);
    expect((await leadOf(second)).version).toBe(2);
  });

  test('the next request goes to who has the person, and is new', async () => {
    await act(await desk.send('visit_requests'), 'taken');
    const next = await desk.send('insurance_requests');
    const [lead] = await desk.queue({ kind: 'insurance_request' });
    expect(lead).toMatchObject({ id: next, owner_id: me, status: 'new', version: 1 });
  });

  test('the next request is nobody’s once the colleague has left', async () => {
    await act(await desk.send('visit_requests'), 'assigned', { to: colleague });
    await backend.engine.sql('delete from public.user_roles where user_id = $1', [colleague]);
    const next = await desk.send('visit_requests');
    expect((await leadOf(next)).owner_id).toBeNull();
    await backend.engine.sql(`insert into public.user_roles (user_id, role) values ($1, 'sales')`, [
      colleague,
    ]);
  });

  test('a request that is opened again belongs to who has the person', async () => {
    const [first, second] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    await act(first, 'taken');
    await act(first, 'status', { to: 'done', outcome: 'won' });
    await act(second, 'assigned', { to: colleague });
    await act(first, 'status', { to: 'in_progress' });
    expect((await leadOf(first)).owner_id).toBe(colleague);
    await backend.as.service.from('visit_requests').update({ status: 'done' }).eq('id', first);
    await act(second, 'taken');
    await backend.as.service.from('visit_requests').update({ status: 'new' }).eq('id', first);
    expect((await leadOf(first)).owner_id).toBe(me);
  });

  test('a visit that is confirmed gives the person to who confirmed it', async () => {
    await backend.engine.sql(`
      insert into public.visit_places (id, name_en, name_ar, address_en, address_ar)
        values ('giza', 'Giza', 'الجيزة', 'Haram', 'الهرم')`);
    const [first, second] = [await desk.send('visit_requests'), await desk.send('visit_requests')];
    await backend.as.staff.rpc('desk_visit', {
      ...{ request: first, event: randomUUID(), to_state: 'confirmed', place: 'giza' },
      seen_version: 1,
    });
    expect(await leadOf(first)).toMatchObject({ owner_id: me, stage: 'visit' });
    expect(await leadOf(second)).toMatchObject({ owner_id: me, stage: null });
  });
});

test('people without anything in common stay apart', async () => {
  await desk.send('visit_requests', { phone_number: anotherPhone() });
  await desk.send('visit_requests', {
    ...strangers,
    ...{ phone_number: anotherPhone(), full_name: 'Omar Adel', email: 'omar@example.com' },
  });
  expect(await people()).toHaveLength(2);
});
