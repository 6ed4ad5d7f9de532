import { useEffect } from 'react';
import { fetchGround } from '#catalogue/ground.ts';
import { useLoad } from '#components/use-load.tsx';
import type { Car } from '#domain/car.ts';
import type { OnWay } from '#domain/road-line.ts';
import type { Drive } from '#domain/road-trip.ts';
import type { ShownTrip } from '#features/trips/shown-trip.ts';

/** The way there of a trip, as a map draws it. */
export type PlannedTrip = { drive: Drive; line: readonly OnWay[] };

type Planned = { shown: ShownTrip; there: PlannedTrip };

async function plan(car: Car | null, from: string | null, to: string | null) {
  if (car === null || from === null || to === null) return { isAsked: false, planned: null };
  const [{ planRoadTrip }, { lineOf }, { shownTrip }, ground] = await Promise.all([
    import('#domain/road-trip.ts'),
    import('#domain/road-line.ts'),
    import('#features/trips/shown-trip.ts'),
    fetchGround(),
  ]);
  const trip = from === to ? null : planRoadTrip(car, ground, from, to);
  const planned: Planned | null = trip && {
    shown: shownTrip(trip),
    there: { drive: trip.there, line: lineOf(ground.map, trip.there) },
  };
  return { isAsked: true, planned };
}

/** The trip that the address asks for, planned with a car once that is known. `planned` is null where no road leads there. */
export function useTrip(car: Car | null, from: string | null, to: string | null) {
  const { status, data, load } = useLoad(plan);
  useEffect(() => void load(car, from, to), [car, from, to, load]);
  return {
    isAsked: data?.isAsked ?? false,
    planned: data?.planned ?? null,
    hasFailed: status === 'failed',
    retry: () => load(car, from, to),
  };
}
