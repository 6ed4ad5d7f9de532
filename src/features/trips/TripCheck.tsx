import { useEffect, useId } from 'react';
import { fetchRoadMap } from '#catalogue/roads.ts';
import { RetryButton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import type { Car } from '#domain/car.ts';
import { destinationsIn, homesIn, usualTrip } from '#domain/roads.ts';
import { lastsFor, tripReserve } from '#domain/trip-plan.ts';
import { addressOfCar, pointsFor } from '#features/catalogue/points-for.ts';
import { formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { ShownTrip } from './shown-trip.ts';
import { TripLegs } from './TripLeg.tsx';
import { useAskedTrip } from './use-asked-trip.tsx';

type Props = {
  car: Car;
  /** The usual trip as planned at the build; where it was not, it is planned in the browser. */
  built?: ShownTrip | null | undefined;
};

async function planTrip(car: Car, from: string, to: string) {
  const { planShownTrip } = await import('./plan.ts');
  return { car, from, to, trip: await planShownTrip(car, from, to) };
}

/** How a car reaches a place and comes back, and where it charges. Read without a script, it goes to Alexandria. */
export function TripCheck({ car, built }: Props) {
  const { data: map, load: loadMap } = useLoad(fetchRoadMap);
  const { from, to, leaveFrom, goTo } = useAskedTrip(map);
  const { status, data, load } = useLoad(planTrip);
  // The page's HTML has no room for the roads, and without a script nobody can choose.
  useEffect(() => void loadMap(), [loadMap]);
  const isBuilt = built !== undefined && from === usualTrip.from && to === usualTrip.to;
  useEffect(() => {
    if (!isBuilt) void load(car, from, to);
  }, [isBuilt, load, car, from, to]);
  const title = useId();
  if (lastsFor(car, 0) === null) return null;
  const isPlanned = data?.car === car && data.from === from && data.to === to;
  const trip = isBuilt ? built : isPlanned ? data.trip : undefined;
  return (
    <section aria-labelledby={title} className="mt-10">
      <h3 id={title} className="text-subheading">
        {m.trips_title()}
      </h3>
      <div className="mt-4 grid max-w-prose gap-4 sm:grid-cols-2">
        <PlaceSelect
          label={m.trips_from()}
          value={from}
          places={map ? homesIn(map) : [{ id: usualTrip.from, name: m.trips_cairo() }]}
          onChoose={leaveFrom}
        />
        <PlaceSelect
          label={m.trips_to()}
          value={to}
          places={map ? destinationsIn(map) : [{ id: usualTrip.to, name: m.trips_alexandria() }]}
          onChoose={goTo}
        />
      </div>
      <div aria-live="polite" aria-busy={trip === undefined && status === 'loading'}>
        {trip && <TripLegs car={car} trip={trip} />}
        {trip && (
          <a className="link" href={pointsFor({ car: addressOfCar(car), from, to })}>
            {m.charging_trip_show()}
          </a>
        )}
        {trip === null && <p className="mt-4 text-small">{m.trips_no_road()}</p>}
        {trip === undefined &&
          (status === 'failed' ? (
            <p className="mt-4 flex flex-wrap items-center gap-3 text-small">
              {m.trips_failed()}
              <RetryButton onRetry={() => load(car, from, to)} />
            </p>
          ) : (
            <p className="mt-4 text-small text-muted">{m.trips_planning()}</p>
          ))}
      </div>
      <p className="mt-3 text-small">{m.trips_note({ reserve: formatShare(tripReserve) })}</p>
    </section>
  );
}
