import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { fetchRoadMap } from '#catalogue/roads.ts';
import { Button } from '#components/Button.tsx';
import { IslandBoundary } from '#components/Island.tsx';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { savesData } from '#lib/page.ts';
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

/** The map, whose code and ground are loaded when it comes near the screen, or when somebody who saves data asks for it. */
export function MapPanel(props: Props) {
  const frame = useRef<HTMLElement>(null);
  const [isInUse, setInUse] = useState(false);
  const { status, data: map, load } = useLoad(loadMap);
  const [waits, setWaits] = useState(false);
  const loadUnlessSaving = useCallback(() => {
    if (savesData()) setWaits(true);
    else void load();
  }, [load]);
  useWhenNear(frame, loadUnlessSaving);
  const show = () => {
    // The button with the focus goes.
    frame.current?.focus();
    void load();
  };
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={m.charging_map_label()}
      className="needs-script screen-only relative isolate h-[min(34rem,70vh)] overflow-hidden rounded-card border border-line bg-sunken focus:outline-none"
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
        ) : waits && status === 'idle' ? (
          <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
            <p className="max-w-prose text-small">{m.charging_map_saving()}</p>
            <Button variant="secondary" onClick={show}>
              {m.charging_map_show()}
            </Button>
          </div>
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
