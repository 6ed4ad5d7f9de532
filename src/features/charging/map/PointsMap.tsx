import 'leaflet/dist/leaflet.css';
import './map.css';
import type { GeoJsonObject } from 'geojson';
import type { LatLngBoundsLiteral } from 'leaflet';
import { type ComponentProps, useEffect } from 'react';
import { CircleMarker, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { mapTiles } from '#config/map-tiles.ts';
import type { Position } from '#domain/position.ts';
import type { RoadMap } from '#domain/roads.ts';
import { m } from '#paraglide/messages.js';
import { getTextDirection } from '#paraglide/runtime.js';
import type { PlannedTrip } from '../use-trip.tsx';
import { Land, TownNames } from './Land.tsx';
import { PointMarkers } from './PointMarkers.tsx';
import { TripLine } from './TripLine.tsx';

/** Where most of the chargers are: the delta, the north coast, and the Red Sea as far as Hurghada. */
const busiest: LatLngBoundsLiteral = [
  [26.9, 28.6],
  [31.5, 34.6],
];

/** Nobody leaves the country by accident. */
const around: LatLngBoundsLiteral = [
  [19, 20],
  [36, 42],
];

type Props = ComponentProps<typeof PointMarkers> & {
  land: GeoJsonObject;
  roads: RoadMap;
  /** What the map turns to whenever it is another one. */
  turnTo: (Position & { zoom: number }) | { bounds: LatLngBoundsLiteral } | null;
  /** Where the person is looking for a charger; marked on the map. */
  near: Position | null;
  /** Drawn above the ground and below the places. */
  trip: PlannedTrip | null;
  /** Whether the focus is on the map. */
  isInUse: boolean;
};

/** The map of charging points. It is drawn from our own ground, and from tiles where a deployment names some. */
export function PointsMap({ land, roads, turnTo, near, isInUse, trip, ...markers }: Props) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <MapContainer
      className="points-map"
      bounds={busiest}
      maxBounds={around}
      minZoom={5}
      maxZoom={mapTiles === null ? 14 : 18}
      zoomControl={false}
      attributionControl={mapTiles !== null}
      scrollWheelZoom={false}
      zoomAnimation={!isStill}
      fadeAnimation={!isStill}
      markerZoomAnimation={!isStill}
      inertia={!isStill}
    >
      <ZoomControl
        position={getTextDirection() === 'rtl' ? 'bottomleft' : 'bottomright'}
        zoomInTitle={m.charging_map_zoom_in()}
        zoomOutTitle={m.charging_map_zoom_out()}
      />
      <Wheel isInUse={isInUse} />
      <View turnTo={turnTo} isStill={isStill} />
      {mapTiles === null ? (
        <>
          <Land land={land} roads={roads} />
          <TownNames places={roads.places} />
        </>
      ) : (
        <TileLayer url={mapTiles.address} attribution={mapTiles.attribution} />
      )}
      {trip && <TripLine {...trip} />}
      {near && (
        <CircleMarker
          center={[near.lat, near.lon]}
          radius={9}
          className="map-near"
          interactive={false}
        />
      )}
      <PointMarkers {...markers} />
    </MapContainer>
  );
}

/** The wheel scrolls the page, until somebody uses the map. */
function Wheel({ isInUse }: { isInUse: boolean }) {
  const map = useMap();
  useEffect(() => {
    if (isInUse) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  }, [map, isInUse]);
  return null;
}

function View({ turnTo, isStill }: Pick<Props, 'turnTo'> & { isStill: boolean }) {
  const map = useMap();
  useEffect(() => {
    if (turnTo === null) return;
    const options = { animate: !isStill };
    if ('bounds' in turnTo) map.fitBounds(turnTo.bounds, { ...options, padding: [32, 32] });
    else map.setView([turnTo.lat, turnTo.lon], turnTo.zoom, options);
  }, [map, turnTo, isStill]);
  return null;
}
