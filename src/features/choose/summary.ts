import { placeIn, type RoadPlaces, usualTrip } from '#domain/roads.ts';
import { bodyTypeName } from '#features/catalogue/names.ts';
import { placeName } from '#features/trips/place-name.ts';
import { formatEgp, formatNumber, quantityInText } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { bootOf, budgetOf, dailyKmOf, oftenOf, seatsOf, type Wishes } from './wishes.ts';

/** The answers in a row, which stand above the cars. */
export function summaryOf(wishes: Wishes, roads: RoadPlaces): string {
  const [budget, dailyKm] = [budgetOf(wishes), dailyKmOf(wishes)];
  const [seats, boot] = [seatsOf(wishes), bootOf(wishes)];
  const answers = [
    typeof budget === 'number' && budgetText(budget),
    dailyKm !== 'wrong' && m.choose_said_daily({ distance: quantityInText(dailyKm, m.unit_km()) }),
    tripText(wishes, roads),
    wishes.parking ? m.choose_said_parking() : m.choose_said_street(),
    wishes.parking && wishes.meter === 'coded' && m.choose_said_meter(),
    wishes.body !== '' && bodyTypeName(wishes.body),
    seats !== null && m.choose_said_seats({ seats: formatNumber(seats) }),
    boot !== null && m.choose_said_boot({ boot: quantityInText(boot, m.unit_l()) }),
    wishes.agent && m.choose_said_agent(),
  ].filter((answer) => typeof answer === 'string');
  return inARow(answers);
}

const million = 1_000_000;

/** In millions where that is exact, as people say it. */
function budgetText(budget: number): string {
  const isShort = budget >= million && budget % 10_000 === 0;
  if (!isShort) return m.choose_said_budget({ amount: formatEgp(budget) });
  const millions = budget / million;
  return m.choose_said_budget_millions({
    count: millions,
    countFigure: formatNumber(millions, 2),
  });
}

/** Where somebody drives, and from where unless that is Cairo; false for who stays in town. */
function tripText(wishes: Wishes, roads: RoadPlaces): string | false {
  const home = placeIn(roads, wishes.home) ?? placeIn(roads, usualTrip.from);
  const trip = placeIn(roads, wishes.trip);
  if (!home || !trip || home === trip) return false;
  const often = String(oftenOf(wishes));
  const to = placeName(trip);
  return home.id === usualTrip.from
    ? m.choose_said_trip({ to, often })
    : m.choose_said_trip_from({ from: placeName(home), to, often });
}
