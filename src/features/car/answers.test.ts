import { expect, it } from 'vitest';
import type { Car } from '#domain/car.ts';
import { sampleMoney } from '#domain/money-fixture.ts';
import { monthOf } from '#domain/month.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { drivenAs, usualPlan } from '#domain/usual-plan.ts';
import type { OwnCosts } from '#features/money/own-costs.store.ts';
import { answersOf } from './answers.ts';
import { fullCar, sampleBlank, sampleHybrid } from './fixture.ts';

const answers = (change: Partial<Car> = {}, own: OwnCosts | null = null) =>
  answersOf({ ...fullCar, ...change }, { tariffs: sampleTariffs, money: sampleMoney, own });
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;
const values = (car: Partial<Car>) => answers(car).map(({ value }) => plain(value));
const plugNote = (change: Partial<Car>) => plain(answers(change)[3]?.note ?? null);

it('answers what is asked of every car, each by its part of the page', () => {
  expect(values({})).toEqual([
    'About 370 km',
    'About EGP 260',
    expect.stringMatching(/^EGP 2,\d{3},\d{3}$/),
    'CCS2',
    'About 1 h 15 min',
  ]);
  const parts = answers().map(({ part }) => part);
  expect(parts).toEqual(['overview', 'money', 'money', 'charging', 'charging']);
});

it('says what is not known, and what to do about it', () => {
  const blank = answers(sampleBlank);
  expect(blank.map(({ value }) => value)).toEqual([null, null, null, 'CCS2', 'No rapid charging']);
  for (const { note } of blank.slice(0, 3)) expect(note).toBe('Not known yet: ask our team');
});

it('tells a range-extended car’s battery from its generator', () => {
  expect(answers(sampleHybrid)[0]?.note).toContain('then the generator');
});

it('names the adapter that a plug needs, or where else it charges', () => {
  expect(plugNote({})).toBe('Fits public chargers, no adapter');
  expect(plugNote({ chargingProtocol: 'GB/T' })).toBe(
    'Public chargers need an adapter: EGP 45,000 to EGP 50,000',
  );
  expect(plugNote({ chargingProtocol: 'GB/T', dcChargingPower: null })).toContain('at home');
  expect(plugNote({ chargingProtocol: 'CHAdeMO' })).toContain('Few public chargers');
  expect(plugNote({ chargingProtocol: 'Type 2' })).toContain('AC points');
  expect(plugNote({ chargingProtocol: 'NACS' })).toContain('Look at the inlet');
});

it('has the month of the built page while nothing is typed', () => {
  const use = drivenAs(usualPlan(fullCar.price));
  const month = monthOf(fullCar, sampleTariffs, use);
  const own = { carId: fullCar.recordId, use, month, road: null };
  expect(answers({}, own)[1]).toEqual(answers()[1]);
});

it('takes a month and a total from a person’s own figures, and says which', () => {
  const costs = (change: Partial<ReturnType<typeof usualPlan>>): OwnCosts => {
    const use = drivenAs({ ...usualPlan(fullCar.price), ...change });
    const month = monthOf(fullCar, sampleTariffs, use);
    return { carId: fullCar.recordId, use, month, road: null };
  };
  const monthNote = (change: Parameters<typeof costs>[0]) =>
    plain(answers({}, costs(change))[1]?.note ?? null);
  expect(monthNote({ km: 2000, home: 100 })).toContain('2,000 km, charged at home; up to EGP');
  expect(monthNote({ home: 0 })).toBe('1,250 km, charged in public');
  expect(monthNote({ home: 50 })).toContain('50% of the usual days');
  expect(answers({}, costs({}))[2]?.value).toBeNull();
  const wrong = { carId: fullCar.recordId, use: null, month: null, road: null };
  expect(answers({}, wrong)[1]?.value).toBeNull();
});
