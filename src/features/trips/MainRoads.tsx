import { useState } from 'react';
import { RetryButton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import type { TripCar } from '#domain/trip-plan.ts';
import { m } from '#paraglide/messages.js';
import { roadAnswer, roadText } from './charging-words.ts';

async function findRoads(car: TripCar) {
  const { findShownRoads } = await import('./plan.ts');
  return findShownRoads(car);
}

/** Opens each main road with what a car needs on it, which is worked out then. */
export function MainRoads({ car }: { car: TripCar }) {
  const [isOpen, setOpen] = useState(false);
  const { status, data, load } = useLoad(findRoads);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) void load(car);
  };
  return (
    <>
      <button
        type="button"
        className="link needs-script screen-only min-h-11 text-small"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {m.trips_public_roads_link()}
      </button>
      {isOpen && (
        <div aria-live="polite" aria-busy={status === 'loading'} className="text-small">
          {status === 'failed' && (
            <p className="flex flex-wrap items-center gap-3">
              {m.trips_public_failed()}
              <RetryButton onRetry={() => load(car)} />
            </p>
          )}
          {status === 'loading' && !data && (
            <p className="text-muted">{m.trips_public_loading()}</p>
          )}
          {data && (
            <dl className="grid gap-3">
              {data.map((road) => (
                <div key={road.id}>
                  <dt>{roadText(road)}</dt>
                  <dd className="text-muted">{roadAnswer(road)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </>
  );
}
