import { describe, expect, it } from 'vitest';
import { type HomeCharger, homeCharging } from '#domain/home-charger.ts';
import { moneyFacts, roadFacts } from '#domain/money-facts.ts';
import { onTheRoad } from '#domain/on-the-road.ts';
import { publicRapid } from '#domain/plugs.ts';
import { planTrip, tripReserve } from '#domain/trip-plan.ts';
import { realRoads } from '../../../tests/support/roads.ts';
import { seedCars, seedFigures, seedTariffs } from '../../../tests/support/seed-cars.ts';
import { choicesFor } from './choices.ts';
import { usualWishes, type Wishes } from './wishes.ts';

const tariffs = seedTariffs('2026-11-29');
const figures = seedFigures('2026-11-29');
const wallbox: HomeCharger = { id: 'wallbox', name: 'Wallbox', price: 25_000 };
const prices = {
  facts: roadFacts(figures),
  chargers: [{ ...wallbox, category: 'Home', connectorType: 'Type 2' }],
};

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

  it('cost as much on the road in the choice as on their pages', () => {
    const page = moneyFacts(figures, wallbox).road;
    expect(page).toEqual({ insuranceShare: [2, 4], compulsory: 120 });
    const shown = chosen({ budget: '3,000,000' });
    expect(shown.length).toBeGreaterThan(0);
    for (const { car, onTheRoad: sum } of shown) {
      const charger = car.chargingProtocol.includes('CCS2') ? wallbox : null;
      expect(sum).toEqual(onTheRoad(car.price, page, homeCharging(charger)));
    }
  });

  it('have a plug of public chargers where nobody can charge at home', () => {
    for (const daily of ['20', '40', '80']) {
      const plugs = chosen({ parking: false, daily, budget: '1,200,000' }).map(({ car }) =>
        publicRapid(car.chargingProtocol),
      );
      expect(new Set(plugs)).toEqual(new Set(['yes']));
    }
  });
});
