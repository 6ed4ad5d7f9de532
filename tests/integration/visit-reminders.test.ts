/** The mail of the evening before a visit, and what follows when nobody came. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Json } from '#data/database.types.ts';
import { dayAfter } from '#domain/cairo.ts';
import sendNotification from '../../netlify/functions/send-notification.ts';
import sweep from '../../netlify/functions/sweep.ts';
import { callOf } from '../support/functions.ts';
import { mailedRequests, sales } from '../support/mailed-requests.ts';

const world = mailedRequests();
const buyer = 'buyer@example.com';
const day = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);

beforeEach(() =>
  world.backend.engine.sql(`
    delete from public.visits; delete from public.visit_places; delete from public.notifications;
    insert into public.visit_places (id, name_en, name_ar, address_en, address_ar, map_url) values
      ('giza', 'Giza', 'الجيزة', '1 Haram', '١ الهرم', 'https://maps.example.com/1')`),
);

let version = 1;

/** A request whose first two mails are out. */
async function told(language: 'en' | 'ar' = 'en') {
  version = 1;
  const id = await world.store('visit_requests', { language });
  await world.pass('2 minutes');
  await sweep();
  world.mailServer.mails.length = 0;
  return id;
}

async function agree(request: string, change: Record<string, Json> = {}) {
  const { data, error } = await world.backend.as.staff.rpc('desk_visit', {
    request,
    event: randomUUID(),
    to_state: 'confirmed',
    place: 'giza',
    on_day: day,
    at_slot: '10:00',
    seen_version: version,
    ...change,
  });
  expect([error, data]).toMatchObject([null, { result: 'done' }]);
  version += 1;
}

/** The reminders that wait, by the moment at which they are due in Cairo. */
const waiting = async () =>
  (
    await world.backend.engine.sql(`
      select to_char(due_at at time zone 'Africa/Cairo', 'YYYY-MM-DD HH24:MI') as due from public.notifications
      where step = 'visit_reminder' and sent_at is null`)
  ).map(({ due }) => due);

/** Lets the evening come for the reminders alone. */
const evening = () =>
  world.backend.engine.sql(
    "update public.notifications set due_at = now(), created_at = now() where step = 'visit_reminder'",
  );

const subjects = () => world.mailsTo(buyer).map(({ subject }) => subject?.split(' · ')[0]);

test.each(['en', 'ar'] as const)(
  'the buyer (%s) is reminded once, at six in the evening before, with place, map and the way to move it',
  async (language) => {
    const id = await told(language);
    await agree(id);
    expect(await waiting()).toEqual([`${dayAfter(day, -1)} 18:00`]);
    await sweep();
    expect(world.mailsTo(buyer)).toHaveLength(1);
    await evening();
    await sweep();
    await sweep();
    const [, mail, ...more] = world.mailsTo(buyer);
    expect(more).toEqual([]);
    const title = { en: 'Your visit is tomorrow', ar: 'موعد زيارتك غدًا' }[language];
    expect(mail?.subject).toMatch(new RegExp(`^${title}`));
    expect(mail?.text).toContain('Place: Giza\nAddress: 1 Haram\n');
    expect(mail?.text).toContain('https://maps.example.com/1');
    expect(mail?.text).toContain('/orders#submissions');
    expect(mail?.attachments).toEqual([]);
  },
);

test('a visit that is moved is reminded of at its new day, one that is cancelled not at all', async () => {
  const id = await told();
  await agree(id);
  await agree(id, { on_day: dayAfter(day, 2), at_slot: '12:00' });
  expect(await waiting()).toEqual([`${dayAfter(day, 1)} 18:00`]);
  // Confirmed again as it is.
  await agree(id, { on_day: dayAfter(day, 2), at_slot: '12:00' });
  expect(await waiting()).toHaveLength(1);
  await agree(id, { to_state: 'cancelled', why: 'No car' });
  expect(await waiting()).toEqual([]);
});

test.each(['ask_another_hour', 'cancel_request', 'close'] as const)(
  'no reminder is left after %s',
  async (act) => {
    const id = await told();
    await agree(id);
    const { buyer: own, staff } = world.backend.as;
    const event = randomUUID();
    if (act === 'ask_another_hour') {
      await own.rpc(act, { request: id, event, on_day: dayAfter(day, 1), at_slot: '15:00' });
    } else if (act === 'cancel_request') {
      await own.rpc(act, { of_kind: 'visit_request', request: id, event });
    } else {
      const detail = { to: 'done', outcome: 'won' };
      const closed = { of_kind: 'visit_request', request: id, event, action: 'status', detail };
      await staff.rpc('desk_act', { ...closed, seen_version: version });
    }
    expect(await waiting()).toEqual([]);
  },
);

