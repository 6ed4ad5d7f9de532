import { describe, expect, it } from 'vitest';
import { product } from '#config/product.ts';
import { slotsOn, type VisitValues, visitDays, visitSchema } from './visit.schema.ts';

/** Half past three in the afternoon in Cairo. */
const schema = visitSchema(() => new Date('2026-11-21T13:30:00Z'));

const good: VisitValues = {
  full_name: ' Mona Sami ',
  email: 'mona@example.com',
  phone_number: '٠١٠ ١٢٣٤ ٥٦٧٨',
  visit_date: '2026-12-24',
  visit_time: '09:00',
  trim: '',
  preferred_color: ' Sky\nblue ',
};

/** Messages by field. */
function faults(change: Partial<VisitValues>) {
  const { error } = schema.safeParse({ ...good, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

it('asks for the hour where the hours were passed without choosing', () => {
  const { error } = schema.safeParse({ ...good, visit_time: null });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please select a time']);
});

describe('VisitSchema', () => {
  it('gives what is stored', () => {
    expect(schema.parse(good)).toEqual({
      full_name: 'Mona Sami',
      email: 'mona@example.com',
      phone_number: '010 1234 5678',
      visit_date: '2026-12-24',
      visit_time: '09:00',
      trim: undefined,
      preferred_color: 'Sky blue',
    });
  });

  it('says what is missing', () => {
    const empty = Object.fromEntries(Object.keys(good).map((field) => [field, ' ']));
    expect(faults({ ...empty, visit_time: '' })).toEqual({
      full_name: 'Name is required',
      email: 'Email is required',
      phone_number: 'Phone number is required',
      visit_date: 'Please select a date',
      visit_time: 'Please select a time',
    });
  });

  it.each(['nobody', 'a@b', 'a b@c.de', '@c.de'])('refuses the e-mail %j', (email) => {
    expect(faults({ email })).toEqual({ email: 'Invalid email address' });
  });

  it('takes a day typed by hand', () => {
    expect(schema.parse({ ...good, visit_date: 'Thu, Dec 24, 2026' }).visit_date).toBe(
      '2026-12-24',
    );
    expect(schema.parse({ ...good, visit_date: '24/12/2026' }).visit_date).toBe('2026-12-24');
  });

  it.each([
    [
      'soon',
      'This is not a date. Write it like Sat, Nov 21, 2026, or choose a day in the calendar.',
    ],
    ['11/20/2026', 'This day has passed. The first free day is Sat, Nov 21, 2026.'],
    ['2027-11-23', 'This day is too far ahead. The last day you can book is Mon, Nov 22, 2027.'],
  ])('refuses the day %j', (visit_date, message) => {
    expect(faults({ visit_date })).toEqual({ visit_date: message });
  });

  it('says that today is over once its last hour has begun', () => {
    const evening = visitSchema(() => new Date('2026-11-21T16:00:00Z'));
    const { error } = evening.safeParse({ ...good, visit_date: '2026-11-21' });
    expect(error?.issues[0]?.message).toBe(
      'No times are left on this day. The next free day is Sun, Nov 22, 2026.',
    );
  });

  it('refuses an hour of today that has passed, and one that is none', () => {
    const passed = { visit_time: 'This time has passed. Please select another.' };
    expect(faults({ visit_date: '2026-11-21', visit_time: '15:00' })).toEqual(passed);
    expect(faults({ visit_date: '2026-11-21', visit_time: '16:00' })).toEqual({});
    expect(faults({ visit_time: '09:30' })).toEqual(passed);
  });

  it('bounds what is optional', () => {
    expect(faults({ trim: 'x'.repeat(101), preferred_color: 'x'.repeat(61) })).toEqual({
      trim: 'Please use at most 100 characters.',
      preferred_color: 'Please use at most 60 characters.',
    });
  });
});

/** Winter time in Egypt is two hours ahead of Greenwich, summer time three. */
const at = (moment: string) => new Date(moment);

describe('slotsOn', () => {
  it('offers ten hours, from nine to six', () => {
    expect(slotsOn('2026-12-01', at('2026-11-21T10:00:00Z'))).toEqual(product.visitTimes);
    expect(product.visitTimes).toHaveLength(10);
  });

  it('offers of today only what lies ahead in Cairo', () => {
    expect(slotsOn('2026-11-21', at('2026-11-21T13:30:00Z'))).toEqual(['16:00', '17:00', '18:00']);
    expect(slotsOn('2026-11-21', at('2026-11-21T06:59:59Z'))[0]).toBe('09:00');
  });

  it('does not offer the slot that begins this minute', () => {
    expect(slotsOn('2026-11-21', at('2026-11-21T07:00:00Z'))[0]).toBe('10:00');
    expect(slotsOn('2026-11-21', at('2026-11-21T15:59:59Z'))).toEqual(['18:00']);
    expect(slotsOn('2026-11-21', at('2026-11-21T16:00:00Z'))).toEqual([]);
  });

  it('follows summer time', () => {
    expect(slotsOn('2026-07-01', at('2026-07-01T05:59:00Z'))[0]).toBe('09:00');
    expect(slotsOn('2026-07-01', at('2026-07-01T06:00:00Z'))[0]).toBe('10:00');
  });

  it('offers nothing on a day that has passed, lies too far ahead or is none', () => {
    const now = at('2026-11-21T10:00:00Z');
    expect(slotsOn('2026-11-20', now)).toEqual([]);
    expect(slotsOn('2027-11-22', now)).toHaveLength(10);
    expect(slotsOn('2027-11-23', now)).toEqual([]);
    expect(slotsOn('', now)).toEqual([]);
  });
});

describe('visitDays', () => {
  it('begins today while there is a slot, and tomorrow after the last', () => {
    expect(visitDays(at('2026-11-21T15:59:00Z')).first).toBe('2026-11-21');
    expect(visitDays(at('2026-11-21T16:00:00Z')).first).toBe('2026-11-22');
    expect(visitDays(at('2026-12-31T20:00:00Z')).first).toBe('2027-01-01');
  });

  it('turns to the next day at midnight in Cairo, wherever the person is', () => {
    expect(visitDays(at('2026-11-21T21:59:59Z')).first).toBe('2026-11-22');
    expect(visitDays(at('2026-11-21T22:00:00Z'))).toEqual({
      first: '2026-11-22',
      last: '2027-11-23',
    });
    expect(visitDays(at('2026-07-01T21:00:00Z')).first).toBe('2026-07-02');
  });

  it('keeps whole days across the changes of the clock', () => {
    // On the last Thursday of October midnight comes twice, on the last Friday of April it is skipped.
    expect(visitDays(at('2026-10-29T20:30:00Z')).first).toBe('2026-10-30');
    expect(visitDays(at('2026-10-29T21:30:00Z'))).toEqual({
      first: '2026-10-30',
      last: '2027-10-30',
    });
    expect(visitDays(at('2026-10-29T22:00:00Z')).first).toBe('2026-10-30');
    expect(visitDays(at('2026-04-23T21:59:59Z')).first).toBe('2026-04-24');
    expect(visitDays(at('2026-04-23T22:00:00Z'))).toEqual({
      first: '2026-04-24',
      last: '2027-04-25',
    });
  });

  it('reaches a year and a day ahead, as the database does', () => {
    expect(visitDays(at('2026-11-21T10:00:00Z')).last).toBe('2027-11-22');
  });
});
