import { fullName } from '#domain/full-name.ts';
import { placeIn, usualTrip } from '#domain/roads.ts';
import { keepChoice } from '#session/last-choice.ts';
import type { Choice } from './choices.ts';
import type { HomePlaces } from './sorting.ts';
import { budgetOf, dailyKmOf, oftenOf, type Wishes } from './wishes.ts';

/** Keeps the answers with the cars that they led to, which go with the requests of the next days. */
export function keepShown(wishes: Wishes, roads: HomePlaces, { cars }: Choice): void {
  const [budget, dailyKm] = [budgetOf(wishes), dailyKmOf(wishes)];
  const home = placeIn(roads, wishes.home) ?? placeIn(roads, usualTrip.from);
  if (budget === 'wrong' || dailyKm === 'wrong' || home === undefined) return;
  const trip = placeIn(roads, wishes.trip);
  const named = ({ en, ar }: typeof home) => ({ en, ar });
  keepChoice({
    cars: cars.map(({ car }) => ({
      brand_id: car.brandId,
      id: car.id,
      name: fullName(car),
      price: car.price,
    })),
    driving: {
      budget,
      daily_km: dailyKm,
      home: named(home),
      trip: trip && trip.id !== home.id ? { to: named(trip), a_month: oftenOf(wishes) } : null,
      charges_at_home: wishes.parking,
      ...(wishes.parking && wishes.meter === 'coded' && { coded_meter: true }),
      ...(!wishes.parking && roads.noRapid.includes(wishes.home) && { far_from_rapid: true }),
    },
  });
}
