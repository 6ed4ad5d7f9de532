/** Deals: stages, results with a car and an amount, the board, targets, and the filters that all of them share. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveReason, readReasons, removeReason, saveReason } from '#data/close-reasons.ts';
import type { Json } from '#data/database.types.ts';
import { type QueueQuery, readCounts, readQueue } from '#data/desk.ts';
import { readBoard, readTargets, setTarget } from '#data/desk-deals.ts';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { anotherPhone, clearRequests, deskOf, idsOf } from '../support/desk.ts';
import { catalogueRows } from '../support/rows.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
});

afterAll(() => backend.engine.close());

beforeEach(() => clearRequests(backend));

async function act(id: string, action: string, detail: Json = {}) {
  return desk.act(id, action, { detail, seen: (await desk.read(id)).lead.version });
}
const leadOf = async (id: string) => (await desk.read(id)).lead;
const found = async (filters: QueueQuery) =>
  idsOf(await readQueue(backend.as.staff, filters, false, null));

describe('a deal', () => {
  test('moves by itself when somebody answers, and by hand', async () => {
    const id = await desk.send('visit_requests');
    expect(await leadOf(id)).toMatchObject({ stage: null });
    await act(id, 'email');
    expect(await leadOf(id)).toMatchObject({ stage: 'contacted' });
    await act(id, 'deal', { stage: 'offer', amount_egp: 1_200_000, expected_on: '2027-01-15' });
    await act(id, 'deal', { item_name: 'MG4 64' });
    expect(await leadOf(id)).toMatchObject({
      ...{ stage: 'offer', amount_egp: 1_200_000, expected_on: '2027-01-15' },
      ...{ deal_item_name: 'MG4 64' },
    });
    await act(id, 'deal', { stage: 'contacted', amount_egp: null });
    expect(await leadOf(id)).toMatchObject({ stage: 'contacted', amount_egp: null });
  });

  test('is taken by who moves it', async () => {
    const id = await desk.send('visit_requests');
    await act(id, 'deal', { stage: 'deposit' });
    expect(await leadOf(id)).toMatchObject({
      ...{ owner_id: backend.accounts.staff.id, status: 'in_progress' },
    });
  });

  test.each<[string, Json]>([
    ['deal', { stage: 'won' }],
    ['deal', { stage: null }],
    ['deal', { amount_egp: -1 }],
    ['deal', { amount_egp: '1e400' }],
    ['deal', { reason: 'x' }],
    ['status', { to: 'done', outcome: 'lost' }],
    ['status', { to: 'done', outcome: 'lost', reason_id: 'no-such-reason' }],
    ['status', { to: 'done', outcome: 'won', reason_id: 'no-reply' }],
    ['status', { to: 'done', outcome: 'lost', reason: 'x', amount_egp: 5 }],
  ])('refuses %s %j', async (action, detail) => {
    const id = await desk.send('visit_requests');
    expect((await act(id, action, detail)).result).toMatch(/^2[23]|SUP/);
    expect(await leadOf(id)).toMatchObject({ version: 1, stage: null, status: 'new' });
  });

  test('is lost for a reason from the list, which then cannot be deleted', async () => {
    const id = await desk.send('visit_requests');
    await act(id, 'status', { to: 'done', outcome: 'lost', reason_id: 'no-reply' });
    expect(await leadOf(id)).toMatchObject({ outcome: 'lost', outcome_reason_id: 'no-reply' });
    expect(await found({ reason_id: 'no-reply', outcome: 'lost' })).toEqual([id]);
    const { error } = await backend.as.staff.from('close_reasons').delete().eq('id', 'no-reply');
    expect(error?.code).toBe('23503');
    await act(id, 'status', { to: 'in_progress' });
    expect(await leadOf(id)).toMatchObject({ outcome: null, outcome_reason_id: null });
  });
});

test('the board counts each stage with its amounts, and its rows are those of the queue', async () => {
  const ids: string[] = [];
  for (const amount of [900_000, 1_100_000]) {
    const id = await desk.send('visit_requests');
    await act(id, 'deal', { stage: 'offer', amount_egp: amount });
    ids.unshift(id);
  }
  const fresh = await desk.send('car_requests');
  const closed = await desk.send('visit_requests');
  await act(closed, 'status', { to: 'done', outcome: 'won' });
  const board = await readBoard(backend.as.staff, {}, false);
  expect(
    board.map(({ stage, requests, amount_egp, with_amount }) => [
      ...[stage, requests, amount_egp, with_amount],
    ]),
  ).toEqual([
    ['new', 1, 0, 0],
    ['contacted', 0, 0, 0],
    ['visit', 0, 0, 0],
    ['offer', 2, 2_000_000, 2],
    ['deposit', 0, 0, 0],
  ]);
  expect(board.map(({ rows }) => idsOf(rows))).toEqual([[fresh], [], [], ids, []]);
  expect(await found({ stage: 'offer', status: 'open' })).toEqual(ids);
  const narrowed = await readBoard(backend.as.staff, { kind: 'car_request' }, false);
  expect(narrowed.map(({ requests }) => requests)).toEqual([1, 0, 0, 0, 0]);
});

describe('filters', () => {
  test('find by car, city, budget, language, days and person', async () => {
    await backend.as.service.from('cars').upsert(catalogueRows.cars);
    const loan = await desk.send('financing_requests', {
      ...{ car_price: '1,200,000', address: '12 Tahrir Street, New Cairo', language: 'en' },
    });
    const visit = await desk.send('visit_requests', {
      ...{ item_id: catalogueRows.cars.id, item_name: 'Test Car', language: 'ar' },
      ...{ user_id: backend.accounts.stranger.id, phone_number: anotherPhone() },
    });
    const today = cairoToday();
    const cases: [QueueQuery, string[]][] = [
      [{ item_id: catalogueRows.cars.id }, [visit]],
      [{ subject: 'Test Car' }, [visit]],
      [{ city: ['القاهرة الجديدة', 'new cairo'] }, [loan]],
      [{ city: ['Giza'] }, []],
      [{ city: ["'; drop table public.leads; --"] }, []],
      [{ budget_from: 1_200_000, budget_to: 1_200_000 }, [loan]],
      // The price of the car at the time.
      [{ budget_from: 1_300_000 }, [visit]],
      [{ language: 'en' }, [loan]],
      [{ created_from: today, created_to: today }, [visit, loan]],
      [{ created_to: dayAfter(today, -1) }, []],
      [{ stage: 'none', source: 'site' }, [visit, loan]],
      [{ outcome: 'won' }, []],
    ];
    for (const [filters, ids] of cases)
      expect([filters, await found(filters)]).toEqual([filters, ids]);
    const { person_id } = await leadOf(visit);
    expect(await found({ person_id })).toEqual([visit]);
    await act(visit, 'status', { to: 'done', outcome: 'won' });
    expect(await found({ closed_from: today, closed_to: today, status: 'closed' })).toEqual([
      visit,
    ]);
  });

  test('of queue and counts agree, and an unknown one is refused', async () => {
    const late = await desk.send('visit_requests', {}, "now() - interval '6 days'");
    const due = await desk.send('visit_requests', {
      ...{ user_id: backend.accounts.stranger.id, phone_number: anotherPhone() },
    });
    await act(due, 'next', { step: 'Call', at: new Date().toISOString() });
    await desk.send('car_requests');
    expect(await found({ action: true })).toEqual([due, late]);
    expect(await readCounts(backend.as.staff)).toMatchObject({ action: 2, overdue: 1, due: 1 });
    expect(await readCounts(backend.as.staff, { kind: 'car_request' })).toMatchObject({
      ...{ action: 0, new: 1 },
    });
    const { error } = await backend.as.staff.rpc('desk_queue', { filters: { colour: 'white' } });
    expect(error?.code).toBe('22023');
  });
});

test('managers set targets for the team and its members', async () => {
  const staff = backend.as.staff;
  const member_id = backend.accounts.staff.id;
  await setTarget(staff, { member_id: null, month: '2026-12-01', won: 20 });
  await setTarget(staff, { member_id, month: '2026-12-15', won: 5 });
  await setTarget(staff, { member_id, month: '2026-12-01', won: 6 });
  expect(await readTargets(staff, '2026-12-01', '2026-12-31')).toEqual([
    { member_id: null, name: null, month: '2026-12-01', won: 20 },
    { member_id, name: 'Sales Team', month: '2026-12-01', won: 6 },
  ]);
  await setTarget(staff, { member_id: null, month: '2026-12-01', won: null });
  expect(await readTargets(staff, '2026-12-01', '2026-12-31')).toHaveLength(1);
  const buyers = { member_id: backend.accounts.buyer.id, month: '2026-12-01', won: 1 };
  await expect(setTarget(staff, buyers)).rejects.toMatchObject({ cause: { code: '22023' } });
});

test('managers keep the list of reasons', async () => {
  const staff = backend.as.staff;
  const before = await readReasons(staff);
  expect(before).toHaveLength(8);
  const reason = { id: 'too-far', text_en: 'Too far', text_ar: 'بعيد', position: 90, open: true };
  await saveReason(staff, reason);
  await saveReason(staff, { ...reason, open: false });
  await moveReason(staff, 'too-far', 1);
  expect((await readReasons(staff))[0]).toEqual({ ...reason, open: false, position: 1 });
  await removeReason(staff, 'too-far');
  await removeReason(staff, 'too-far');
  expect(await readReasons(staff)).toEqual(before);
});