test('who confirms after six in the evening before sends no reminder', async () => {
  const id = await told();
  await agree(id);
  // The clock stands still, so the visit comes nearer: its evening before was yesterday.
  await world.backend.engine.sql(`
    delete from public.notifications where step = 'visit_reminder';
    update public.visits set day = (now() at time zone 'Africa/Cairo')::date;
    select private.queue_reminder(e, v) from public.lead_events e join public.visits v on v.request_id = e.request_id;`);
  expect(await waiting()).toEqual([]);
});

test('a reminder that could not be sent before the visit is not sent any more', async () => {
  const id = await told();
  await agree(id);
  await sweep();
  await world.backend.engine.sql(
    `update public.notifications set detail = detail || '{"day": "2026-01-01"}' where step = 'visit_reminder'`,
  );
  await evening();
  await sweep();
  expect(subjects()).toEqual(['Your visit is confirmed']);
  expect(await waiting()).toEqual([]);
});

test('a reminder is neither late nor sent early when the buyer’s browser asks for the mails', async () => {
  const id = await told();
  await agree(id);
  await sweep();
  const { token } = world.backend.accounts.buyer;
  const answer = await sendNotification(callOf('/api/send-notification', { token, body: { id } }));
  expect(answer.status).toBe(200);
  expect(await waiting()).toHaveLength(1);
  expect(subjects()).toEqual(['Your visit is confirmed']);
  const faults = await world.backend.as.staff.rpc('desk_mail_faults');
  expect(faults.data).toEqual([]);
});

test('proposing other hours leaves the reminder of what is agreed, and mails the link once', async () => {
  const id = await told('ar');
  await agree(id);
  await sweep();
  const token = randomBytes(32).toString('base64url');
  const hours = [
    { place: 'giza', day, slot: '12:00' },
    { place: 'giza', day, slot: '13:00' },
  ];
  await world.backend.as.staff.rpc('desk_propose', {
    request: id,
    event: randomUUID(),
    token,
    hours,
    message: '',
    seen_version: version,
  });
  await sweep();
  await sweep();
  expect(await waiting()).toHaveLength(1);
  expect(subjects()).toEqual(['تم تأكيد زيارتك', 'اختر موعد زيارتك']);
  const [, mail] = world.mailsTo(buyer);
  expect(mail?.text).toContain(`https://tayar.example/ar/visit?token=${token}`);
  expect(mail?.text).toMatch(/12:00: Giza, 1 Haram/);
});

test('when nobody came the buyer gets a kind mail, and the team a next step that ends with a new hour', async () => {
  const id = await told();
  await agree(id);
  await sweep();
  await world.backend.engine.sql(
    "update public.visits set day = '2026-01-01' where request_id = $1",
    [id],
  );
  await agree(id, { to_state: 'missed' });
  await sweep();
  expect(subjects()).toEqual(['Your visit is confirmed', 'We missed you at your visit']);
  const [, mail] = world.mailsTo(buyer);
  expect(mail?.text).toContain('/orders#submissions');
  expect(mail?.attachments).toEqual([]);
  expect(world.mailsTo(sales)).toEqual([]);
  const step = async () => {
    const rows = await world.backend.engine.sql(
      'select next_step, next_at <= now() as due from public.leads where id = $1',
      [id],
    );
    return rows[0];
  };
  expect(await step()).toEqual({ next_step: 'call_missed_visit', due: true });
  await agree(id, { at_slot: '16:00' });
  expect(await step()).toEqual({ next_step: null, due: null });
});

test('a next step that somebody wrote stays when nobody came', async () => {
  const id = await told();
  await agree(id);
  await world.backend.engine.sql(`
    update public.leads set next_step = 'Ask about the old car', next_at = now() + interval '5 days';
    update public.visits set day = '2026-01-01';`);
  await agree(id, { to_state: 'missed' });
  const rows = await world.backend.engine.sql('select next_step from public.leads');
  expect(rows).toEqual([{ next_step: 'Ask about the old car' }]);
});
