import type { GeoJsonObject } from 'geojson';
import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import {
  CircleMarker,
  GeoJSON,
  Pane,
  Polyline,
  Tooltip,
  useMap,
  useMapEvents,
} from 'react-leaflet';
import { mainRoads } from '#config/main-roads.ts';
import type { RoadMap, RoadPlace } from '#domain/roads.ts';
import { placeName } from '#features/trips/place-name.ts';

/** The land, its water and its roads; the colours are those of the theme, see `map.css`. */
export function Land({ land, roads }: { land: GeoJsonObject; roads: RoadMap }) {
  const lines = useMemo(() => linesOf(roads), [roads]);
  return (
    <>
      <GeoJSON
        data={land}
        interactive={false}
        filter={({ properties }) => properties.kind !== 'place'}
        style={(feature) => ({ className: `map-${feature?.properties.kind}` })}
      />
      <Polyline positions={lines} className="map-road" interactive={false} />
    </>
  );
}

function linesOf({ places, roads }: RoadMap): [number, number][][] {
  const at = new Map(places.map(({ id, lat, lon }) => [id, [lat, lon] as [number, number]]));
  return roads.map(({ from, to, waypoints }) =>
    [at.get(from), ...waypoints, at.get(to)].filter((position) => position !== undefined),
  );
}

/** The names of towns, as many as have room. */
export function TownNames({ places }: { places: readonly RoadPlace[] }) {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const shown = useMemo(() => withRoom(map, byImportance(places), zoom), [map, places, zoom]);
  return (
    // Below the places, which somebody may want to press.
    <Pane name="towns" style={{ zIndex: 450 }}>
      {shown.map((place) => (
        <CircleMarker
          key={place.id}
          center={[place.lat, place.lon]}
          radius={2}
          className="map-town"
          interactive={false}
        >
          <Tooltip permanent pane="towns" direction="center" offset={[0, -10]} className="map-name">
            {placeName(place)}
          </Tooltip>
        </CircleMarker>
      ))}
    </Pane>
  );
}

/** The ends of the roads that most people drive come first. */
function byImportance(places: readonly RoadPlace[]): RoadPlace[] {
  const ends = mainRoads.flatMap(({ by }) => [by[0], by.at(-1)]);
  const rank = ({ id }: RoadPlace) => (ends.includes(id) ? ends.indexOf(id) : ends.length);
  return places
    .filter(({ kind }) => kind !== 'node')
    .toSorted((one, other) => rank(one) - rank(other));
}

/** What a name needs for itself, in pixels. */
const room = { x: 84, y: 26 };

function withRoom(map: LeafletMap, places: readonly RoadPlace[], zoom: number): RoadPlace[] {
  const taken: { x: number; y: number }[] = [];
  return places.filter(({ lat, lon }) => {
    const { x, y } = map.project([lat, lon], zoom);
    if (taken.some((one) => Math.abs(one.x - x) < room.x && Math.abs(one.y - y) < room.y)) {
      return false;
    }
    taken.push({ x, y });
    return true;
  });
}
