import { describe, expect, it } from 'vitest';
import type { ListedCar } from '#domain/listing-data.ts';
import { realRoads } from '../../../tests/support/roads.ts';
import { sampleCandidate, sampleExtended, sampleNeeds } from './fixture.ts';
import { matchOf, type Needs } from './matching.ts';
import { tripTo } from './trip.ts';

const alexandria = tripTo(realRoads, 'Alexandria', '');

/** Grades of one car for some needs. */
const gradeOf = (car: ListedCar, needs: Partial<Needs>) => matchOf(car, sampleNeeds(needs))?.grade;

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

  it('counts the wait for what is missing, not for whole stops', () => {
    // 438 km, a battery of which 370 km (hot) remain at 120 km/h, 314.5 of them above the reserve: 123.5 km are missing.
    // 123.5 / 370 x 82.5 kWh = 27.5 kWh, 33 minutes at 50 kW; 438 km are 4.9 hours at 90 km/h. 1 - 0.55 / 4.87 / 0.5 = 0.77.
    // The day is answered fully, so the mean is 0.89: the second grade.
    expect(gradeOf(sampleCandidate(), { trip: alexandria })).toBe(1);
  });

  it('counts petrol on a journey less than electricity, and more than hours of waiting', () => {
    expect(gradeOf(sampleExtended(), { trip: alexandria, dailyKm: 50 })).toBe(1);
    expect(
      gradeOf(sampleCandidate({ range: 300 }), { trip: alexandria, dailyKm: 20 }),
    ).toBeGreaterThan(1);
    const near = tripTo(realRoads, 'Banha', '');
    expect(matchOf(sampleExtended(), sampleNeeds({ trip: near }))?.travel?.stops).toBe(0);
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
