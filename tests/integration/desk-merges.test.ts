/** People who are likely one: how they are found, merged and parted again; and the page of a person. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#data/database.types.ts';
import {
  dismissTwins,
  mergePeople,
  previewMerge,
  readPerson,
  readTwins,
  unmergePeople,
} from '#data/desk-people.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { anotherPhone, clearRequests, deskOf, idsOf } from '../support/desk.ts';
import type { Values } from '../support/rows.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;
let colleague: string;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
  colleague = backend.accounts.stranger.id;
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

/** A request of another person, unless an answer is the same. */
async function ofAnother(change: Values = {}) {
  const id = await desk.send('visit_requests', {
    user_id: colleague,
    ...{ full_name: 'Omar Adel', email: 'omar@example.com', phone_number: anotherPhone() },
    ...{ brand_name: 'MG', model_name: 'MG4', ...change },
  });
  return { id, person: (await leadOf(id)).person_id };
}
async function ofOne(change: Values = {}) {
  const id = await desk.send('visit_requests', { full_name: 'Mona Sami', ...change });
  return { id, person: (await leadOf(id)).person_id };
}
const twins = async () =>
  (await readTwins(backend.as.staff)).map(({ first, second, reasons }) => ({
    people: [first.id, second.id].sort(),
    reasons,
  }));

describe('likely one are people with', () => {
  test.each<[string, Values, Values, string]>([
    ['one address', { email: 'Mona@Example.com' }, { email: 'mona@example.com' }, 'email'],
    [
      'the same end of a number',
      { phone_number: '02 2735 1234' },
      { phone_number: '27351234' },
      'phone',
    ],
    [
      'a name that sounds the same, and the same car',
      { full_name: 'مصطفى فاروق', brand_name: 'MG', model_name: 'MG4' },
      { full_name: 'Mostafa Farouk' },
      'name',
    ],
  ])('%s', async (_, first, second, reason) => {
    const [one, other] = [await ofOne(first), await ofAnother(second)];
    expect(one.person).not.toBe(other.person);
    expect(await twins()).toEqual([
      { people: [one.person, other.person].sort(), reasons: [reason] },
    ]);
  });

  test('nothing in common: nobody', async () => {
    await ofOne({ phone_number: '01012345678' });
    await ofAnother({ phone_number: '01112345678', full_name: 'Mona Adel' });
    expect(await twins()).toEqual([]);
  });

  test('a pair of which somebody said that they are two is not listed again', async () => {
    const [one, other] = [await ofOne(), await ofAnother({ email: 'mona@example.com' })];
    expect(await twins()).toHaveLength(1);
    await dismissTwins(backend.as.staff, other.person, one.person);
    await ofAnother({ email: 'mona@example.com' });
    expect(await twins()).toEqual([]);
  });

  test('what was deleted makes nobody a twin', async () => {
    await ofOne();
    const { id } = await ofAnother({ email: 'mona@example.com' });
    await ofAnother();
    await backend.engine.sql('delete from public.visit_requests where id = $1', [id]);
    expect(await twins()).toEqual([]);
  });
});

describe('a merge', () => {
  test('moves all requests to who is kept, once, and parts them again exactly', async () => {
    const [one, other] = [await ofOne(), await ofAnother({ email: 'mona@example.com' })];
    const second = await desk.send('visit_requests', { user_id: colleague });
    await act(other.id, 'assigned', { to: colleague });
    expect(await previewMerge(backend.as.staff, one.person, other.person)).toMatchObject({
      keep: { requests: 1 },
      other: { requests: 2, names: ['Mona Sami', 'Omar Adel'] },
      owner_id: colleague,
    });
    const event = randomUUID();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await mergePeople(backend.as.staff, event, one.person, other.person)).toBe('done');
    }
    for (const id of [one.id, other.id, second]) {
      expect(await leadOf(id)).toMatchObject({ person_id: one.person, owner_id: colleague });
    }
    expect(await twins()).toEqual([]);
    // An old address leads to who they are now.
    const page = await readPerson(backend.as.staff, other.person);
    expect(page?.person.id).toBe(one.person);
    expect(page?.merges).toMatchObject([{ event, requests: 2 }]);
    const later = await desk.send('visit_requests', { user_id: colleague });
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await unmergePeople(backend.as.staff, event)).toBe('done');
    }
    expect((await leadOf(one.id)).person_id).toBe(one.person);
    expect((await leadOf(later)).person_id).toBe(one.person);
    for (const id of [other.id, second]) {
      expect(await leadOf(id)).toMatchObject({ person_id: other.person, owner_id: colleague });
    }
    expect(await twins()).toEqual([]);
  });

  test('two merges are undone in any order', async () => {
    const [one, two, three] = [await ofOne(), await ofAnother(), await ofThird()];
    const [first, second] = [randomUUID(), randomUUID()];
    await mergePeople(backend.as.staff, first, two.person, three.person);
    await mergePeople(backend.as.staff, second, one.person, two.person);
    expect(await unmergePeople(backend.as.staff, first)).toBe('done');
    expect((await leadOf(three.id)).person_id).toBe(three.person);
    expect(await unmergePeople(backend.as.staff, second)).toBe('done');
    expect((await leadOf(two.id)).person_id).toBe(two.person);
    expect((await leadOf(one.id)).person_id).toBe(one.person);
  });

  test('of who is gone says so, and one event merges one pair', async () => {
    const [one, other, third] = [await ofOne(), await ofAnother(), await ofThird()];
    const event = randomUUID();
    await mergePeople(backend.as.staff, event, one.person, other.person);
    expect(await mergePeople(backend.as.staff, randomUUID(), one.person, other.person)).toBe(
      'gone',
    );
    await expect(
      mergePeople(backend.as.staff, event, one.person, third.person),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await unmergePeople(backend.as.staff, randomUUID())).toBe('gone');
  });
});

/** Somebody with an account of neither. */
async function ofThird() {
  const id = await desk.send('visit_requests', {
    user_id: backend.accounts.staff.id,
    ...{ full_name: 'Adel Imam', email: 'adel@example.com', phone_number: anotherPhone() },
    ...{ brand_name: 'Zeekr', model_name: '7X' },
  });
  return { id, person: (await leadOf(id)).person_id };
}

test('the page of a person holds requests, and one timeline that is read page by page', async () => {
  const { id, person } = await ofOne();
  const second = await desk.send('visit_requests');
  await act(id, 'whatsapp', { text: 'Hello' });
  await act(second, 'note', { text: 'Rings in the evening' });
  const page = await readPerson(backend.as.staff, person);
  expect(idsOf(page?.requests ?? [])).toEqual([second, id]);
  expect(page?.person).toMatchObject({
    requests: 2,
    open: 2,
    accounts: [backend.accounts.buyer.id],
  });
  const words = page?.timeline.map((step) =>
    step.type === 'event' ? step.facts.action : step.type,
  );
  // That the second request got its owner with the first is no step of its own.
  expect(words?.filter((word) => word !== 'mail')).toEqual(['note', 'whatsapp', 'sent', 'sent']);
  const last = page?.timeline[0];
  const rest = await readPerson(backend.as.staff, person, last);
  expect(rest?.timeline).toEqual(page?.timeline.slice(1));
  expect(await readPerson(backend.as.staff, randomUUID())).toBeNull();
});
