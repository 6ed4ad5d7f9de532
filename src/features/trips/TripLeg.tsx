import { Name } from '#components/Name.tsx';
import type { Car } from '#domain/car.ts';
import { pointsFor } from '#features/catalogue/points-for.ts';
import { formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { ShownDrive, ShownStop, ShownTrip } from './shown-trip.ts';
import { answerNotes, answerText, placesText, stopText } from './trip-words.ts';

type TripProps = { car: Pick<Car, 'chargingProtocol'>; trip: ShownTrip };

/** A trip there, and there and back. */
export function TripLegs({ car, trip: { there, back } }: TripProps) {
  const distance = ({ km }: ShownDrive) => formatQuantity(km, m.unit_km());
  return (
    <dl className="mt-4 grid max-w-prose gap-x-6 text-small tabular-nums text-muted sm:grid-cols-2">
      <TripLeg name={m.trips_there({ distance: distance(there) })} drive={there} car={car} />
      <TripLeg name={m.trips_back({ distance: distance(back) })} drive={back} car={car} />
    </dl>
  );
}

type LegProps = { name: string; drive: ShownDrive; car: Pick<Car, 'chargingProtocol'> };

/** What a drive asks of a car: the battery that is left, or each of its stops. */
function TripLeg({ name, drive, car }: LegProps) {
  const { answer } = drive;
  const places = placesText(answer);
  return (
    <div className="border-t border-line pb-5 pt-4">
      <dt>{name}</dt>
      <dd>
        <strong className="block text-subheading text-ink">{answerText(answer)}</strong>
        {` ${answerNotes(drive, car).join('. ')}`}
        {answer.kind === 'planned' && answer.stops.length > 0 && <Stops stops={answer.stops} />}
        {places && <small className="text-small">{places}</small>}
      </dd>
    </div>
  );
}

function Stops({ stops }: { stops: readonly ShownStop[] }) {
  return (
    <ol className="my-2 grid gap-2">
      {stops.map((stop) => (
        <li key={`${stop.km} ${stop.arrives}`}>
          <a className="link" href={pointsFor({ point: stop.id })}>
            <Name text={stop.name} />
          </a>
          {stop.operator !== null && ` (${stop.operator})`}
          <span className="block">{stopText(stop)}</span>
        </li>
      ))}
    </ol>
  );
}
