/** Office hours, whose turn it is, and requests that nobody answers. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revokeRole } from '#data/team.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { clearRequests, deskOf } from '../support/desk.ts';
import { type Colleague, dutyOf } from '../support/duty.ts';

let backend: Backend;
let desk: ReturnType<typeof deskOf>;
let duty: ReturnType<typeof dutyOf>;
let amal: Colleague;
let basem: Colleague;
/** The manager of every test, who takes no new requests here. */
const manager = () => ({ ...backend.accounts.staff, as: backend.as.staff });

beforeAll(async () => {
  backend = await startBackend();
  desk = deskOf(backend);
  duty = dutyOf(backend);
  amal = await duty.join('Amal');
  basem = await duty.join('Basem');
});

beforeEach(async () => {
  await clearRequests(backend);
  await duty.openAlways();
  await duty.settle({ by_turn: true, late_minutes: 30 });
  await backend.engine.sql(`delete from public.member_duty; delete from public.member_days_off;
    delete from public.notifications`);
  await backend.engine.sql(
    'insert into public.member_duty (user_id, takes_new) values ($1, false)',
    [manager().id],
  );
});

afterAll(() => backend.engine.close());

/** The lines of a request's history that gave it to somebody. */
async function given(id: string) {
  return (await desk.read(id)).events
    .filter(({ action }) => action === 'assigned')
    .map(({ detail }) => [detail.to_name, detail.by]);
}

describe('office time', () => {
  const momentAfter = async (since: string, span: string, inOnePiece = false) => {
    const [row] = await backend.engine.sql(
      `select to_char(private.office_time_after($1::timestamp at time zone 'Africa/Cairo', $2, $3)
        at time zone 'Africa/Cairo', 'YYYY-MM-DD HH24:MI') as at`,
      [since, span, inOnePiece],
    );
    return row?.at;
  };

  beforeEach(() =>
    backend.engine.sql(`update public.desk_hours set
      opens = case when weekday not in (5, 6) then time '09:00' end,
      closes = case when weekday not in (5, 6) then time '18:00' end`),
  );

  // The 3rd of December 2026 is a Thursday.
  test.each([
    ['2026-12-03 10:00', '30 minutes', '2026-12-03 10:30'],
    ['2026-12-03 17:50', '30 minutes', '2026-12-06 09:20'],
    ['2026-12-03 17:30', '30 minutes', '2026-12-06 09:00'],
    ['2026-12-04 12:00', '30 minutes', '2026-12-06 09:30'],
    ['2026-12-03 03:00', '10 hours', '2026-12-06 10:00'],
  ])('%s and %s of it is %s', async (since, span, at) => {
    expect(await momentAfter(since, span)).toBe(at);
  });

  test('a holiday is passed over, and so is a day that managers close', async () => {
    await backend.engine.sql("insert into public.desk_holidays (day) values ('2026-12-06')");
    expect(await momentAfter('2026-12-03 17:50', '30 minutes')).toBe('2026-12-07 09:20');
    expect(await momentAfter('2026-12-03 17:30', '1 hour', true)).toBe('2026-12-07 10:00');
  });

  test('an office that is never open leaves the clock', async () => {
    await backend.engine.sql('update public.desk_hours set opens = null, closes = null');
    expect(await momentAfter('2026-12-03 17:50', '30 minutes')).toBe('2026-12-03 18:20');
  });
});

describe('turns', () => {
  test('off, a request is nobody’s as before', async () => {
    await duty.settle({ by_turn: false });
    const id = await desk.send('visit_requests');
    await duty.sweepAt();
    expect(await duty.ownerOf(id)).toBeNull();
  });

  test('each new request goes to whoever had none for longest, and the history says so', async () => {
    const ids = [];
    for (let i = 0; i < 4; i += 1) ids.push(await desk.sendAsAnother());
    expect(await Promise.all(ids.map(duty.ownerOf))).toEqual([
      amal.id,
      basem.id,
      amal.id,
      basem.id,
    ]);
    expect(await given(ids[0] ?? '')).toEqual([['Amal', 'turn']]);
    expect(await duty.toldTo(amal)).toEqual(['mine', 'mine']);
  });

  test('six at once are shared alike', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => desk.sendAsAnother()));
    const owners = await Promise.all(ids.map(duty.ownerOf));
    expect(owners.filter((owner) => owner === amal.id)).toHaveLength(3);
    expect(owners.filter((owner) => owner === basem.id)).toHaveLength(3);
  });

  test('whoever is off, or takes none, is passed over', async () => {
    await amal.as.rpc('save_duty', {
      member: amal.id,
      duty: { takes_new: false, weekdays: [], days_off: [] },
    });
    expect(await duty.ownerOf(await desk.send('visit_requests'))).toBe(basem.id);
    await backend.engine.sql(
      `insert into public.member_days_off select $1, d, d from (select (now() at time zone 'Africa/Cairo')::date as d) t`,
      [basem.id],
    );
    const waiting = await desk.sendAsAnother();
    expect(await duty.ownerOf(waiting)).toBeNull();
  });

  test('at night requests wait, and in the morning they are dealt out, the oldest first', async () => {
    await backend.engine.sql(`update public.desk_hours set opens = null, closes = null`);
    const ids = [];
    for (const hours of [5, 4, 3, 2]) {
      ids.push(await desk.sendAsAnother({}, `now() - interval '${hours} hours'`));
    }
    expect(await duty.sweepAt()).toMatchObject({ dealt: 0 });
    await duty.openAlways();
    expect(await Promise.all([duty.sweepAt(), duty.sweepAt()])).toHaveLength(2);
    const inTurn = [amal.id, basem.id, amal.id, basem.id];
    expect(await Promise.all(ids.map(duty.ownerOf))).toEqual(inTurn);
    expect(await given(ids[0] ?? '')).toHaveLength(1);
  });
});

