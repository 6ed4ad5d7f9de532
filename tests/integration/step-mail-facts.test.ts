/** Which mails each step of a request queues, and the facts that they will tell. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inDays } from '../support/asked-visits.ts';
import { type Backend, signUp, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf } from '../support/desk.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;
let request: string;

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
});
afterAll(() => backend.engine.close());
beforeEach(async () => {
  await clearRequests(backend);
  await backend.engine.sql(`
    delete from public.notifications; delete from public.visit_places;
    insert into public.visit_places (id, name_en, name_ar, address_en, address_ar) values
      ('giza', 'Giza', 'الجيزة', 'Haram', 'الهرم')`);
});

const day = inDays(3);
const anotherDay = inDays(5);

async function seen() {
  const [lead] = await backend.engine.sql('select version from public.leads where id = $1', [
    request,
  ]);
  return Number(lead?.version);
}

async function visit(to_state: string, change: Record<string, string> = {}) {
  const { data, error } = await backend.as.staff.rpc('desk_visit', {
    ...{ request, event: randomUUID(), to_state, seen_version: await seen() },
    ...(to_state === 'confirmed' ? { place: 'giza', on_day: day, at_slot: '10:00' } : {}),
    ...change,
  });
  expect([error, data]).toMatchObject([null, { result: 'done' }]);
}
async function status(of_kind: string, detail: Record<string, string>) {
  const { data, error } = await backend.as.staff.rpc('desk_act', {
    ...{ of_kind, request, event: randomUUID(), action: 'status', detail },
    seen_version: await seen(),
  });
  expect([error, data]).toMatchObject([null, { result: 'done' }]);
}
async function byBuyer(of_kind: string) {
  const event = randomUUID();
  const { data } = await backend.as.buyer.rpc('cancel_request', { of_kind, request, event });
  expect(data).toBe(true);
}

/** What people do, by the letters of the cases below. */
const acts = {
  confirm: () => visit('confirmed'),
  move: () => visit('confirmed', { at_slot: '13:00' }),
  callOff: () => visit('cancelled', { why: 'Sold' }),
  missed: async () => {
    await backend.engine.sql("update public.visits set day = '2026-01-01'");
    await visit('missed');
  },
  cancel: () => status('visit_request', { to: 'cancelled', reason: 'Asked twice' }),
  close: () => status('visit_request', { to: 'done', outcome: 'lost', reason: 'Too dear' }),
  closeAgain: () => status('visit_request', { to: 'done', outcome: 'won' }),
  open: () => status('visit_request', { to: 'in_progress' }),
  repeat: async () => {
    await backend.engine.sql('update public.leads set duplicate_of = $1 where id = $2', [
      randomUUID(),
      request,
    ]);
  },
  takeBack: () => byBuyer('visit_request'),
  askAnother: async () => {
    const asked = { request, event: randomUUID(), on_day: anotherDay, at_slot: '15:00' };
    expect((await backend.as.buyer.rpc('ask_another_hour', asked)).data).toBe(true);
  },
  leave: async () => {
    const { engine } = backend;
    const { id } = await signUp(engine, { email: 'leaving@example.com' });
    for (const table of ['visit_requests', 'leads', 'visits']) {
      await engine.sql(`update public.${table} set user_id = $1`, [id]);
    }
    await engine.sql('select public.delete_account($1)', [id]);
  },
  closeCar: () => status('car_request', { to: 'done', outcome: 'won', reason: 'Low price' }),
  cancelCar: () => status('car_request', { to: 'cancelled', reason: 'Asked twice' }),
  takeCarBack: () => byBuyer('car_request'),
  sending: async () => {
    await backend.engine.sql(
      "update public.notifications set claimed_until = now() + interval '1 minute'",
    );
  },
  failed: async () => {
    await backend.engine.sql('update public.notifications set claimed_until = null');
  },
  moveBack: () => visit('confirmed', { at_slot: '09:00' }),
  sent: async () => {
    await backend.engine.sql('update public.notifications set sent_at = now()');
  },
};

/** The facts of the visit that is confirmed first. */
const agreed = { day, slot: '10:00', place: 'giza', sequence: 0, agreed: false };
const asked = { ...agreed, day: anotherDay, slot: '15:00', sequence: 2, agreed: true };
const next = { ...agreed, sequence: 1, agreed: true };
const never = { day: inDays(7), slot: '09:00', place: null, sequence: 0, agreed: false };
const gone = {
  email: 'leaving@example.com',
  request: expect.objectContaining({ full_name: 'Mona Sami', brand_name: 'BYD', language: 'en' }),
};

