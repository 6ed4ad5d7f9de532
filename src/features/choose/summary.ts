import { placeIn, type RoadPlace, type RoadPlaces, usualTrip } from '#domain/roads.ts';
import { bodyTypeName } from '#features/catalogue/names.ts';
import { placeName } from '#features/trips/place-name.ts';
import { asCount, formatEgp, formatNumber, quantityInText } from '#lib/number.ts';
import { listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { bootOf, budgetOf, dailyKmOf, oftenOf, seatsOf, type Wishes } from './wishes.ts';

/** The answers in one sentence, which stands above the cars. */
export function summaryOf(wishes: Wishes, roads: RoadPlaces): string {
  const [budget, dailyKm] = [budgetOf(wishes), dailyKmOf(wishes)];
  const [seats, boot] = [seatsOf(wishes), bootOf(wishes)];
  const home = placeIn(roads, wishes.home) ?? placeIn(roads, usualTrip.from);
  const trip = placeIn(roads, wishes.trip);
  const answers = [
    typeof budget === 'number' && m.choose_said_budget({ amount: formatEgp(budget) }),
    dailyKm !== 'wrong' && m.choose_said_daily({ distance: quantityInText(dailyKm, m.unit_km()) }),
    home &&
      trip &&
      home !== trip &&
      m.choose_said_trip({ ...namesOf(home, trip), ...asCount(oftenOf(wishes)) }),
    wishes.parking ? m.choose_said_parking() : m.choose_said_street(),
    wishes.body !== '' && m.choose_said_body({ body: bodyTypeName(wishes.body) }),
    seats !== null && m.choose_said_seats({ seats: formatNumber(seats) }),
    boot !== null && m.choose_said_boot({ boot: quantityInText(boot, m.unit_l()) }),
    wishes.agent && m.choose_said_agent(),
  ].filter((answer) => typeof answer === 'string');
  return m.choose_summary({ answers: listed(answers) });
}

const namesOf = (from: RoadPlace, to: RoadPlace) => ({ from: placeName(from), to: placeName(to) });
