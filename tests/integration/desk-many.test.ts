/** Many requests at once: acted on, undone, exported; and views that are saved. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Lead, readQueue } from '#data/desk.ts';
import { readExport, readExports } from '#data/desk-export.ts';
import { type ActOnMany, actOnMany, undoMany } from '#data/desk-many.ts';
import { readViews, removeView, saveView } from '#data/desk-views.ts';
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

const leads = () => readQueue(backend.as.staff, {}, true, null);
const leadOf = async (id: string) => (await desk.read(id)).lead;
const many = (act: ActOnMany, seen: readonly Lead[], event = randomUUID()) =>
  actOnMany(backend.as.staff, event, act, seen);
const results = (rows: readonly { result: string }[]) => rows.map(({ result }) => result).sort();
const lost: ActOnMany = {
  action: 'status',
  detail: { to: 'done', outcome: 'lost', reason_id: 'no-reply' },
};

/** Two requests of one person and one of another. */
async function sendThree() {
  await desk.send('visit_requests');
  await desk.send('insurance_requests');
  await desk.send('visit_requests', { user_id: colleague, phone_number: anotherPhone() });
  return leads();
}

describe('many at once', () => {
  test('are taken, those of one person too, once', async () => {
    const seen = await sendThree();
    const event = randomUUID();
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(results(await many({ action: 'taken' }, seen, event))).toEqual([
        'done',
        'done',
        'done',
      ]);
    }
    for (const lead of await leads())
      expect(lead).toMatchObject({ owner_id: me, status: 'in_progress' });
    for (const { kind, id } of seen) {
      const rows = await backend.engine.sql(
        "select from public.lead_events where kind = $1 and request_id = $2 and action = 'taken'",
        [kind, id],
      );
      expect(rows).toHaveLength(1);
    }
    await expect(many(lost, seen, event)).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  test('leave out what a colleague changed meanwhile, and what is gone', async () => {
    const seen = await sendThree();
    const [, , third] = seen;
    if (third) await desk.act(third.id, 'status', { detail: { to: 'done' }, seen: 1 });
    await backend.engine.sql('delete from public.insurance_requests');
    expect(results(await many(lost, seen))).toEqual(['changed', 'done', 'gone']);
    if (third) expect(await leadOf(third.id)).toMatchObject({ outcome: null });
  });

  test('are handed over and get a next step', async () => {
    const at = new Date(Date.now() + 3600 * 1000).toISOString();
    await many({ action: 'assigned', detail: { to: colleague } }, await sendThree());
    await many({ action: 'next', detail: { step: 'Call', at } }, await leads());
    for (const lead of await leads())
      expect(lead).toMatchObject({ owner_id: colleague, next_step: 'Call' });
  });

  test('are at most 200, and of these actions only', async () => {
    const [first] = await sendThree();
    if (!first) throw new Error('There is no request');
    const cancelled: ActOnMany = { action: 'status', detail: { to: 'cancelled', reason: 'x' } };
    for (const [act, seen] of [
      [cancelled, [first]],
      [lost, []],
      [lost, Array.from({ length: 201 }, () => first)],
    ] as const) {
      await expect(many(act, seen)).rejects.toMatchObject({ cause: { code: '22023' } });
    }
  });
});

describe('undone', () => {
  test('everything is as it was, and no mail goes out', async () => {
    const seen = await sendThree();
    const event = randomUUID();
    await many(lost, seen, event);
    const closed = () =>
      backend.engine.sql(
        "select due_at > now() + interval '9 minutes' as later from public.notifications where step = 'closed'",
      );
    expect(await closed()).toEqual([{ later: true }, { later: true }, { later: true }]);
    for (let attempt = 0; attempt < 2; attempt++) {
      const undone = await undoMany(backend.as.staff, event);
      expect(undone?.map(({ result, mailed }) => [result, mailed])).toEqual([
        ['done', false],
        ['done', false],
        ['done', false],
      ]);
    }
    expect(await closed()).toEqual([]);
    const comparable = (rows: readonly Lead[]) =>
      rows.map(({ version, last_action, last_at, last_outcome, ...lead }) => lead);
    expect(comparable(await leads())).toEqual(comparable(seen));
    const [first] = seen;
    if (first) {
      expect((await desk.read(first.id)).events.map(({ action }) => action)).toEqual([
        'status',
        'undone',
      ]);
      const own = await backend.as.buyer.from('visit_requests').select('status').eq('id', first.id);
      expect(own.data).toEqual([{ status: 'new' }]);
    }
  });

  test('owners go back, but not of a person whose request was changed since', async () => {
    const seen = await sendThree();
    const event = randomUUID();
    await many({ action: 'taken' }, seen, event);
    const [first, second, third] = await leads();
    if (!(first && second && third)) throw new Error('There are not three');
    await desk.act(first.id, 'next', {
      ...{ detail: { step: 'Call', at: new Date().toISOString() }, seen: first.version },
    });
    expect(results((await undoMany(backend.as.staff, event)) ?? [])).toEqual([
      'changed',
      'done',
      'done',
    ]);
    expect((await leads()).map(({ owner_id, status }) => [owner_id, status])).toEqual([
      [me, 'in_progress'],
      [me, 'new'],
      [null, 'new'],
    ]);
  });

  test('a mail that is out is said to be', async () => {
    const seen = await sendThree();
    const event = randomUUID();
    await many(lost, seen, event);
    await backend.engine.sql(
      "update public.notifications set sent_at = now() where step = 'closed'",
    );
    const undone = await undoMany(backend.as.staff, event);
    expect(undone?.map(({ mailed }) => mailed)).toEqual([true, true, true]);
    expect(await undoMany(backend.as.staff, randomUUID())).toBeNull();
  });
});

test('managers export what filters leave, and the log says who', async () => {
  const seen = await sendThree();
  const id = randomUUID();
  const counted: number[] = [];
  const rows = await readExport(backend.as.staff, id, { status: 'open' }, (count) =>
    counted.push(count),
  );
  expect(idsOf(rows).sort()).toEqual(idsOf(seen).sort());
  expect(counted).toEqual([3]);
  expect(await readExports(backend.as.staff)).toMatchObject([
    { id, actor_name: 'Sales Team', filters: { status: 'open' }, rows: 3 },
  ]);
  // An attempt after one that broke off, whose pages had been read.
  const page = { export: id, filters: { status: 'open' }, most: 2 };
  await backend.as.staff.rpc('desk_export', page);
  await desk.sendAsAnother();
  expect(await readExport(backend.as.staff, id, { status: 'open' })).toHaveLength(4);
  expect(await readExports(backend.as.staff)).toMatchObject([{ id, rows: 4 }]);
  // The colleague is no manager.
  const asked = { export: randomUUID(), filters: {} };
  expect((await backend.as.stranger.rpc('desk_export', asked)).error?.code).toBe('42501');
  expect((await backend.as.stranger.rpc('desk_export_history')).error?.code).toBe('42501');
});

test('views are one’s own unless they are shared', async () => {
  const view = { id: randomUUID(), name: 'Giza', query: '?city=giza', shared: false, position: 0 };
  await saveView(backend.as.staff, view);
  await saveView(backend.as.staff, { ...view, name: 'Giza and Cairo' });
  expect(await readViews(backend.as.staff)).toMatchObject([{ name: 'Giza and Cairo', mine: true }]);
  expect(await readViews(backend.as.stranger)).toEqual([]);
  await saveView(backend.as.staff, { ...view, shared: true });
  expect(await readViews(backend.as.stranger)).toMatchObject([{ name: 'Giza', mine: false }]);
  await expect(saveView(backend.as.stranger, view)).rejects.toMatchObject({
    cause: { code: '42501' },
  });
  await expect(removeView(backend.as.stranger, view.id)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  for (const query of ['city=giza', '?a b', `?${'x'.repeat(2000)}`, '?#x']) {
    await expect(saveView(backend.as.staff, { ...view, query })).rejects.toThrow(
      'desk_views_query_bounded',
    );
  }
  await removeView(backend.as.staff, view.id);
  await removeView(backend.as.staff, view.id);
  for (let count = 0; count < 50; count++) {
    await saveView(backend.as.staff, { ...view, id: randomUUID() });
  }
  await expect(saveView(backend.as.staff, view)).rejects.toMatchObject({
    cause: { code: 'PT429' },
  });
});
