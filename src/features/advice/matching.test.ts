import { describe, expect, it } from 'vitest';
import type { ListedCar } from '#domain/listing-data.ts';
import { realRoads } from '../../../tests/support/roads.ts';
import { sampleCandidate, sampleExtended, sampleNeeds } from './fixture.ts';
import { bestMatches, matchOf, type Needs } from './matching.ts';
import { tripTo } from './trip.ts';

const alexandria = tripTo(realRoads, 'Alexandria', '');

/** Grades of one car for some needs. */
const gradeOf = (car: ListedCar, needs: Partial<Needs>) => matchOf(car, sampleNeeds(needs))?.grade;

const names = (cars: readonly ListedCar[], needs: Partial<Needs> = {}) =>
  bestMatches(cars, sampleNeeds(needs)).map(({ car }) => car.name);

describe('matchOf', () => {
  it('plans with the share of the test cycle, and keeps a fifth in reserve', () => {
    const fit = matchOf(sampleCandidate({ range: 570, rangeCycle: 'WLTP' }), sampleNeeds());
    expect(fit?.everydayKm).toBe(485);
    expect(fit?.daysPerCharge).toBe(6);
    const same = matchOf(sampleCandidate({ range: 570, rangeCycle: 'CLTC' }), sampleNeeds());
    expect(same?.everydayKm).toBe(390);
    expect(same?.daysPerCharge).toBe(5);
  });

  it('says nothing of a car whose range on the road cannot be told', () => {
    expect(matchOf(sampleCandidate({ range: null }), sampleNeeds())).toBeNull();
    expect(matchOf(sampleCandidate({ rangeCycle: null }), sampleNeeds())).toBeNull();
    expect(matchOf(sampleCandidate({ range: 1 }), sampleNeeds())).toBeNull();
  });

  it('asks more of a range where nobody can charge overnight', () => {
    const small = sampleCandidate({ range: 400, dcChargingPower: 300 });
    expect(gradeOf(small, { privateParking: true })).toBe(0);
    expect(gradeOf(small, { privateParking: false, dailyKm: 100 })).toBe(3);
  });

  it('asks more of the only car', () => {
    const small = sampleCandidate({ range: 220 });
    expect(gradeOf(small, { ownSecondCar: true })).toBe(0);
    expect(gradeOf(small, { ownSecondCar: false })).toBe(3);
  });

  it('asks no longer days of a generator', () => {
    expect(gradeOf(sampleExtended(), { dailyKm: 55 })).toBe(0);
  });

  it('asks for rapid charging of those who cannot charge at home', () => {
    const slow = sampleCandidate({ dcChargingPower: null });
    expect(gradeOf(slow, { privateParking: true })).toBe(0);
    expect(gradeOf(slow, { privateParking: false })).toBe(3);
  });

  it('offers no car to whom cannot charge at home that charges at no public point', () => {
    const gbt = sampleCandidate({ chargingProtocol: 'GB/T' });
    expect(gradeOf(gbt, { privateParking: true })).toBe(0);
    expect(gradeOf(gbt, { privateParking: false })).toBeNull();
    expect(
      gradeOf(sampleCandidate({ chargingProtocol: 'CHAdeMO' }), { privateParking: false }),
    ).toBe(null);
    expect(gradeOf(sampleCandidate(), { privateParking: false })).not.toBeNull();
  });

  it('takes no adapter for granted on a journey that needs a stop', () => {
    const gbt = sampleCandidate({ chargingProtocol: 'GB/T' });
    expect(gradeOf(gbt, { trip: alexandria })).toBe(3);
    expect(gradeOf(sampleCandidate(), { trip: alexandria })).toBeLessThan(3);
    expect(gradeOf(gbt, { trip: tripTo(realRoads, 'Tanta', '') })).toBe(0);
  });

  it('counts the charging on a journey there and back', () => {
    const far = matchOf(sampleCandidate(), sampleNeeds({ trip: alexandria }));
    expect(far?.travel).toMatchObject({ stops: 1, minutes: { usual: expect.closeTo(64.35) } });
    const farther = matchOf(
      sampleCandidate(),
      sampleNeeds({ trip: tripTo(realRoads, 'Aswan', '') }),
    );
    expect(farther?.travel?.stops).toBe(6);
    const near = matchOf(sampleCandidate(), sampleNeeds({ trip: tripTo(realRoads, 'Tanta', '') }));
    expect(near?.travel).toMatchObject({ stops: 0, minutes: null });
    const extended = matchOf(
      sampleExtended(),
      sampleNeeds({ trip: tripTo(realRoads, 'Aswan', '') }),
    );
    expect(extended?.travel).toMatchObject({ stops: 0, minutes: null });
  });

  it('lets a car that cannot charge rapidly stay at home, or leaves the journey to the other car', () => {
    const slow = sampleCandidate({ range: 400, dcChargingPower: null });
    expect(matchOf(slow, sampleNeeds({ trip: alexandria }))?.travel?.stops).toBeNull();
    expect(gradeOf(slow, { trip: alexandria, ownSecondCar: false })).toBe(3);
    expect(gradeOf(slow, { trip: alexandria, ownSecondCar: true })).toBe(1);
  });

  it('needs no charge where nothing is driven', () => {
    const fit = matchOf(sampleCandidate(), sampleNeeds({ dailyKm: 0 }));
    expect(fit).toMatchObject({ grade: 0, daysPerCharge: Number.POSITIVE_INFINITY });
  });
});

