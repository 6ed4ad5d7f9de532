import { Badge } from '#components/Badge.tsx';
import { Name } from '#components/Name.tsx';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { dealerName } from '#features/catalogue/dealers.ts';
import { m } from '#paraglide/messages.js';
import { rangeSubtitle } from './figures.ts';

/** Letters from which a name would fill the screen in the size of a title. */
const longName = 30;

/** Name, range and where the car comes from. */
export function CarHead({ car }: { car: Car }) {
  const name = fullName(car);
  return (
    <header>
      <h1 className={name.length > longName ? 'text-heading' : 'text-title'}>
        <Name text={name} />
      </h1>
      <p className="mt-3 text-muted">{rangeSubtitle(car)}</p>
      {car.importChannel === 'official' && car.dealer !== null && (
        <p className="mt-4">
          <Badge tone="neutral">{m.car_official_dealer({ dealer: dealerName(car.dealer) })}</Badge>
        </p>
      )}
      {car.importChannel === null && (
        <p className="mt-4 text-small text-muted">{m.fact_import_unknown()}</p>
      )}
      {car.importChannel === 'parallel' && (
        <p className="mt-4 text-small text-muted">
          <Badge tone="warning">{m.car_parallel_import()}</Badge>
          <span className="mt-2 block">{m.car_parallel_note()}</span>
        </p>
      )}
    </header>
  );
}
