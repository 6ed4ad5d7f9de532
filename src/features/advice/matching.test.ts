import { describe, expect, it } from 'vitest';
import type { ListedCar } from '#domain/listing-data.ts';
import { realRoads } from '../../../tests/support/roads.ts';
import { seedPoints } from '../../../tests/support/seed-points.ts';
import { sampleCandidate, sampleExtended, sampleNeeds } from './fixture.ts';
import { matchOf as matchOn, type Needs } from './matching.ts';
import { tripTo } from './trip.ts';

const alexandria = tripTo(realRoads, 'Alexandria', '');
const ground = { map: realRoads, points: seedPoints };
const matchOf = (car: ListedCar, needs: Needs) => matchOn(car, needs, ground);

/** How a car drives there and back. */
const travelOf = (car: ListedCar, destination: string) =>
  matchOf(car, sampleNeeds({ trip: tripTo(realRoads, destination, '') }))?.travel?.answer;

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

  it('values rapid charging less where no charger is known near the home', () => {
    const far = sampleCandidate({ range: 600, dcChargingPower: 300 });
    const needs = { privateParking: false, dailyKm: 40 };
    const near = gradeOf(far, needs);
    expect(gradeOf(far, { ...needs, slowHome: 'Assiut' })).toBeGreaterThan(near ?? 9);
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
    // 370 km (hot), 82.5 kWh, 50 kW: at km 241.8, on the way back, and 1.8 off 1 - 243.6/370 = 34 %, and needs 15 + 198/370 = 68.5 %:
    // 34.3 % are 28.3 kWh, at 60 kW 28 minutes.
    const answer = travelOf(sampleCandidate(), 'Alexandria');
    expect(answer).toMatchObject({
      kind: 'planned',
      stops: [{ minutes: expect.closeTo(28.3, 0) }],
    });
    expect(travelOf(sampleCandidate(), 'Aswan')?.kind).toBe('gap');
    expect(travelOf(sampleCandidate(), 'Tanta')).toMatchObject({ kind: 'planned', stops: [] });
    expect(travelOf(sampleExtended(), 'Aswan')?.kind).toBe('generator');
  });

  it('counts the wait at the chargers on the way', () => {
    // 28 minutes, see above; 438 km are 4.9 hours at 90 km/h. 1 - 0.47 / 4.87 / 0.5 = 0.81. The day is answered fully, so the
    // mean is 0.9: just the first grade.
    expect(gradeOf(sampleCandidate(), { trip: alexandria })).toBe(0);
    const marsaAlam = tripTo(realRoads, 'Marsa Alam', '');
    expect(gradeOf(sampleCandidate(), { trip: marsaAlam })).toBeGreaterThan(0);
  });

  it('counts petrol on a journey less than electricity, and more than hours of waiting', () => {
    expect(gradeOf(sampleExtended(), { trip: alexandria, dailyKm: 50 })).toBe(1);
    expect(
      gradeOf(sampleCandidate({ range: 300 }), { trip: alexandria, dailyKm: 20 }),
    ).toBeGreaterThan(1);
    const near = tripTo(realRoads, 'Banha', '');
    expect(matchOf(sampleExtended(), sampleNeeds({ trip: near }))?.travel?.answer.kind).toBe(
      'generator',
    );
  });

  it('lets a car that cannot charge rapidly stay at home, or leaves the journey to the other car', () => {
    const slow = sampleCandidate({ range: 400, dcChargingPower: null });
    expect(travelOf(slow, 'Alexandria')).toEqual({ kind: 'none', why: 'slow' });
    expect(gradeOf(slow, { trip: alexandria, ownSecondCar: false })).toBe(3);
    expect(gradeOf(slow, { trip: alexandria, ownSecondCar: true })).toBe(1);
  });

  it('needs no charge where nothing is driven', () => {
    const fit = matchOf(sampleCandidate(), sampleNeeds({ dailyKm: 0 }));
    expect(fit).toMatchObject({ grade: 0, daysPerCharge: Number.POSITIVE_INFINITY });
  });
});
