import type { LeafletKeyboardEvent, Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { type ChargingPoint, isWorking } from '#domain/charging-points.ts';
import { isRapid } from '#domain/connector-groups.ts';
import { isOpen } from '#domain/open-places.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { Clusters, type Seen } from './clusters.ts';
import { clusterIcon, type PointLook, pointIcon } from './icons.ts';
import { NamedMarker } from './NamedMarker.tsx';

type Props = {
  points: readonly ChargingPoint[];
  /** The id of the place whose details are open. */
  open: string | null;
  /** The name of a place for people. */
  nameOf: (point: ChargingPoint) => string;
  onOpen: (id: string) => void;
};

/** The places on the map; those that stand close together are one mark with their number. */
export function PointMarkers({ points, open, nameOf, onOpen }: Props) {
  const map = useMap();
  const [seen, setSeen] = useState(() => seenOn(map));
  useMapEvents({ moveend: () => setSeen(seenOn(map)) });
  const clusters = useMemo(() => new Clusters(points), [points]);
  const shown = useMemo(() => clusters.in(seen), [clusters, seen]);
  return shown.map((one) =>
    one.kind === 'point' ? (
      <NamedMarker
        key={one.item.id}
        position={[one.item.lat, one.item.lon]}
        icon={pointIcon(one.item.id === open ? `${lookOf(one.item)} map-open` : lookOf(one.item))}
        name={nameOf(one.item)}
        eventHandlers={pressed(() => onOpen(one.item.id))}
      />
    ) : (
      <NamedMarker
        key={`cluster-${one.id}`}
        position={[one.position.lat, one.position.lon]}
        icon={clusterIcon(one.count)}
        name={m.charging_map_cluster(asCount(one.count))}
        eventHandlers={pressed(() => {
          map.setView([one.position.lat, one.position.lon], clusters.zoomOf(one.id));
          // The mark is gone; the arrows and Tab go on from the map.
          map.getContainer().focus({ preventScroll: true });
        })}
      />
    ),
  );
}

/** A press with a pointer, with Enter, or with the space bar. */
const pressed = (act: () => void) => ({
  click: act,
  keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    act();
  },
});

/** What a map shows, with half of it again on each side, so that marks are there when it is moved. */
function seenOn(map: LeafletMap): Seen {
  const bounds = map.getBounds().pad(0.5);
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
    zoom: map.getZoom(),
  };
}

function lookOf(point: ChargingPoint): PointLook {
  if (!isOpen(point)) return 'closed';
  return point.connectors.some((one) => isWorking(one) && isRapid(one)) ? 'rapid' : 'slow';
}
