import { expect, it } from 'vitest';
import { governorateOf } from './governorate-of.ts';
import { governorates } from './governorates.ts';

const cairo = { lat: 30.05, lon: 31.24 };
const of = (town: string | null, province: string | null, position = cairo) =>
  governorateOf({ town, province, ...position });

it('has all 27, each named in both languages', () => {
  expect(governorates).toHaveLength(27);
  expect(new Set(governorates.map(({ id }) => id)).size).toBe(27);
  for (const { en, ar } of governorates) {
    expect(en).toMatch(/^[A-Z][A-Za-z ]+$/);
    expect(ar).toMatch(/^[\p{Script=Arabic} ]+$/u);
  }
});

it.each(governorates)('reads $en in either language, and puts its capital into it', (one) => {
  expect(of(null, one.en)).toEqual({ id: one.id, basis: 'province' });
  expect(of(null, `محافظة ${one.ar}`)).toEqual({ id: one.id, basis: 'province' });
  expect(of(null, null, one.capital)).toEqual({ id: one.id, basis: 'nearest' });
});

it.each([
  ['Obour', 'القاهرة', 'qalyubia'],
  ['Ain Sokhna', 'القاهرة', 'suez'],
  ['10th of Ramadan', 'القاهرة', 'sharqia'],
])('knows that %s is not where its source puts it', (town, province, id) => {
  expect(of(town, province)).toEqual({ id, basis: 'town' });
});

it('takes the province before a town that is named by mistake', () => {
  expect(of('October City', 'القليوبية')).toEqual({ id: 'qalyubia', basis: 'province' });
});

it.each([
  ['Tanta', 'gharbia'],
  ['Sadat', 'monufia'],
  ['New Capital', 'cairo'],
  ['Sidi Abdel Rahman', 'matrouh'],
  ['Alameen', 'matrouh'],
  ['Suez', 'suez'],
  ['الغردقة', 'red-sea'],
])('knows the town %s where no province is named', (town, id) => {
  expect(of(town, '')).toEqual({ id, basis: 'town' });
});

it.each(['Gharbiyya Governorate', 'Qualyobeya', 'Minufya', 'Behira', 'Assyut', 'Ismaillia'])(
  'reads the spelling %s',
  (province) => {
    expect(of(null, province).basis).toBe('province');
  },
);

it('guesses by the nearest capital, and says so', () => {
  expect(of('Somewhere', null, { lat: 26.2, lon: 32.7 })).toEqual({ id: 'qena', basis: 'nearest' });
});
