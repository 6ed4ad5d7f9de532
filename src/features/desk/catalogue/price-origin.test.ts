import { describe, expect, it, test } from 'vitest';
import { confirmedToday, keepsOldDay, originOfLine } from './price-origin.ts';

const today = '2026-11-29';
const confirmed = {
  price_egp: 850_000,
  price_standing: 'confirmed',
  price_source: 'GB Auto',
  price_verified_on: '2026-11-20',
};
const level = { ...confirmed, price_standing: 'level', price_source: null };

test.each<[string, Parameters<typeof keepsOldDay>[1], boolean]>([
  ['a price alone', { price_egp: 879_000 }, true],
  ['a price and another standing', { price_egp: 879_000, price_standing: 'reported' }, true],
  ['a price and its source', { price_egp: 879_000, price_source: 'GV Auto' }, true],
  ['a price and its day', { price_egp: 879_000, price_verified_on: today }, false],
  ['a price that is our own estimate', { price_egp: 879_000, price_standing: 'level' }, true],
  ['no price any more', { price_egp: null }, false],
  ['nothing about the price', { dealer: 'GB Auto' }, false],
])('%s keeps the day of the old one: %j', (_, changed, keeps) => {
  expect(keepsOldDay(confirmed, changed, today)).toBe(keeps);
});

describe('a line of a file that changes a price', () => {
  const priced = { price_egp: 879_000 };

  it('is at fault where a confirmed or reported price keeps an older day and its source', () => {
    for (const price_standing of ['confirmed', 'reported']) {
      const { faults } = originOfLine({ ...confirmed, price_standing }, priced, today);
      expect(faults).toEqual({ price_egp: expect.stringContaining('The price is new') });
    }
    const promoted = { ...priced, price_standing: 'confirmed' };
    expect(originOfLine({ ...level, price_source: 'Old' }, promoted, today).faults).not.toEqual({});
  });

  it('passes with another day, and where the price was checked today', () => {
    const fine = { columns: {}, faults: {} };
    expect(originOfLine(confirmed, { ...priced, price_verified_on: today }, today)).toEqual(fine);
    expect(originOfLine({ ...confirmed, price_verified_on: today }, priced, today)).toEqual(fine);
    expect(originOfLine(confirmed, { dealer: 'GV Auto' }, today)).toEqual(fine);
  });

  it('is dated today where it names another source', () => {
    const changed = { ...priced, price_source: 'GV Auto' };
    expect(originOfLine(confirmed, changed, today).columns).toEqual({ price_verified_on: today });
  });

  it('dates our own estimate today', () => {
    const dated = { columns: { price_verified_on: today }, faults: {} };
    expect(originOfLine(level, priced, today)).toEqual(dated);
    expect(originOfLine({ ...level, price_verified_on: null }, priced, today)).toEqual(dated);
    const demoted = { ...priced, price_standing: 'level' };
    expect(originOfLine(confirmed, demoted, today)).toEqual(dated);
  });
});

test('a price that is confirmed today names us, unless a dealer has confirmed it before', () => {
  const by = (price_source: string) => ({
    price_standing: 'confirmed',
    price_source,
    price_verified_on: today,
  });
  expect(confirmedToday(confirmed, today)).toEqual(by('GB Auto'));
  expect(confirmedToday({ ...level, price_source: 'Indicative' }, today)).toEqual(by('Tayar'));
  expect(confirmedToday({ price_egp: 1 }, today)).toEqual(by('Tayar'));
});
