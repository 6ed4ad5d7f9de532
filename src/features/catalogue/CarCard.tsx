import './car-card.css';
import type { Ref } from 'react';
import { Picture } from '@/features/catalogue/Picture';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { FavouriteButton } from '@/features/favourites/FavouriteButton';
import { m } from '@/paraglide/messages.js';
import { Name } from '@/ui/Name';
import type { CardCar } from './car';
import { cardFacts } from './card-facts';

type Props = {
  car: CardCar;
  /** In view from the start, so its picture is fetched at once. */
  first?: boolean;
  /** What the picture fills at each width of the window. */
  sizes: string;
  /** Whether the car can be selected for comparison. */
  compare?: boolean | undefined;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * A model in a list. Its one link covers the whole card. The listing has its cards show other cars, so a card keeps no
 * state of its own about its car.
 */
export function CarCard({ car, first = false, sizes, compare = false, linkRef }: Props) {
  const facts = cardFacts(car);
  return (
    <article className="car-card">
      <div className="car-card-picture">
        <Picture url={car.imageUrl} place="card" alt={facts.name} sizes={sizes} priority={first} />
        {facts.badge && <span className="car-card-badge">{facts.badge}</span>}
        <FavouriteButton
          item="car"
          recordKey={car.recordKey === undefined ? car.recordId : car.recordKey}
          name={facts.name}
        />
      </div>
      <h3>
        <small>{car.brand}</small>
        <Name text={` ${car.name}`} />
      </h3>
      <dl>
        <div>
          <dt>{m.catalogue_maximum_range()}</dt>
          <dd>{facts.range}</dd>
          {facts.rangeNote && <dd className="car-card-note">{facts.rangeNote}</dd>}
        </div>
        <div>
          <dt>{m.catalogue_price_from()}</dt>
          <dd>{facts.price}</dd>
          {facts.priceNote && <dd className="car-card-note">{facts.priceNote}</dd>}
        </div>
      </dl>
      <div className="car-card-foot screen-only">
        <a ref={linkRef} href={facts.address} aria-label={facts.linkLabel}>
          {m.catalogue_view_details()}
        </a>
        {compare && <CompareToggle car={car} name={facts.name} />}
      </div>
    </article>
  );
}
