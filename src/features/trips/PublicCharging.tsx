import { useEffect, useId } from 'react';
import { fetchRoadMap } from '#catalogue/roads.ts';
import { RetryButton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import type { Car } from '#domain/car.ts';
import { homesIn, usualTrip } from '#domain/roads.ts';
import { addressOfCar, pointsFor } from '#features/catalogue/points-for.ts';
import { m } from '#paraglide/messages.js';
import { chargingTexts } from './charging-words.ts';
import { MainRoads } from './MainRoads.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { ShownCharging } from './shown-charging.ts';
import { useAskedTrip } from './use-asked-trip.tsx';

type Props = {
  car: Car;
  /** What Cairo has, as found at the build; where it was not, it is found in the browser. */
  built?: ShownCharging | null | undefined;
};

async function findCharging(car: Car, home: string) {
  const { findShownCharging } = await import('./plan.ts');
  return { car, home, found: await findShownCharging(car, home) };
}

/** How many public places fit a car near a home, and which main roads it drives with those that are known. */
export function PublicCharging({ car, built }: Props) {
  const { data: map, load: loadMap } = useLoad(fetchRoadMap);
  const { from: home, leaveFrom } = useAskedTrip(map);
  const { status, data, load } = useLoad(findCharging);
  useEffect(() => void loadMap(), [loadMap]);
  const isBuilt = built !== undefined && home === usualTrip.from;
  useEffect(() => {
    if (!isBuilt) void load(car, home);
  }, [isBuilt, load, car, home]);
  const title = useId();
  const isFound = data?.car === car && data.home === home;
  const charging = isBuilt ? built : isFound ? data.found : undefined;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="text-subheading">
        {m.trips_public_title()}
      </h3>
      <div className="mt-4 max-w-80">
        <PlaceSelect
          label={m.trips_public_home()}
          value={home}
          places={map ? homesIn(map) : [{ id: usualTrip.from, name: m.trips_cairo() }]}
          onChoose={leaveFrom}
        />
      </div>
      <div aria-live="polite" aria-busy={charging === undefined && status === 'loading'}>
        {charging && chargingTexts(charging, car).map((text) => <p key={text}>{text}</p>)}
        {!charging &&
          (status === 'failed' ? (
            <p className="flex flex-wrap items-center gap-3 text-small">
              {m.trips_public_failed()}
              <RetryButton onRetry={() => load(car, home)} />
            </p>
          ) : (
            <p className="text-small text-muted">{m.trips_public_loading()}</p>
          ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-6">
        <a className="link" href={pointsFor({ car: addressOfCar(car), near: home })}>
          {m.trips_public_map()}
        </a>
      </p>
      <MainRoads car={car} />
    </section>
  );
}
