import { CircleMarker, Pane, Polyline, Tooltip } from 'react-leaflet';
import type { Stop } from '#domain/stops.ts';
import { hundredths } from '#features/trips/shown-trip.ts';
import { formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { PlannedTrip } from '../use-trip.tsx';

/** A drive on the map, with the battery at each stop and at its end. */
export function TripLine({ drive, line }: PlannedTrip) {
  const end = line.at(-1);
  const { answer } = drive;
  return (
    <Pane name="trip" style={{ zIndex: 460 }}>
      <Polyline
        positions={line.map(({ lat, lon }) => [lat, lon])}
        className="map-trip"
        interactive={false}
      />
      {answer.kind === 'planned' && answer.stops.map((stop) => <Charge key={stop.km} {...stop} />)}
      {answer.kind === 'planned' && end && (
        <CircleMarker center={[end.lat, end.lon]} radius={7} className="map-trip-end">
          <Tooltip permanent pane="tooltipPane" direction="top" className="map-charge">
            {m.charging_trip_end({ left: formatShare(hundredths(answer.left.hot)) })}
          </Tooltip>
        </CircleMarker>
      )}
    </Pane>
  );
}

function Charge({ point, arrives, leaves }: Stop) {
  return (
    <CircleMarker center={[point.lat, point.lon]} radius={14} className="map-stop">
      <Tooltip permanent pane="tooltipPane" direction="top" className="map-charge">
        {m.charging_trip_stop({
          arrives: formatShare(hundredths(arrives)),
          leaves: formatShare(hundredths(leaves)),
        })}
      </Tooltip>
    </CircleMarker>
  );
}
