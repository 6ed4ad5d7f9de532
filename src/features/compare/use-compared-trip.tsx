import { useEffect } from 'react';
import { useLoad } from '#components/use-load.tsx';
import type { ToldDriving } from '#domain/answered-month.ts';
import type { Car } from '#domain/car.ts';
import { placeNamed, usualTrip } from '#domain/roads.ts';
import type { ShownDrive } from '#features/trips/shown-trip.ts';

async function planTrip({ car, told }: { car: Car; told: ToldDriving | null }) {
  const [{ planShownTrip }, { fetchGround }] = await Promise.all([
    import('#features/trips/plan.ts'),
    import('#catalogue/ground.ts'),
  ]);
  const { map } = await fetchGround();
  const { from, to } = told?.trip
    ? { from: placeNamed(map, told.home), to: placeNamed(map, told.trip.to) }
    : usualTrip;
  const isKnown = from !== undefined && to !== undefined;
  return { car, trip: isKnown ? await planShownTrip(car, from, to) : null };
}

/**
 * The trip there and back by a compared car, planned once roads and places are fetched; null until then.
 * @param told whose trip it is; the usual one without
 */
export function useComparedTrip(car: Car | undefined, told: ToldDriving | null): ShownDrive | null {
  const { data, load } = useLoad(planTrip);
  useEffect(() => {
    if (car) void load({ car, told });
  }, [car, told, load]);
  return data && data.car === car ? (data.trip?.back ?? null) : null;
}
