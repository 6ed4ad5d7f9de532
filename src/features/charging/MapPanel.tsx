import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { fetchRoadMap } from '#catalogue/roads.ts';
import { IslandBoundary } from '#components/Island.tsx';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { m } from '#paraglide/messages.js';
import { fetchLand } from './land.ts';
import type { PointsMap } from './map/PointsMap.tsx';

type Props = Omit<ComponentProps<typeof PointsMap>, 'land' | 'roads' | 'isInUse'>;

/** The map's code and its ground, side by side. */
async function loadMap() {
  const [{ PointsMap }, land, roads] = await Promise.all([
    import('./map/PointsMap.tsx'),
    fetchLand(),
    fetchRoadMap(),
  ]);
  return { PointsMap, land, roads };
}

/** The map, whose code and ground are loaded when it comes near the screen. */
export function MapPanel(props: Props) {
  const frame = useRef<HTMLElement>(null);
  const [isInUse, setInUse] = useState(false);
  const { status, data: map, load } = useLoad(loadMap);
  useWhenNear(frame, load);
  return (
    <section
      ref={frame}
      aria-label={m.charging_map_label()}
      className="needs-script screen-only relative isolate h-[min(34rem,70vh)] overflow-hidden rounded-card border border-line bg-sunken"
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      <IslandBoundary>
        {status === 'failed' ? (
          <LoadFailed
            title={m.charging_map_failed()}
            text={m.charging_map_failed_text()}
            onRetry={load}
          />
        ) : map === undefined ? (
          <Waiting />
        ) : (
          <map.PointsMap {...props} land={map.land} roads={map.roads} isInUse={isInUse} />
        )}
      </IslandBoundary>
    </section>
  );
}

function Waiting() {
  return (
    <div role="status" className="h-full">
      <span className="sr-only">{m.charging_map_loading()}</span>
      <Skeleton className="h-full w-full" />
    </div>
  );
}

/** How far below the screen something is still near. */
const margin = '400px';

/** @param act the same function at every call */
function useWhenNear(element: { current: HTMLElement | null }, act: () => unknown): void {
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void act();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, act]);
}
