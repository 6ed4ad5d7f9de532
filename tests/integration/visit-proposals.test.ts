/** Hours that the desk proposes for a visit, and what becomes of the buyer's choice. */
import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Json } from '#data/database.types.ts';
import { inDays } from '../support/asked-visits.ts';
import { proposedHours as hours, newToken, proposingDesk } from '../support/proposing-desk.ts';

const world = proposingDesk();
const { propose, read, choose, visitsOf } = world;

test('a buyer chooses one of the hours by the link: it is agreed at once, with history and mail', async () => {
  const id = await world.desk.send('visit_requests', { full_name: 'Mona Sami' });
  const { token, result } = await propose(id);
  expect(result).toBe('done');
  expect(await read(token)).toMatchObject({
    state: 'open',
    name: 'Mona',
    hours: [
      { day: hours[0].day, slot: '10:00', free: true, place: { name_en: 'Giza' } },
      { free: true, place: { id: 'maadi' } },
    ],
    agreed: null,
  });
  expect(await visitsOf(id)).toEqual([]);
  expect(await choose(token)).toMatchObject({
    result: 'done',
    proposal: { state: 'agreed', agreed: { slot: '10:00', place: { name_en: 'Giza' } } },
  });
  expect(await visitsOf(id)).toEqual([
    { state: 'confirmed', place_id: 'giza', day: hours[0].day, slot: '10:00' },
  ]);
  const { lead, events } = await world.desk.read(id);
  expect(lead).toMatchObject({ status: 'in_progress', version: 3 });
  expect(lead.owner_id).toBe(world.backend.accounts.staff.id);
  expect(events).toMatchObject([
    { action: 'proposed', detail: { text: 'Choose one, please', hours } },
    { action: 'visit', actor_name: 'Mona Sami', detail: { to: 'confirmed', by: 'buyer' } },
  ]);
  const mails = await world.backend.engine.sql(
    "select step from public.notifications where request_id = $1 and step <> 'received' order by step",
    [id],
  );
  expect(mails.map(({ step }) => step)).toEqual(['visit_confirmed', 'visit_reminder']);
});

test('the database keeps the hash of the token alone, and no answer names telephone or address', async () => {
  const phone = '01012345678';
  const id = await world.desk.send('visit_requests', {
    phone_number: phone,
    email: 'mona@example.com',
  });
  const { token } = await propose(id);
  const [row] = await world.backend.engine.sql(
    'select p.token_hash as hash, p::text as whole from public.visit_proposals p',
  );
  expect(row?.hash).toBe(createHash('sha256').update(token).digest('hex'));
  expect(row?.whole).not.toContain(token);
  await world.backend.engine.sql('update public.notifications set sent_at = now()');
  const [queue] = await world.backend.engine.sql(
    "select string_agg(n::text, '') as all from public.notifications n",
  );
  expect(queue?.all).not.toContain(token);
  expect(JSON.stringify((await world.desk.read(id)).events)).not.toContain(token);
  const answers = JSON.stringify([await read(token), await choose(token)]);
  expect(answers).not.toContain(phone);
  expect(answers).not.toContain('mona@example.com');
});

test('of two who choose one hour the second reads that it is taken, and takes another', async () => {
  const ids = [await world.desk.sendAsAnother(), await world.desk.sendAsAnother()] as const;
  const links = [await propose(ids[0]), await propose(ids[1])] as const;
  const answers = await Promise.all(links.map(({ token }) => choose(token)));
  expect(answers.map(({ result }) => result).sort()).toEqual(['done', 'occupied']);
  const late = links[answers[0]?.result === 'done' ? 1 : 0];
  expect((await read(late.token)).hours).toMatchObject([{ free: false }, { free: true }]);
  expect(await choose(late.token, hours[1])).toMatchObject({ result: 'done' });
});

test('a link is used once: a repeat counts once, another choice changes nothing', async () => {
  const id = await world.desk.send('visit_requests');
  const { token } = await propose(id);
  const answers = await Promise.all([choose(token), choose(token), choose(token)]);
  expect(answers.map(({ result }) => result)).toEqual(['done', 'done', 'done']);
  expect(await choose(token, hours[1])).toMatchObject({
    result: 'used',
    proposal: { state: 'agreed', agreed: { slot: '10:00' } },
  });
  expect((await world.desk.read(id)).events.map(({ action }) => action)).toEqual([
    'proposed',
    'visit',
  ]);
});

test('a link is over after three days, or at the first of its hours', async () => {
  const id = await world.desk.send('visit_requests');
  const { token } = await propose(id);
  const [row] = await world.backend.engine.sql(
    "select expires_at between now() + interval '71 hours' and now() + interval '73 hours' as fits from public.visit_proposals",
  );
  expect(row?.fits).toBe(true);
  await world.backend.engine.sql(
    "update public.visit_proposals set expires_at = now() - interval '1 s'",
  );
  expect((await read(token)).state).toBe('expired');
  expect(await choose(token)).toMatchObject({ result: 'over' });
  expect(await visitsOf(id)).toEqual([]);
  const soon = [{ ...hours[0], day: inDays(1) }, { ...hours[1] }];
  await propose(id, { seen: 2, hours: soon });
  const [next] = await world.backend.engine.sql(`
    select expires_at = ('${inDays(1)} 10:00'::timestamp at time zone 'Africa/Cairo') as fits
    from public.visit_proposals order by created_at desc limit 1`);
  expect(next?.fits).toBe(true);
});

