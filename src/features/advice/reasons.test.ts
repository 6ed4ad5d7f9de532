import { describe, expect, it } from 'vitest';
import type { ListedCar } from '#domain/listing-data.ts';
import { realRoads } from '../../../tests/support/roads.ts';
import { seedPoints } from '../../../tests/support/seed-points.ts';
import { sampleCandidate, sampleExtended, sampleNeeds } from './fixture.ts';
import { matchOf, type Needs } from './matching.ts';
import { reasonsOf } from './reasons.ts';
import { tripTo } from './trip.ts';

function reasons(car: ListedCar, change: Partial<Needs> = {}): string[] {
  const needs = sampleNeeds(change);
  const fit = matchOf(car, needs, { map: realRoads, points: seedPoints });
  const sentences = fit === null ? [] : reasonsOf(fit, needs);
  return sentences.map((sentence) => sentence.replaceAll('\u00A0', ' '));
}

const alexandria = tripTo(realRoads, 'Alexandria', '');

describe('reasonsOf', () => {
  it('weighs the day against the range on the road, and its charge at home', () => {
    expect(reasons(sampleCandidate({ rangeCycle: 'CLTC' })).slice(0, 2)).toEqual([
      'About 390 km in everyday use: at 60 km a day you charge every 5 days.',
      'At home, a wallbox puts 60 km back in about 2 hours.',
    ]);
  });

  it.each([
    [0, 'About 485 km in everyday use, ready whenever you drive.'],
    [20, 'About 485 km in everyday use: at 20 km a day you charge less than once a week.'],
    [250, 'About 485 km in everyday use: at 250 km a day you charge every day.'],
    [1000, "About 485 km in everyday use: at 1,000 km a day you'd have to charge on the way."],
  ])('says how often %i km a day need a charge', (dailyKm, sentence) => {
    expect(reasons(sampleCandidate(), { dailyKm })[0]).toBe(sentence);
  });

  it.each([
    [10, 'charge it once a week and 10 km a day takes no petrol.'],
    [40, 'charge it every 2 days and 40 km a day takes no petrol.'],
    [100, 'charge it every day and 100 km a day takes no petrol.'],
    [200, 'the rest of your 200 km a day runs on petrol.'],
  ])('says how much of %i km a day is electric with a generator', (dailyKm, sentence) => {
    const [day] = reasons(sampleExtended(), { dailyKm });
    expect(day).toBe(`About 140 km on the battery in everyday use: ${sentence}`);
  });

  it('tells what a journey asks for', () => {
    const journey = (car: ListedCar) => reasons(car, { trip: alexandria })[1];
    const there = 'Cairo to Alexandria and back, about 438 km, ';
    expect(journey(sampleCandidate())).toBe(
      `${there}with one rapid charge of about 30 minutes: Mcdonald's Amerya.`,
    );
    expect(journey(sampleCandidate({ range: 250 }))).toBe(
      `${there}with 4 rapid charges, about 175 minutes in all: Chillout Rest House and Mcdonald's Amerya.`,
    );
    expect(journey(sampleCandidate({ range: 810 }))).toBe(`${there}on one charge.`);
    expect(journey(sampleExtended())).toBe(
      `${there}without waiting at a charger: the petrol generator takes over.`,
    );
    expect(journey(sampleCandidate({ dcChargingPower: null }))).toBe(
      `${there}takes more than one charge, and we know of no rapid charging for this car.`,
    );
  });

  it('says the adapter that a plug needs at public chargers, with its price and the doubt', () => {
    const gbt = sampleCandidate({ chargingProtocol: 'GB/T' });
    expect(reasons(gbt, { trip: alexandria })[1]).toBe(
      'Cairo to Alexandria and back, about 438 km, takes more than one charge. Public rapid chargers are CCS2, so this car needs an adapter on the way: 45,000 to EGP 50,000, and experts disagree on whether it is safe.',
    );
    expect(reasons(gbt, { privateParking: false })[1]).toBe(
      'Without a charger at home this car is not for you: its plug fits no public charger. An adapter costs 45,000 to EGP 50,000, and experts disagree on whether it is safe.',
    );
  });

  it('tells how it charges without a place at home', () => {
    const [, charging] = reasons(sampleCandidate(), { privateParking: false });
    expect(charging).toBe(
      'Without a charger at home: half an hour at a rapid charger adds about 150 km.',
    );
    const [, none] = reasons(sampleCandidate({ dcChargingPower: null }), { privateParking: false });
    expect(none).toBe(
      'Without a charger at home it gets hard: we know of no rapid charging for this car.',
    );
  });

  it('fills the battery of who drives little or more than it holds', () => {
    expect(reasons(sampleCandidate(), { dailyKm: 0 })[1]).toBe(
      'At home, a wallbox fills it in about 14 hours.',
    );
    expect(reasons(sampleExtended(), { dailyKm: 300 })[1]).toBe(
      'At home, a wallbox fills it in about 5 hours.',
    );
    expect(reasons(sampleCandidate({ acChargingPower: null })).join(' ')).not.toContain('At home');
  });

  it('says which plug it has, and that an assumed one must be checked', () => {
    const plug = (change: Partial<ListedCar>, needs: Partial<Needs> = {}) =>
      reasons(sampleCandidate(change), needs).filter((reason) => /plug/i.test(reason));
    expect(plug({})).toEqual(['Plug: CCS2, which public rapid chargers have.']);
    expect(plug({ connectorBasis: 'assumed' })).toEqual([
      'Plug: CCS2, which public rapid chargers have. It is assumed: check it on the car.',
    ]);
    const gbt = { chargingProtocol: 'GB/T', connectorBasis: 'assumed' } as const;
    expect(plug(gbt)).toEqual([
      'Plug: GB/T, which fits no public charger: count on charging at home. An adapter costs 45,000 to EGP 50,000, and experts disagree on whether it is safe. The plug is assumed: check it on the car.',
    ]);
    // Where the trip has told of the adapter already, once is enough.
    expect(plug(gbt, { trip: alexandria })).toEqual([
      'The plug, GB/T, is assumed: check it on the car.',
    ]);
  });

  it('names the few chargers of a plug that no adapter is known for, and where none is', () => {
    const leaf = sampleCandidate({ chargingProtocol: 'CHAdeMO' });
    expect(reasons(leaf, { trip: alexandria }).slice(1)).toEqual([
      'Cairo to Alexandria and back, about 438 km, with one rapid charge of about 35 minutes: Mansour Auto Amerya.',
      expect.stringContaining('At home'),
      'Plug: CHAdeMO, which few public rapid chargers have: ask before you rely on one.',
      expect.any(String),
      expect.any(String),
    ]);
    expect(reasons(leaf, { trip: tripTo(realRoads, 'Luxor', '') })[1]).toBe(
      "Cairo to Luxor and back, about 1,286 km, takes a night's charge on the way: no rapid charger that we know of fits this car for 623 km between Giza and Luxor.",
    );
    expect(reasons(leaf, { privateParking: false })[1]).toBe(
      "Without a charger at home this car is not for you: we don't know that its plug (CHAdeMO) fits a public charger.",
    );
  });

  it('says what speaks for the car, and what nobody knows of it', () => {
    const last = (change: Partial<ListedCar>) => reasons(sampleCandidate(change)).slice(3);
    const known = { boot: 448, seats: 5, safetyStars: 5, length: 4323 };
    expect(last(known)).toEqual([
      "The car: 4.32 m long, 448 l boot, 5 seats, 5 safety stars of five and sold by the maker's agent.",
    ]);
    expect(last({ ...known, boot: null, importChannel: null })).toEqual([
      'The car: 4.32 m long, 5 seats and 5 safety stars of five.',
      'Not known to us: the boot and who sells it here.',
    ]);
  });
});
