/** The mails at each step of a request, and to people who are asked into the team. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Json } from '#data/database.types.ts';
import sweep from '../../netlify/functions/sweep.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { clientOf, signUp } from '../support/backend.ts';
import { mailedRequests, sales } from '../support/mailed-requests.ts';
import { requestRows } from '../support/rows.ts';

const world = mailedRequests();
const buyer = 'buyer@example.com';
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const day = inDays(3);

beforeEach(async () => {
  await world.backend.engine.sql(`
    delete from public.visits; delete from public.visit_places; delete from public.staff_invitations;
    delete from public.notifications;
    insert into public.visit_places (id, name_en, name_ar, address_en, address_ar, map_url) values
      ('giza', 'Giza', 'الجيزة', '1 Haram', '١ الهرم', 'https://maps.example.com/1')`);
});

/** A request whose first two mails are out. */
async function told(
  language: 'en' | 'ar' = 'en',
  table: 'visit_requests' | 'car_requests' = 'visit_requests',
) {
  const id = await world.store(table, { language });
  await world.pass('2 minutes');
  await sweep();
  world.mailServer.mails.length = 0;
  return id;
}

let version = 1;
beforeEach(() => {
  version = 1;
});

/** What the team does about a visit, each time after it has read it. */
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
const calendarTexts = (address = buyer) =>
  world.mailsTo(address).map(({ attachments }) => {
    const file = attachments.find(({ filename }) => filename === 'tayar-visit.ics');
    return file ? new TextDecoder().decode(file.content as ArrayBuffer) : '';
  });
const calendars = (address = buyer) =>
  calendarTexts(address).map((text) => text.match(/^(?:METHOD|UID|SEQ\w+):.*$/gm)?.join(' ') ?? '');

test('a visit that is confirmed, moved and cancelled tells the buyer each time, with the calendar', async () => {
  const id = await told('ar');
  await agree(id);
  await sweep();
  expect(world.mailsTo(buyer)[0]).toMatchObject({
    subject: 'تم تأكيد زيارتك · Your visit is confirmed · طلب زيارة',
    replyTo: [{ address: sales }],
  });
  expect(world.mailsTo(buyer)[0]?.text).toContain('Place: Giza\nAddress: 1 Haram\n');
  expect(calendarTexts()[0]).toContain('LOCATION:الجيزة، ١ الهرم');
  await agree(id, { at_slot: '13:00' });
  await sweep();
  // A repeat of the same event queues no mail.
  await agree(id, { at_slot: '13:00' });
  await sweep();
  await agree(id, { to_state: 'cancelled', why: 'The car was sold' });
  await sweep();
  await sweep();
  const mails = world.mailsTo(buyer);
  expect(mails.map(({ subject }) => subject?.split(' · ')[1])).toEqual([
    'Your visit is confirmed',
    'Your visit has a new time',
    'Your visit is cancelled',
  ]);
  expect(mails[2]?.text).toContain('Reason: The car was sold');
  expect(calendars()).toEqual([
    `METHOD:REQUEST UID:visit-${id}@tayar SEQUENCE:0`,
    `METHOD:REQUEST UID:visit-${id}@tayar SEQUENCE:1`,
    `METHOD:CANCEL UID:visit-${id}@tayar SEQUENCE:2`,
  ]);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
  expect(world.mailsTo(sales)).toEqual([]);
  const own = await world.backend.as.buyer
    .from('visit_requests')
    .select('status, status_reason, status_changed_at')
    .eq('id', id)
    .single();
  expect(own.data).toMatchObject({ status: 'cancelled', status_reason: 'The car was sold' });
  expect(own.data?.status_changed_at).not.toBeNull();
  const { data } = await world.backend.as.staff.rpc('desk_request', {
    of_kind: 'visit_request',
    request: id,
  });
  expect(data).toMatchObject({ mails: expect.arrayContaining(Array(5).fill(expect.anything())) });
});

