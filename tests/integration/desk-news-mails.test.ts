/** Mails to members of the team: what was given to them, what is due, what nobody answers. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { revokeRole } from '#data/team.ts';
import sweep from '../../netlify/functions/sweep.ts';
import { type Colleague, dutyOf } from '../support/duty.ts';
import { mailedRequests } from '../support/mailed-requests.ts';

const world = mailedRequests();
let duty: ReturnType<typeof dutyOf>;
let amal: Colleague;

beforeAll(async () => {
  duty = dutyOf(world.backend);
  amal = await duty.join('Amal');
});

beforeEach(async () => {
  await duty.openAlways();
  await duty.settle({ by_turn: false, late_minutes: 30 });
  await world.backend.engine.sql(`delete from public.notifications; delete from public.desk_alerts;
    delete from public.member_duty; delete from public.push_subscriptions`);
  // The manager is told what is late, and takes no turns.
  await world.backend.engine.sql(
    'insert into public.member_duty (user_id, takes_new) values ($1, false)',
    [world.backend.accounts.staff.id],
  );
});

/** What the manager does about a request, whatever its version is. */
async function act(id: string, action: string, detail: Record<string, string | null> = {}) {
  const [lead] = await world.backend.engine.sql('select version from public.leads where id = $1', [
    id,
  ]);
  const { data, error } = await world.backend.as.staff.rpc('desk_act', {
    of_kind: 'visit_request',
    request: id,
    event: randomUUID(),
    action,
    detail,
    seen_version: Number(lead?.version),
  });
  expect([error, data]).toMatchObject([null, { result: 'done' }]);
}

const give = (id: string, to: string | null = amal.id) => act(id, 'assigned', { to });

/** Sweeps once so much time has passed for what waits, and gives the mails to a member. */
async function mailsAfter(time: string, { email }: { email: string } = amal) {
  await world.pass(time);
  await sweep();
  return world.mailsTo(email);
}

/** The next step comes due. */
const comeDue = (id: string) =>
  world.backend.engine.sql(
    "update public.leads set next_at = now() - interval '1 second' where id = $1",
    [id],
  );

test('who is given a request reads whose it is, what about, and who gave it', async () => {
  const id = await world.store('visit_requests');
  await give(id);
  expect(await mailsAfter('30 seconds')).toEqual([]);
  const [mail] = await mailsAfter('1 minute');
  expect(mail?.subject).toBe('A request for you · Mona Sami · BYD Seagull · from Sales Team');
  expect(mail?.text).toContain(`https://tayar.example/sales?request=visit_request:${id}`);
  expect(mail?.text).toContain(`https://tayar.example/ar/sales?request=visit_request:${id}`);
  expect(mail?.text).not.toContain('01012345678');
  expect(await mailsAfter('1 hour')).toHaveLength(1);
});

test('several at once are one mail, in the language of the member', async () => {
  await amal.as.rpc('save_desk_alerts', { alerts: { ...wishes, language: 'ar' } });
  const ids = [];
  for (let i = 0; i < 3; i += 1) ids.push(await world.store('visit_requests'));
  for (const id of ids) await give(id);
  const mails = await mailsAfter('1 minute');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('جديدك في مكتب المبيعات · Mona Sami');
  for (const id of ids) expect(mails[0]?.text).toContain(`/ar/sales?request=visit_request:${id}`);
  expect(mails[0]?.text).not.toContain('A request for you');
});

const wishes = {
  language: null,
  mail_mine: true,
  mail_due: true,
  mail_late: true,
  mail_weekly: true,
  push_new: true,
  push_mine: true,
  push_due: true,
  push_late: true,
};

test('nothing is mailed of what was handed on, closed or taken oneself, nor to who wants none', async () => {
  const [back, closed, own, unwanted] = await Promise.all(
    Array.from({ length: 4 }, () => world.store('visit_requests')),
  );
  await give(back ?? '');
  await give(back ?? '', null);
  await give(closed ?? '');
  await act(closed ?? '', 'status', { to: 'cancelled', reason: 'Sold' });
  await act(own ?? '', 'taken');
  expect(await mailsAfter('1 minute')).toEqual([]);
  expect(world.mailsTo('staff@example.com')).toEqual([]);
  await amal.as.rpc('save_desk_alerts', { alerts: { ...wishes, mail_mine: false } });
  await give(unwanted ?? '');
  expect(await mailsAfter('1 minute')).toEqual([]);
});

test('a next step is mailed once, at its moment', async () => {
  const id = await world.store('visit_requests');
  await give(id);
  await mailsAfter('1 minute');
  await act(id, 'next', {
    step: 'Call about the colour',
    at: new Date(Date.now() + 3600_000).toISOString(),
  });
  expect(await mailsAfter('1 second')).toHaveLength(1);
  await comeDue(id);
  const [, due] = await mailsAfter('1 second');
  expect(due?.subject).toMatch(
    /^Your next step is due · Mona Sami · BYD Seagull · .* · Call about the colour$/,
  );
  expect(await mailsAfter('1 hour')).toHaveLength(2);
});

test('a step that was done or moved before its mail left is not spoken of', async () => {
  const id = await world.store('visit_requests');
  await give(id);
  await mailsAfter('1 minute');
  const soon = new Date(Date.now() + 3600_000).toISOString();
  await act(id, 'next', { step: 'Call', at: soon });
  await comeDue(id);
  await world.mailServer.become('down');
  await mailsAfter('1 second');
  await act(id, 'next', { step: 'Call', at: soon });
  await world.mailServer.become('up');
  expect(await mailsAfter('1 hour')).toHaveLength(1);
});

test('what nobody answers is mailed to the managers, unless it was answered meanwhile', async () => {
  const manager = { email: 'staff@example.com' };
  const [late, answered] = [
    await world.store('visit_requests'),
    await world.store('visit_requests'),
  ];
  for (const id of [late, answered]) await give(id);
  await duty.pass('31 minutes');
  await duty.sweepAt();
  await world.backend.as.service
    .from('leads')
    .update({ answered_at: new Date().toISOString() })
    .eq('id', answered);
  const mails = await mailsAfter('1 minute', manager);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(late);
  expect(mails[0]?.text).not.toContain(answered);
});

test('a server that is down delays a mail, which then tells of what is new since', async () => {
  const [first, second] = [
    await world.store('visit_requests'),
    await world.store('visit_requests'),
  ];
  await world.mailServer.become('down');
  await give(first);
  await mailsAfter('1 minute');
  await give(second);
  await world.mailServer.become('up');
  const mails = await mailsAfter('10 minutes');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(first);
  expect(mails[0]?.text).toContain(second);
});

test('a colleague who is removed is told nothing more; their successor gets one mail', async () => {
  const carim = await duty.join('Carim');
  const ids = [await world.store('visit_requests'), await world.store('visit_requests')];
  for (const id of ids) await give(id, carim.id);
  await revokeRole(world.backend.as.staff, carim.email, amal.id);
  const mails = await mailsAfter('1 minute');
  expect(mails).toHaveLength(1);
  for (const id of ids) expect(mails[0]?.text).toContain(id);
  expect(world.mailsTo(carim.email)).toEqual([]);
  const left = await world.backend.engine.sql('select from public.desk_news where user_id = $1', [
    carim.id,
  ]);
  expect(left).toEqual([]);
});
