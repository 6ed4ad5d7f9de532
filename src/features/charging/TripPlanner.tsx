import { RetryButton } from '#components/States.tsx';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { destinationsIn, homesIn, type RoadMap } from '#domain/roads.ts';
import { tripReserve } from '#domain/trip-plan.ts';
import type { PointsAsked } from '#features/catalogue/points-for.ts';
import { PlaceSelect } from '#features/trips/PlaceSelect.tsx';
import { TripLegs } from '#features/trips/TripLeg.tsx';
import { useHome } from '#features/trips/use-home.tsx';
import { formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { setHomePlace } from '#session/home-place.store.ts';
import type { useTrip } from './use-trip.tsx';

type Props = {
  asked: PointsAsked;
  /** Null while none is chosen. */
  car: Car | null;
  roads: RoadMap | null;
  trip: ReturnType<typeof useTrip>;
  onAsk: (change: Partial<PointsAsked>) => void;
};

/** A trip of one's own car, whose stops the map shows. */
export function TripPlanner({ asked, car, roads, trip, onAsk }: Props) {
  const home = useHome(roads ?? undefined);
  if (roads === null) return null;
  const nowhere = { id: '', name: m.charging_trip_nowhere() };
  return (
    <details className="needs-script border-b border-line py-1" open={asked.to !== null}>
      <summary className="flex min-h-11 items-center text-subheading">
        {m.charging_trip_title()}
      </summary>
      <div className="grid gap-4 pb-5 pt-2">
        <PlaceSelect
          label={m.trips_from()}
          value={asked.from ?? home}
          places={homesIn(roads)}
          onChoose={(from) => {
            setHomePlace(from);
            onAsk({ from });
          }}
        />
        <PlaceSelect
          label={m.trips_to()}
          value={asked.to ?? ''}
          places={[nowhere, ...destinationsIn(roads)]}
          onChoose={(to) =>
            onAsk(to === '' ? { from: null, to: null } : { from: asked.from ?? home, to })
          }
        />
        <div aria-live="polite" className="text-small">
          {asked.to !== null && car === null && <p>{m.charging_trip_no_car()}</p>}
          {trip.isAsked && car && trip.planned && (
            <>
              <p className="font-semibold">{m.charging_trip_car({ car: fullName(car) })}</p>
              <TripLegs car={car} trip={trip.planned.shown} />
              <p className="mt-3 text-micro text-muted">
                {m.trips_note({ reserve: formatShare(tripReserve) })}
              </p>
            </>
          )}
          {trip.isAsked && !trip.planned && !trip.hasFailed && <p>{m.trips_no_road()}</p>}
          {trip.hasFailed && (
            <p className="flex flex-wrap items-center gap-3">
              {m.trips_failed()}
              <RetryButton onRetry={trip.retry} />
            </p>
          )}
        </div>
      </div>
    </details>
  );
}
