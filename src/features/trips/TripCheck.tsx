import { useEffect, useId, useState } from 'react';
import { Field, Select } from '#components/Field.tsx';
import { alexandria, cairo, distanceBetween, everyPlace, type Place } from '#domain/places.ts';
import { planTrip, type TripCar, type TripPlan, tripReserve } from '#domain/trip-plan.ts';
import { durationText } from '#features/catalogue/duration.ts';
import { formatNumber, formatQuantity, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { placeName } from './place-name.ts';

/** Whether a car reaches a place and comes back, and where it has to charge. Read without a script, it goes to Alexandria. */
export function TripCheck({ car }: { car: TripCar }) {
  const [from, setFrom] = useState(cairo);
  const [to, setTo] = useState(alexandria);
  const title = useId();
  const oneWay = distanceBetween(from, to);
  const [there, back] = [planTrip(car, oneWay), planTrip(car, 2 * oneWay)];
  if (!there || !back) return null;
  return (
    <section aria-labelledby={title} className="mt-10">
      <h3 id={title} className="text-subheading">
        {m.trips_title()}
      </h3>
      <div className="mt-4 grid max-w-prose gap-4 sm:grid-cols-2">
        <PlaceField label={m.trips_from()} value={from} onChoose={setFrom} />
        <PlaceField label={m.trips_to()} value={to} onChoose={setTo} />
      </div>
      <dl aria-live="polite" className="car-estimates text-small tabular-nums text-muted">
        <Leg name={m.trips_there({ distance: formatQuantity(oneWay, m.unit_km()) })} plan={there} />
        <Leg
          name={m.trips_back({ distance: formatQuantity(2 * oneWay, m.unit_km()) })}
          plan={back}
        />
      </dl>
      <p className="mt-3 text-micro text-muted">
        {m.trips_note({ reserve: formatShare(tripReserve) })}
      </p>
    </section>
  );
}

type FieldProps = { label: string; value: Place; onChoose: (place: Place) => void };

function PlaceField({ label, value, onChoose }: FieldProps) {
  // The HTML of every car's page has no room for the list twice, and without a script nobody can choose.
  const [places, setPlaces] = useState([value]);
  useEffect(() => setPlaces([...everyPlace]), []);
  return (
    <Field label={label} required>
      <Select
        // An option's name is its value.
        value={placeName(value)}
        onChange={({ target }) =>
          onChoose(everyPlace.find((place) => placeName(place) === target.value) ?? cairo)
        }
      >
        {places.map((place) => (
          <option key={place.id}>{placeName(place)}</option>
        ))}
      </Select>
    </Field>
  );
}

function Leg({ name, plan }: { name: string; plan: TripPlan }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong className="block text-subheading text-ink">{answerOf(plan)}</strong>
        {` ${noteOf(plan)}`}
      </dd>
    </div>
  );
}

function answerOf({ left, stops, hasGenerator }: TripPlan): string {
  if (stops === null) return m.trips_cannot();
  if (stops > 0) return m.trips_stops({ count: stops, countFigure: formatNumber(stops) });
  if (hasGenerator && left.hot < tripReserve) return m.trips_generator();
  return m.trips_left({ hot: percent(left.hot), mild: percent(left.mild) });
}

/** No estimate is more exact than a whole percent. */
const percent = (share: number) => formatShare(Math.round(share * 100) / 100);

function noteOf({ stops, minutesPerStop, hasGenerator, left, needsAdapter }: TripPlan): string {
  if (stops === null) return m.trips_cannot_note();
  if (needsAdapter) return m.trips_adapter_note();
  if (minutesPerStop !== null) {
    return m.trips_stops_note({ count: stops, duration: durationText(minutesPerStop / 60) });
  }
  if (hasGenerator && left.hot < tripReserve) return m.trips_generator_note();
  return m.trips_left_note();
}