test.each<[(keyof typeof acts)[], [string, string, object][]]>([
  [['confirm'], [['buyer', 'visit_confirmed', agreed]]],
  [['confirm', 'move'], [['buyer', 'visit_confirmed', { ...next, slot: '13:00' }]]],
  [['confirm', 'sent', 'move'], [['buyer', 'visit_moved', { ...next, slot: '13:00' }]]],
  [['confirm', 'sent', 'confirm'], []],
  // Two mails wait once the first could not be sent after all; nobody has read of a confirmation.
  [
    ['confirm', 'sending', 'move', 'failed', 'moveBack'],
    [['buyer', 'visit_confirmed', { ...agreed, slot: '09:00', sequence: 2, agreed: true }]],
  ],
  [['confirm', 'callOff'], [['buyer', 'cancelled', { ...next, reason: 'Sold' }]]],
  [['callOff'], [['buyer', 'cancelled', { ...never, reason: 'Sold' }]]],
  [
    ['confirm', 'sent', 'missed'],
    [['buyer', 'visit_missed', { ...agreed, day: '2026-01-01', sequence: 2, agreed: true }]],
  ],
  [['askAnother'], [['sales', 'time_asked', { day: anotherDay, slot: '15:00' }]]],
  [['confirm', 'askAnother'], [['sales', 'time_asked', { day: anotherDay, slot: '15:00' }]]],
  [['askAnother', 'sent', 'confirm'], [['buyer', 'visit_confirmed', next]]],
  [
    ['confirm', 'askAnother', 'sent', 'confirm'],
    [['buyer', 'visit_confirmed', { ...agreed, sequence: 2, agreed: true }]],
  ],
  [
    ['confirm', 'askAnother', 'sent', 'callOff'],
    [['buyer', 'cancelled', { ...asked, reason: 'Sold' }]],
  ],
  [['confirm', 'cancel'], [['buyer', 'cancelled', { ...next, reason: 'Asked twice' }]]],
  [
    ['confirm', 'askAnother', 'sent', 'cancel'],
    [['buyer', 'cancelled', { ...asked, reason: 'Asked twice' }]],
  ],
  [['cancel'], [['buyer', 'cancelled', { reason: 'Asked twice' }]]],
  [['confirm', 'close'], [['buyer', 'closed', next]]],
  [['close'], [['buyer', 'closed', {}]]],
  [['close', 'sent', 'closeAgain'], []],
  [['repeat', 'close'], []],
  [['repeat', 'cancel'], [['buyer', 'cancelled', { reason: 'Asked twice' }]]],
  [['close', 'sent', 'open'], []],
  [['takeBack'], [['sales', 'cancelled_by_buyer', {}]]],
  [
    ['confirm', 'takeBack'],
    [
      ['buyer', 'cancelled_by_buyer', next],
      ['sales', 'cancelled_by_buyer', { day, slot: '10:00' }],
    ],
  ],
  [
    ['confirm', 'askAnother', 'takeBack'],
    [
      ['buyer', 'cancelled_by_buyer', asked],
      ['sales', 'cancelled_by_buyer', {}],
    ],
  ],
  [
    ['confirm', 'leave'],
    [
      ['buyer', 'account_deleted', { ...next, ...gone }],
      ['sales', 'account_deleted', { ...next, ...gone }],
    ],
  ],
  [['leave'], []],
  [['closeCar'], [['buyer', 'closed', {}]]],
  [['cancelCar'], [['buyer', 'cancelled', { reason: 'Asked twice' }]]],
  [['takeCarBack'], [['sales', 'cancelled_by_buyer', {}]]],
])('%j', async (steps, mails) => {
  const isCar = steps.some((step) => step.endsWith('Car') || step.endsWith('CarBack'));
  request = await desk.send(isCar ? 'car_requests' : 'visit_requests');
  for (const step of steps) await acts[step]();
  const stored = await backend.engine.sql(
    `select audience, step, detail from public.notifications
     where step not in ('received', 'invited', 'visit_reminder') and sent_at is null order by audience`,
  );
  expect(stored.map((row) => Object.values(row))).toEqual(mails);
});
