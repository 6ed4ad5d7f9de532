import { describe, expect, it } from 'vitest';
import { sampleMoney } from '#domain/money-fixture.ts';
import { publicRapid } from '#domain/plugs.ts';
import { planTrip, tripReserve } from '#domain/trip-plan.ts';
import { realRoads } from '../../../tests/support/roads.ts';
import { seedCars, seedTariffs } from '../../../tests/support/seed-cars.ts';
import { choicesFor } from './choices.ts';
import { usualWishes, type Wishes } from './wishes.ts';

const tariffs = seedTariffs('2026-11-29');
const prices = { facts: sampleMoney.road, chargers: [] };

function chosen(wishes: Partial<Wishes>) {
  const choices = choicesFor(seedCars, { ...usualWishes(), ...wishes }, tariffs, realRoads, prices);
  if (choices === 'wrong') throw new Error('The wishes cannot be read.');
  return choices;
}

describe('the cars of the catalogue', () => {
  it('are all there', () => {
    expect(seedCars.length).toBeGreaterThan(70);
  });

  it.each(['sokhna', 'alexandria', 'hurghada', 'marassi', 'luxor'])(
    'say the same of a trip to %s in the choice and on their pages',
    (trip) => {
      const alone = seedCars.flatMap((car) => {
        const choices = choicesFor([car], { ...usualWishes(), trip }, tariffs, realRoads, prices);
        return choices === 'wrong' ? [] : choices;
      });
      for (const { car, reasons, needs } of alone) {
        const plan = planTrip(car, 2 * (needs.trip?.oneWayKm ?? 0));
        const sentence = reasons.join(' ');
        const lasts = plan?.stops === 0 && plan.left.hot >= tripReserve;
        expect([car.name, sentence.includes('on one charge')]).toEqual([car.name, lasts]);
      }
    },
  );

  it('have a plug of public chargers where nobody can charge at home', () => {
    for (const daily of ['20', '40', '80']) {
      const plugs = chosen({ parking: false, daily, budget: '1,200,000' }).map(({ car }) =>
        publicRapid(car.chargingProtocol),
      );
      expect(new Set(plugs)).toEqual(new Set(['yes']));
    }
  });
});
