import './car-card.css';
import { Name } from '#components/Name.tsx';
import { Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { product } from '#config/product.ts';
import type { CardCar } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { priceTrust } from '#domain/price-standing.ts';
import { roadRange } from '#domain/range.ts';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { CompareToggle } from './CompareControls.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { rangeFigures } from './figures.ts';
import { Picture } from './Picture.tsx';
import { ConfirmedMark } from './PriceMarks.tsx';

type Props = {
  car: CardCar;
  /** In view from the start, so its picture is fetched at once. */
  first?: boolean;
  /** The `sizes` of the picture. */
  sizes: string;
  /** The day in Egypt, yyyy-MM-dd. */
  today: string;
};

/**
 * A model in a list. Its one link covers the whole card. The listing reuses its cards for other cars, so a card must
 * not keep state about its car.
 */
export function CarCard({ car, first = false, sizes, today }: Props) {
  const name = fullName(car);
  const [range, combined] = rangeFigures(car);
  const cycle = car.range === null ? null : car.rangeCycle;
  const planned = roadRange(car);
  const road =
    planned && m.catalogue_range_road({ range: formatQuantity(planned.km, m.unit_km()) });
  const rangeNotes = [combined, cycle, road].filter((note) => typeof note === 'string');
  return (
    <article className="car-card">
      <div className="car-card-picture">
        <Picture url={car.imageUrl} place="card" alt={name} sizes={sizes} priority={first} />
        {car.powertrain === 'EREV' && (
          <span className="car-card-badge">{m.catalogue_range_extended()}</span>
        )}
        <FavouriteButton
          item="car"
          recordKey={car.recordKey === undefined ? car.recordId : car.recordKey}
          name={name}
        />
      </div>
      <h3>
        <small>{car.brand}</small>
        <Name text={` ${car.name}`} />
      </h3>
      <dl>
        <div>
          <dt>{m.catalogue_maximum_range()}</dt>
          <dd>{range}</dd>
          {rangeNotes.length > 0 && <dd className="car-card-note">{inARow(rangeNotes)}</dd>}
        </div>
        <div>
          <dt>{m.catalogue_price_from()}</dt>
          <dd>{formatEgp(car.price)}</dd>
          {priceTrust(car, today) === 'confirmed' && (
            <dd>
              <ConfirmedMark item={car} today={today} />
            </dd>
          )}
        </div>
      </dl>
      <div className="car-card-foot screen-only">
        <a href={paths.car(car.brandId, car.id)} aria-label={m.catalogue_view_details_of({ name })}>
          {m.catalogue_view_details()}
        </a>
        <CompareToggle car={car} name={name} />
      </div>
    </article>
  );
}

type GridProps = Pick<Props, 'sizes' | 'today'> & { cars: readonly CardCar[] };

/** Model cards side by side. */
export function CarGrid({ cars, ...card }: GridProps) {
  return (
    <ul className="car-grid">
      {cars.map((car, index) => (
        <li key={`${car.brandId}/${car.id}`}>
          <CarCard car={car} first={index < firstRow} {...card} />
        </li>
      ))}
    </ul>
  );
}

/** Cards of the first row on a phone. */
const firstRow = 2;

/** Skeletons for model cards. Screen readers ignore them: say elsewhere in words what is loading. */
export function CardSkeletons() {
  return (
    <ul className="car-grid">
      {Array.from({ length: product.skeletons.models }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={place}>
          <Skeleton className="aspect-[3/2] w-full" />
          <Skeleton className="mt-4 h-3 w-1/4" />
          <Skeleton className="mt-2 h-5 w-2/3" />
          <Skeleton className="mt-5 h-4 w-full" />
        </li>
      ))}
    </ul>
  );
}