describe('bestFits', () => {
  const dear = sampleCandidate({ brandId: 'a', name: 'Dear', price: 3_000_000 });
  const cheap = sampleCandidate({ brandId: 'b', name: 'Cheap', price: 1_000_000 });
  const cheapest = sampleCandidate({ brandId: 'c', name: 'Short', price: 500_000, range: 150 });

  it('never advises by price alone', () => {
    expect(names([cheapest, dear], { dailyKm: 90 })).toEqual(['Dear']);
  });

  it('lets the price decide between cars that fit equally well', () => {
    expect(names([dear, cheap])).toEqual(['Cheap', 'Dear']);
    const unknown = sampleCandidate({ brandId: 'd', name: 'Unpriced', price: null });
    expect(names([unknown, dear])).toEqual(['Dear', 'Unpriced']);
  });

  it('advises three at most, of three brands when others fit as well', () => {
    const sister = sampleCandidate({ brandId: 'b', name: 'Sister', price: 1_100_000 });
    const other = sampleCandidate({ brandId: 'd', name: 'Other', price: 4_000_000 });
    expect(names([dear, cheap, sister, other])).toEqual(['Cheap', 'Dear', 'Other']);
    expect(names([cheap, sister])).toEqual(['Cheap', 'Sister']);
  });

  it('prefers a second car of one brand to one of another that fits worse', () => {
    const sister = sampleCandidate({ brandId: 'b', name: 'Sister', price: 1_100_000 });
    const worse = sampleCandidate({ brandId: 'd', name: 'Worse', price: 900_000, range: 350 });
    expect(names([cheap, sister, worse], { dailyKm: 100 })).toEqual(['Cheap', 'Sister', 'Worse']);
  });

  it('advises one car of a model line', () => {
    const version = sampleCandidate({ brandId: 'b', name: 'Cheap Plus', price: 1_200_000 });
    expect(names([cheap, version])).toEqual(['Cheap']);
  });

  it('prefers a range-extended car for the journeys of an only car', () => {
    const longRange = sampleCandidate({ dcChargingPower: 60, price: 1_000_000 });
    const needs = { trip: alexandria, dailyKm: 50 };
    expect(names([longRange, sampleExtended()], needs)[0]).toBe('S05 REEV');
    expect(names([longRange, sampleExtended()], { dailyKm: 200 })).toEqual(['Seal RWD']);
  });

  it('advises nothing where nothing fits', () => {
    expect(names([dear, cheap], { dailyKm: 5000 })).toEqual([]);
    expect(names([dear, cheap], { dailyKm: 5000, privateParking: false })).toEqual([]);
    expect(names([])).toEqual([]);
  });
});