test('a cancelled request, and one that the team has agreed itself, are no more chosen for', async () => {
  const id = await world.desk.send('visit_requests');
  const first = await propose(id);
  await world.backend.as.staff.rpc('desk_visit', {
    request: id,
    event: randomUUID(),
    to_state: 'confirmed',
    place: 'maadi',
    on_day: inDays(6),
    at_slot: '15:00',
    seen_version: 2,
  });
  expect(await read(first.token)).toMatchObject({ state: 'agreed', agreed: { slot: '15:00' } });
  expect(await choose(first.token)).toMatchObject({ result: 'over' });
  const second = await propose(id, { seen: 3 });
  expect(second.result).toBe('done');
  await world.backend.as.buyer.rpc('cancel_request', {
    of_kind: 'visit_request',
    request: id,
    event: randomUUID(),
  });
  expect(await read(second.token)).toMatchObject({ state: 'closed', agreed: null });
  expect(await choose(second.token)).toMatchObject({ result: 'over' });
  expect(await propose(id, { seen: 5 })).toMatchObject({ result: '22023' });
});

test('a new proposal takes the place of the one before', async () => {
  const id = await world.desk.send('visit_requests');
  const first = await propose(id);
  const second = await propose(id, { seen: 2 });
  expect((await read(first.token)).state).toBe('expired');
  expect(await choose(second.token, hours[1])).toMatchObject({ result: 'done' });
});

test('none suits: the buyer asks for another hour, or to be called, and the team has a next step', async () => {
  const [asks, calls] = [await world.desk.sendAsAnother(), await world.desk.sendAsAnother()];
  const [asking, calling] = [await propose(asks), await propose(calls)];
  const wish = { day: inDays(7), slot: '17:00' };
  expect(await choose(asking.token, wish)).toMatchObject({ result: 'done' });
  expect(await choose(asking.token, wish)).toMatchObject({ result: 'done' });
  expect(await visitsOf(asks)).toMatchObject([{ state: 'asked', ...wish }]);
  expect((await world.desk.read(asks)).lead.next_step).toBe('confirm_asked_hour');
  expect(await choose(calling.token, {})).toMatchObject({
    result: 'done',
    proposal: { state: 'refused' },
  });
  const { lead, events } = await world.desk.read(calls);
  expect(lead.next_step).toBe('offer_other_hours');
  expect(events.at(-1)?.action).toBe('hours_refused_by_buyer');
  const told = await world.backend.engine.sql(
    "select step from public.notifications where audience = 'sales' and step <> 'received'",
  );
  expect(told).toEqual([{ step: 'time_asked' }, { step: 'time_asked' }]);
});

test.each([
  ['one hour', [hours[0]]],
  [
    'four hours',
    [hours[0], hours[1], { ...hours[0], slot: '11:00' }, { ...hours[0], slot: '12:00' }],
  ],
  ['one hour twice', [hours[0], hours[0]]],
  ['an hour that has passed', [hours[0], { ...hours[1], day: '2026-01-01' }]],
  ['a place that does not exist', [hours[0], { ...hours[1], place: 'luxor' }]],
  ['an hour that is none', [hours[0], { ...hours[1], slot: '10:30' }]],
  ['something else', [hours[0], 'x']],
  ['no list', { place: 'giza' }],
])('the desk cannot propose %s', async (_, wrong) => {
  expect(
    (await propose(await world.desk.send('visit_requests'), { hours: wrong as Json })).result,
  ).toBe('22023');
});

test('the desk cannot propose an hour that another visit has, nor act on what it has not seen', async () => {
  const [first, second] = [await world.desk.sendAsAnother(), await world.desk.sendAsAnother()];
  await choose((await propose(first)).token);
  expect((await propose(second)).result).toBe('occupied');
  expect((await propose(second, { seen: 7 })).result).toBe('changed');
});

test('proposing again with the same id stores nothing twice', async () => {
  const id = await world.desk.send('visit_requests');
  const again = { event: randomUUID(), token: newToken() };
  expect((await propose(id, again)).result).toBe('done');
  expect((await propose(id, again)).result).toBe('done');
  expect((await world.desk.read(id)).events).toHaveLength(1);
  expect(await world.backend.engine.sql('select id from public.visit_proposals')).toHaveLength(1);
});

test('colleagues see proposed hours in the calendar while they wait; nothing is held', async () => {
  const [first, second] = [await world.desk.sendAsAnother(), await world.desk.sendAsAnother()];
  const { token } = await propose(first);
  const calendar = async () => {
    const days = { first_day: hours[0].day, last_day: hours[1].day };
    const { data } = await world.backend.as.staff.rpc('desk_calendar', days);
    return (data as { state: string; slot: string }[]).map(({ state, slot }) => `${state} ${slot}`);
  };
  expect(await calendar()).toEqual(['proposed 10:00', 'proposed 12:00']);
  expect((await propose(second)).result).toBe('done');
  await choose(token);
  expect((await calendar()).sort()).toEqual([
    'confirmed 10:00',
    'proposed 10:00',
    'proposed 12:00',
  ]);
});
