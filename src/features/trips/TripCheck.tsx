import { useEffect, useId, useState } from 'react';
import { fetchRoadMap } from '#catalogue/roads.ts';
import { Field, Select } from '#components/Field.tsx';
import { useLoad } from '#components/use-load.tsx';
import { cairoToAlexandriaKm } from '#config/energy.ts';
import { destinationsIn, homesIn, type RoadPlace, routeBetween, usualTrip } from '#domain/roads.ts';
import { planTrip, type TripCar, tripReserve } from '#domain/trip-plan.ts';
import { formatQuantity, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { placeName } from './place-name.ts';
import { TripLeg } from './TripLeg.tsx';

/** Whether a car reaches a place and comes back, and where it has to charge. Read without a script, it goes to Alexandria. */
export function TripCheck({ car }: { car: TripCar }) {
  const [trip, setTrip] = useState<{ from: string; to: string }>(usualTrip);
  const { status, data: map, load } = useLoad(fetchRoadMap);
  // The page's HTML has no room for the roads, and without a script nobody can choose.
  useEffect(() => void load(), [load]);
  const title = useId();
  const oneWay = map ? routeBetween(map, trip.from, trip.to)?.km : cairoToAlexandriaKm;
  if (planTrip(car, 0) === null) return null;
  return (
    <section aria-labelledby={title} className="mt-10">
      <h3 id={title} className="text-subheading">
        {m.trips_title()}
      </h3>
      <div className="mt-4 grid max-w-prose gap-4 sm:grid-cols-2">
        <PlaceField
          label={m.trips_from()}
          value={trip.from}
          places={map ? homesIn(map) : [{ id: usualTrip.from, name: m.trips_cairo() }]}
          onChoose={(from) => setTrip({ ...trip, from })}
        />
        <PlaceField
          label={m.trips_to()}
          value={trip.to}
          places={map ? destinationsIn(map) : [{ id: usualTrip.to, name: m.trips_alexandria() }]}
          onChoose={(to) => setTrip({ ...trip, to })}
        />
      </div>
      {oneWay === undefined ? (
        <p className="mt-4 text-small">{m.trips_no_road()}</p>
      ) : (
        <dl aria-live="polite" className="car-estimates text-small tabular-nums text-muted">
          <TripLeg
            name={m.trips_there({ distance: formatQuantity(oneWay, m.unit_km()) })}
            plan={planTrip(car, oneWay)}
          />
          <TripLeg
            name={m.trips_back({ distance: formatQuantity(2 * oneWay, m.unit_km()) })}
            plan={planTrip(car, 2 * oneWay)}
          />
        </dl>
      )}
      {status === 'failed' && <p className="mt-3 text-small">{m.trips_roads_failed()}</p>}
      <p className="mt-3 text-micro text-muted">
        {m.trips_note({ reserve: formatShare(tripReserve) })}
      </p>
    </section>
  );
}

type FieldProps = {
  label: string;
  value: string;
  places: readonly (RoadPlace | { id: string; name: string })[];
  onChoose: (id: string) => void;
};

function PlaceField({ label, value, places, onChoose }: FieldProps) {
  return (
    <Field label={label} required>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {'name' in place ? place.name : placeName(place)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