describe('a request that nobody answers', () => {
  test('goes once round the team, and each time the managers are told', async () => {
    const id = await desk.send('visit_requests');
    await duty.pass('29 minutes');
    expect(await duty.sweepAt()).toMatchObject({ passed: 0 });
    await duty.pass('2 minutes');
    expect(await duty.sweepAt()).toMatchObject({ passed: 1 });
    expect(await duty.sweepAt()).toMatchObject({ passed: 0 });
    expect(await duty.ownerOf(id)).toBe(basem.id);
    await duty.pass('31 minutes');
    // Nobody is left: it stays, and the managers know.
    expect(await duty.sweepAt()).toMatchObject({ passed: 1 });
    await duty.pass('31 minutes');
    expect(await duty.sweepAt()).toMatchObject({ passed: 0 });
    expect(await duty.ownerOf(id)).toBe(basem.id);
    expect(await given(id)).toEqual([
      ['Amal', 'turn'],
      ['Basem', 'late'],
    ]);
    expect(await duty.toldTo(manager())).toEqual(['late', 'late']);
  });

  test('stays once it is answered, taken or closed, or where managers want none of it', async () => {
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push(await desk.sendAsAnother());
    const [answered, taken, closed] = ids;
    const act = (id = '', action = '', detail = {}) =>
      backend.as.staff.rpc('desk_act', {
        of_kind: 'visit_request',
        request: id,
        event: randomUUID(),
        action,
        detail,
        seen_version: 2,
      });
    await act(answered, 'email');
    await act(taken, 'taken');
    await act(closed, 'status', { to: 'cancelled', reason: 'Sold' });
    await duty.pass('1 day');
    expect(await duty.sweepAt()).toMatchObject({ passed: 0 });
    await clearRequests(backend);
    await desk.send('visit_requests');
    await duty.settle({ late_minutes: 0 });
    await duty.pass('1 day');
    expect(await duty.sweepAt()).toMatchObject({ passed: 0 });
  });

  test('passes over a colleague who has a day off by then; two sweeps at once pass it on once', async () => {
    const carim = await duty.join('Carim');
    const id = await desk.send('visit_requests');
    expect(await duty.ownerOf(id)).toBe(amal.id);
    await backend.engine.sql(
      `insert into public.member_days_off select $1, d, d from (select (now() at time zone 'Africa/Cairo')::date as d) t`,
      [basem.id],
    );
    await duty.pass('31 minutes');
    await Promise.all([duty.sweepAt(), duty.sweepAt()]);
    expect(await duty.ownerOf(id)).toBe(carim.id);
    expect(await given(id)).toHaveLength(2);
    // Whoever leaves leaves it to the next who is on duty.
    await revokeRole(backend.as.staff, carim.email);
    expect(await duty.ownerOf(id)).toBeNull();
    await duty.sweepAt();
    expect(await duty.ownerOf(id)).toBe(amal.id);
  });
});

describe('settings', () => {
  const off = { first: '2999-01-01', last: '2999-01-07' };

  test('everybody settles their own duty, and a manager everybody’s', async () => {
    const mine = { takes_new: false, weekdays: [7, 1], days_off: [off] };
    expect((await amal.as.rpc('save_duty', { member: amal.id, duty: mine })).data).toBe(true);
    const read = async () => {
      const { data } = await amal.as.rpc('desk_duty');
      return data;
    };
    expect(await read()).toMatchObject({
      members: expect.arrayContaining([
        { ...mine, weekdays: [1, 7], id: amal.id, name: 'Amal', on_duty: false },
      ]),
    });
    expect((await amal.as.rpc('save_duty', { member: basem.id, duty: mine })).error?.code).toBe(
      '42501',
    );
    const free = { takes_new: true, weekdays: [], days_off: [] };
    expect((await manager().as.rpc('save_duty', { member: amal.id, duty: free })).data).toBe(true);
    expect(await read()).toMatchObject({
      members: expect.arrayContaining([{ ...free, id: amal.id, name: 'Amal', on_duty: true }]),
    });
    const { stranger } = backend.accounts;
    expect((await manager().as.rpc('save_duty', { member: stranger.id, duty: free })).data).toBe(
      false,
    );
  });

  test('managers set hours, holidays and rules; of two who save at once, the second is told', async () => {
    const read = async () => {
      const { data, error } = await manager().as.rpc('desk_duty');
      expect(error).toBeNull();
      return data as { office: { version: number; hours: { closes: string | null }[] } };
    };
    const { office } = await read();
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opens: weekday === 5 ? null : '10:00',
      closes: weekday === 5 ? null : '16:30',
    }));
    const changed = {
      hours,
      holidays: [{ day: '2999-01-07', name: 'Christmas' }],
      by_turn: false,
      late_minutes: 45,
    };
    const save = (seen: number) =>
      manager().as.rpc('save_office', { office: changed, seen_version: seen });
    expect((await save(office.version)).data).toBe('done');
    expect((await save(office.version)).data).toBe('changed');
    expect((await read()).office).toEqual({ ...changed, version: office.version + 1 });
    const sales = await amal.as.rpc('save_office', { office: changed, seen_version: 3 });
    expect(sales.error?.code).toBe('42501');
  });
});
