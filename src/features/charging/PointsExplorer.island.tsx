import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { fetchPoints } from '#catalogue/points.ts';
import { fetchRoadMap } from '#catalogue/roads.ts';
import { Button } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { EmptyState, LoadFailed, Notice } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { publicCharging } from '#config/public-charging.ts';
import { type ChargingPoint, foldTwins } from '#domain/charging-points.ts';
import { fullName } from '#domain/full-name.ts';
import { type NearPlace, placeCalled } from '#domain/near-place.ts';
import { entriesOf } from '#domain/open-places.ts';
import type { Position } from '#domain/position.ts';
import { addressOfCar, nothingAsked } from '#features/catalogue/points-for.ts';
import { useToday } from '#features/catalogue/use-page.tsx';
import { placeName, pointName } from '#features/trips/place-name.ts';
import { asCount, formatNumber, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $myCar, noCarYet } from '#session/my-car.store.ts';
import { $asked, correctAsked, enterAsked } from './asked.store.ts';
import { ExplorerFilters } from './ExplorerFilters.tsx';
import { foundPoints, operatorsOf, wishesOf } from './explorer.ts';
import { MapPanel } from './MapPanel.tsx';
import { NearField } from './NearField.tsx';
import { PointResults, ResultSkeletons } from './PointResults.tsx';
import { TripPlanner } from './TripPlanner.tsx';
import { useAskedCar } from './use-asked-car.tsx';
import { useTrip } from './use-trip.tsx';

const PointDialog = lazy(() => import('./PointDialog.tsx'));

/** The map of charging points with its filters and its list, as an island. @param today yyyy-MM-dd, the day of the build */
export default function PointsExplorer({ today }: { today: string }) {
  return (
    <Island>
      <Explorer today={today} />
    </Island>
  );
}

const noPoints: readonly ChargingPoint[] = [];

function Explorer({ today: dayOfBuild }: { today: string }) {
  const today = useToday(dayOfBuild);
  const asked = useStore($asked, { ssr: 'initial' });
  const [position, setPosition] = useState<Position | null>(null);
  const { status, data: points = noPoints, load } = useLoad(fetchPoints);
  const { data: roads = null, load: loadRoads } = useLoad(fetchRoadMap);
  useEffect(() => {
    void load();
    void loadRoads();
  }, [load, loadRoads]);
  const { car, hasFailed: isCarUnknown } = useAskedCar(asked.car);
  const own = useStore($myCar, { ssr: noCarYet });
  const { car: ownCar } = useAskedCar(own && addressOfCar(own));

  const near = useMemo<NearPlace | null>(() => {
    if (position !== null) return { ...position, en: '', ar: '' };
    return roads && asked.near !== null ? placeCalled(roads, asked.near) : null;
  }, [position, roads, asked.near]);
  const folded = useMemo(() => foldTwins(points), [points]);
  const found = useMemo(
    () => foundPoints(folded, wishesOf(asked, car, near), today),
    [folded, asked, car, near, today],
  );
  const shown = useMemo(() => found.map(({ point }) => point), [found]);
  const operators = useMemo(() => operatorsOf(points), [points]);
  const open = folded.find((place) => entriesOf(place).some(({ id }) => id === asked.point));
  const isGone = asked.point !== null && status === 'ready' && open === undefined;
  const trip = useTrip(car ?? ownCar, asked.from, asked.to);
  const line = trip.planned?.there.line;
  const turnTo = useMemo(() => {
    if (open) return { lat: open.point.lat, lon: open.point.lon, zoom: 12 };
    if (line) return { bounds: line.map(({ lat, lon }): [number, number] => [lat, lon]) };
    return near && { lat: near.lat, lon: near.lon, zoom: 10 };
  }, [open, near, line]);
  const openPoint = (point: string) => enterAsked({ point });

  return (
    <>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-4">
          <NearField
            roads={roads}
            near={near && placeName(near)}
            onPlace={(text) => {
              setPosition(null);
              correctAsked({ near: text });
            }}
            onPosition={(found) => {
              correctAsked({ near: null });
              setPosition(found);
            }}
            onClear={() => {
              setPosition(null);
              correctAsked({ near: null });
            }}
          />
          <ExplorerFilters
            asked={asked}
            carName={car && fullName(car)}
            operators={operators}
            onAsk={correctAsked}
          />
          <TripPlanner
            asked={asked}
            car={car ?? ownCar}
            roads={roads}
            trip={trip}
            onAsk={correctAsked}
          />
        </div>
        <div className="min-w-0">
          {isCarUnknown && <Notice tone="warning" title={m.charging_map_car_failed()} />}
          {isGone && <Notice tone="info" title={m.charging_map_gone()} />}
          <MapPanel
            points={shown}
            open={open?.point.id ?? null}
            nameOf={pointName}
            onOpen={openPoint}
            turnTo={turnTo}
            near={near}
            trip={trip.planned?.there ?? null}
          />
          <Legend />
          <p role="status" className="mb-2 mt-5 min-h-6 font-semibold tabular-nums">
            {status === 'ready' &&
              (near === null
                ? m.charging_map_count({
                    ...asCount(found.length),
                    all: formatNumber(folded.length),
                  })
                : m.charging_map_count_near({
                    ...asCount(found.length),
                    distance: formatQuantity(publicCharging.nearKm, m.unit_km()),
                    place: position === null ? placeName(near) : m.charging_map_near_you(),
                  }))}
          </p>
          {status === 'failed' ? (
            <LoadFailed
              title={m.charging_map_points_failed()}
              text={m.charging_map_points_failed_text()}
              onRetry={load}
            />
          ) : status !== 'ready' ? (
            <ResultSkeletons />
          ) : found.length === 0 ? (
            <EmptyState title={m.charging_map_none()} text={m.charging_map_none_text()}>
              <Button
                variant="secondary"
                onClick={() => {
                  setPosition(null);
                  correctAsked(nothingAsked);
                }}
              >
                {m.charging_map_clear()}
              </Button>
            </EmptyState>
          ) : (
            <PointResults found={found} today={today} onOpen={openPoint} />
          )}
        </div>
      </div>
      {asked.point !== null && (
        <Suspense>
          <PointDialog
            found={open ?? null}
            car={car ?? ownCar}
            today={today}
            onClose={() => correctAsked({ point: null })}
          />
        </Suspense>
      )}
    </>
  );
}

function Legend() {
  return (
    <ul className="needs-script mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      <Sign className="size-4 bg-accent">{m.charging_map_rapid()}</Sign>
      <Sign className="size-3 bg-brand">{m.charging_map_slow()}</Sign>
      <Sign className="size-3 bg-edge">{m.charging_map_closed()}</Sign>
    </ul>
  );
}

function Sign({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`rounded-pill ${className}`} />
      {children}
    </li>
  );
}