test('a mail server that was down says only where the visit is now', async () => {
  const id = await told();
  await world.mailServer.become('down');
  await agree(id);
  await sweep();
  await agree(id, { at_slot: '13:00' });
  await sweep();
  await world.mailServer.become('up');
  await world.pass('20 minutes');
  await sweep();
  expect(world.mailsTo(buyer)).toHaveLength(1);
  expect(world.mailsTo(buyer)[0]?.subject).toContain('Your visit is confirmed');
  expect(world.mailsTo(buyer)[0]?.text).toContain('Time: 13:00');
});

test('a request that the team closes or cancels tells the buyer; why a deal was lost stays inside', async () => {
  const [lost, cancelled] = [await told('en', 'car_requests'), await told('en', 'car_requests')];
  const close = (request: string, detail: Json) =>
    world.backend.as.staff.rpc('desk_act', {
      of_kind: 'car_request',
      request,
      event: randomUUID(),
      action: 'status',
      seen_version: 1,
      detail,
    });
  await close(lost, { to: 'done', outcome: 'lost', reason: 'Too dear' });
  await close(cancelled, { to: 'cancelled', reason: 'Asked twice' });
  await sweep();
  const texts = world
    .mailsTo(buyer)
    .map(({ subject, text }) => `${subject} ${text}`)
    .sort();
  expect(texts).toEqual([
    expect.stringMatching(/^Your request is cancelled(?:.|\n)*Reason: Asked twice/),
    expect.stringMatching(/^Your request is closed/),
  ]);
  expect(texts.join()).not.toContain('Too dear');
});

test('the team gets a mail when the buyer asks for another time, or cancels, which frees the hour', async () => {
  const id = await told();
  await agree(id);
  await sweep();
  world.mailServer.mails.length = 0;
  const { backend } = world;
  const asked = { request: id, event: randomUUID(), on_day: inDays(5), at_slot: '15:00' };
  await backend.as.buyer.rpc('ask_another_hour', asked);
  await backend.as.buyer.rpc('ask_another_hour', asked);
  await sweep();
  expect(world.mailsTo(sales)[0]).toMatchObject({
    subject: 'Asks for another time · Visit request · BYD Seagull · Mona Sami',
  });
  expect(world.mailsTo(sales)[0]?.text).toMatch(/New time: .*15:00\n/);
  version += 1;
  await agree(id);
  const event = randomUUID();
  const cancel = { of_kind: 'visit_request', request: id, event };
  await backend.as.buyer.rpc('cancel_request', cancel);
  await backend.as.buyer.rpc('cancel_request', cancel);
  await sweep();
  expect(world.mailsTo(sales).map(({ subject }) => subject?.split(' · ')[0])).toEqual([
    'Asks for another time',
    'Cancelled by the buyer',
  ]);
  const visits = await backend.as.buyer.from('visits').select('state, reason');
  expect(visits.data).toEqual([{ state: 'cancelled', reason: null }]);
});

const cancelAsBuyer = (request: string) =>
  world.backend.as.buyer.rpc('cancel_request', {
    of_kind: 'visit_request',
    request,
    event: randomUUID(),
  });

test.each(['en', 'ar'] as const)(
  'a buyer (%s) who cancels a confirmed visit finds it taken out of the calendar',
  async (language) => {
    const id = await told(language);
    await agree(id);
    await sweep();
    await cancelAsBuyer(id);
    await sweep();
    const [, mail, ...more] = world.mailsTo(buyer);
    expect(more).toEqual([]);
    const title = { en: 'Your visit is cancelled', ar: 'تم إلغاء زيارتك' }[language];
    expect(mail?.subject).toMatch(new RegExp(`^${title} · `));
    expect(mail?.text).toContain('you have cancelled this visit');
    expect(mail?.text).toContain('Time: 10:00');
    expect(mail?.text).not.toContain('maps.example.com');
    expect(calendars()).toEqual([
      `METHOD:REQUEST UID:visit-${id}@tayar SEQUENCE:0`,
      `METHOD:CANCEL UID:visit-${id}@tayar SEQUENCE:1`,
    ]);
    expect(world.mailsTo(sales)).toHaveLength(1);
  },
);

