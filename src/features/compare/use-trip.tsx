import { useEffect } from 'react';
import { useLoad } from '#components/use-load.tsx';
import type { Car } from '#domain/car.ts';
import { usualTrip } from '#domain/roads.ts';
import type { ShownDrive } from '#features/trips/shown-trip.ts';

async function planUsualTrip(car: Car) {
  const { planShownTrip } = await import('#features/trips/plan.ts');
  return { car, trip: await planShownTrip(car, usualTrip.from, usualTrip.to) };
}

/** The usual trip there and back by a compared car, planned once roads and places are fetched; null until then. */
export function useUsualTrip(car: Car | undefined): ShownDrive | null {
  const { data, load } = useLoad(planUsualTrip);
  useEffect(() => {
    if (car) void load(car);
  }, [car, load]);
  return data && data.car === car ? (data.trip?.back ?? null) : null;
}
