import './car-card.css';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { cairoDay } from '@/lib/dates';
import { inARow } from '@/lib/enumeration';
import { formatEgp } from '@/lib/money';
import { m } from '@/paraglide/messages.js';
import { Name } from '@/ui/Name';
import { Picture } from '@/ui/Picture';
import type { CardCar } from './car';
import { FavouriteButton } from './FavouriteButton';
import { fullName } from './full-name';
import { priceStanding } from './price-standing';
import { rangeFigures } from './range-figures';

type Props = {
  car: CardCar;
  /** In view from the start, so its picture is fetched at once. */
  first?: boolean;
  /** What the picture fills at each width of the window. */
  sizes: string;
  /** Stands above the link that covers the card. */
  compare?: ReactNode;
};

/**
 * A model in a list (Spec 2, 'Models view'). Its one link covers the whole card. Its looks are global and its
 * classes few, since a page repeats it up to 120 times.
 */
export function CarCard({ car, first = false, sizes, compare }: Props) {
  const { brand, name } = car;
  const full = fullName(car);
  const [range, combined] = rangeFigures(car);
  const cycle = car.range === null ? null : car.rangeCycle;
  const note = inARow([combined, cycle].filter((part) => typeof part === 'string'));
  const indicative = priceStanding(car, cairoDay(new Date())) === 'indicative';
  return (
    <article className="car-card" data-car={car.recordId}>
      <div className="car-card-picture">
        <Picture url={car.imageUrl} place="card" alt={full} sizes={sizes} priority={first} />
        {car.powertrain === 'EREV' && (
          <span className="car-card-badge">{m.catalogue_range_extended()}</span>
        )}
        <FavouriteButton
          item="car"
          recordKey={car.recordKey === undefined ? car.recordId : car.recordKey}
          name={full}
        />
      </div>
      <h3>
        <small>{brand}</small>
        <Name text={` ${name}`} />
      </h3>
      <dl>
        <div>
          <dt>{m.catalogue_maximum_range()}</dt>
          <dd>{range}</dd>
          {note && <dd className="car-card-note">{note}</dd>}
        </div>
        <div>
          <dt>{m.catalogue_price_from()}</dt>
          <dd>{formatEgp(car.price)}</dd>
          {indicative && <dd className="car-card-note">{m.catalogue_price_indicative()}</dd>}
        </div>
      </dl>
      <div className="car-card-foot">
        <a
          href={paths.car(car.brandId, car.id)}
          aria-label={m.catalogue_view_details_of({ name: full })}
        >
          {m.catalogue_view_details()}
        </a>
        {compare}
      </div>
    </article>
  );
}
