import './car-card.css';
import { Name } from '#components/Name.tsx';
import { Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { product } from '#config/product.ts';
import type { CardCar } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { priceTrust } from '#domain/price-standing.ts';
import type { Rates } from '#domain/tariffs.ts';
import { formatCardEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { CompareToggle } from './CompareControls.tsx';
import { cardFigures, cardTags } from './card-figures.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
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
  /** What a month's charging goes by; null where that is not known. */
  rates: Rates | null;
  /** The level that fits the headings around. */
  heading?: 'h2' | 'h3';
};

/**
 * A model in a list. Its one link covers the whole card. The listing reuses its cards for other cars, so a card must
 * not keep state about its car.
 */
export function CarCard({
  car,
  first = false,
  sizes,
  today,
  rates,
  heading: Heading = 'h3',
}: Props) {
  const name = fullName(car);
  const { everyday, motorway, laboratory, month } = cardFigures(car, rates);
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
      <Heading>
        <small>{car.brand}</small>
        <Name text={` ${car.name}`} />
      </Heading>
      <dl>
        <div>
          <dt>{m.catalogue_everyday_range()}</dt>
          <dd>{everyday}</dd>
          {motorway && <dd>{motorway}</dd>}
        </div>
        <div>
          <dt>{m.catalogue_price_from()}</dt>
          <dd>{formatCardEgp(car.price)}</dd>
          {month && <dd>{month}</dd>}
          {priceTrust(car, today) === 'confirmed' && (
            <dd>
              <ConfirmedMark item={car} today={today} />
            </dd>
          )}
        </div>
        <div>
          <dt>{m.catalogue_maximum_range()}</dt> <dd>{laboratory}</dd>
        </div>
      </dl>
      <p className="car-card-tags">
        {cardTags(car).map(({ text, isWarning }) => (
          <span key={text} className={isWarning ? 'car-card-warning' : undefined}>
            {text}
          </span>
        ))}
      </p>
      <div className="car-card-foot screen-only">
        <a href={paths.car(car.brandId, car.id)} aria-label={m.catalogue_view_details_of({ name })}>
          {m.catalogue_view_details()}
        </a>
        <CompareToggle car={car} name={name} />
      </div>
    </article>
  );
}

type GridProps = Pick<Props, 'sizes' | 'today' | 'rates'> & { cars: readonly CardCar[] };

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

/** Cards in the first screen of a phone. */
const firstRow = 1;

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