test('who cancels a visit that was never confirmed gets no mail', async () => {
  const id = await told();
  await cancelAsBuyer(id);
  await sweep();
  expect(world.mailsTo(buyer)).toEqual([]);
});

test('a visit that the buyer wanted to move leaves the calendar when it is cancelled instead', async () => {
  const { backend } = world;
  for (const cancel of [
    cancelAsBuyer,
    (id: string) => agree(id, { to_state: 'cancelled', why: 'Closed' }),
  ]) {
    version = 1;
    world.mailServer.mails.length = 0;
    const id = await told();
    await agree(id);
    await sweep();
    const asked = { request: id, event: randomUUID(), on_day: inDays(5), at_slot: '15:00' };
    await backend.as.buyer.rpc('ask_another_hour', asked);
    version += 1;
    await cancel(id);
    await sweep();
    expect(calendars()).toEqual([
      `METHOD:REQUEST UID:visit-${id}@tayar SEQUENCE:0`,
      `METHOD:CANCEL UID:visit-${id}@tayar SEQUENCE:2`,
    ]);
  }
});

test('a confirmation that was not out yet is not sent after the buyer has cancelled', async () => {
  const id = await told();
  await world.mailServer.become('down');
  await agree(id);
  await sweep();
  await cancelAsBuyer(id);
  await world.mailServer.become('up');
  await world.pass('20 minutes');
  await sweep();
  expect(world.mailsTo(buyer).map(({ subject }) => subject?.split(' · ')[0])).toEqual([
    'Your visit is cancelled',
  ]);
});

test('a deleted account calls its visit off, tells both sides and leaves nothing behind', async () => {
  const { engine } = world.backend;
  const person = await signUp(engine, { email: 'leaving@example.com' });
  await engine.sql('update auth.users set email_confirmed_at = now() where id = $1', [person.id]);
  const id = randomUUID();
  const client = clientOf(engine, keys.publishable, person.token);
  await client.from('visit_requests').insert({ ...requestRows.visit_requests, id });
  await agree(id);
  await sweep();
  world.mailServer.mails.length = 0;
  const deleted = { person: person.id };
  expect((await world.backend.as.staff.rpc('delete_person_data', deleted)).data).toBe(true);
  await sweep();
  const [mail, ...more] = world.mailsTo(person.email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('your account has been deleted');
  expect(mail?.text).not.toContain('/orders');
  expect(calendars(person.email)).toEqual([`METHOD:CANCEL UID:visit-${id}@tayar SEQUENCE:1`]);
  const [told] = world.mailsTo(sales);
  expect(told?.subject).toContain('The visit is off, the account was deleted');
  expect(told?.text).toMatch(/Agreed time: .*10:00/);
  expect(told?.text).not.toMatch(/leaving@example|sales\?request/);
  const left = 'select * from public.notifications where request_id = $1';
  expect(await engine.sql(left, [id])).toEqual([]);
});

test('who is asked into the team gets one mail, whether they have an account or not', async () => {
  const { backend } = world;
  const invite = (to_email: string) =>
    backend.as.staff.rpc('invite_staff', { to_email, to_role: 'sales' });
  await invite('New@example.com');
  await invite('new@example.com');
  await invite('taken-back@example.com');
  await backend.as.staff.rpc('remove_staff', { member_email: 'taken-back@example.com' });
  await sweep();
  expect(world.mailsTo('taken-back@example.com')).toEqual([]);
  const [mail, ...more] = world.mailsTo('new@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Welcome to the Tayar sales team · أهلًا بك في فريق مبيعات تيار');
  expect(mail?.text).toContain('https://tayar.example/signup?redirect=/sales');
  expect(mail?.text).toContain('https://tayar.example/ar/sales');
  await invite('stranger@example.com');
  await sweep();
  const { email } = backend.accounts.stranger;
  expect(world.mailsTo(email)[0]?.text).toContain('https://tayar.example/signin?redirect=/sales');
  await backend.as.staff.rpc('remove_staff', { member_email: email });
});
