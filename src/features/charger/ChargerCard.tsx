import './charger-card.css';
import { Name } from '#components/Name.tsx';
import { Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { product } from '#config/product.ts';
import type { Charger } from '#domain/charger.ts';
import { FavouriteButton } from '#features/catalogue/FavouriteButton.tsx';
import { FitBadge } from '#features/catalogue/FitNotice.tsx';
import { row } from '#features/catalogue/figures.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { ConfirmedMark } from '#features/catalogue/PriceMarks.tsx';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { categoryLabel } from './categories.ts';
import { cardRows, totalText } from './figures.ts';

/** The grid of the cards. */
export const listClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5';

type Props = {
  charger: Charger;
  /** The classes by which the style sheet filters without a script. */
  className: string;
  /** yyyy-MM-dd */
  today: string;
  /** Whether it is in view from the start, so that its picture is fetched at once. */
  first?: boolean;
};

/** A charger in the list; its one link covers the whole card. */
export function ChargerCard({ charger, className, today, first = false }: Props) {
  return (
    <li className={`charger ${className}`}>
      <Picture url={charger.images[0] ?? ''} place="charger" alt="" priority={first} />
      <div>
        <p className="text-micro font-semibold text-accent">{categoryLabel(charger.category)}</p>
        <h3 className="text-subheading">
          <a href={paths.charger(charger.id)}>
            <Name text={charger.name} />
          </a>
        </h3>
        <dl>
          {[...cardRows(charger), row(m.charger_total(), totalText(charger))].map(
            ({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        <p className="charger-price">
          <strong>{formatEgp(charger.price)}</strong>
          <ConfirmedMark item={charger} today={today} />
        </p>
        <FitBadge connectorType={charger.connectorType} />
      </div>
      <FavouriteButton item="charger" recordKey={charger.recordId} name={charger.name} />
    </li>
  );
}

const facts = ['power', 'connector', 'supply', 'warranty', 'total'];

/** Placeholder of the list. */
export function ChargerSkeletons() {
  return (
    <div
      className="charger-waiting min-[60rem]:ms-[calc(15rem+clamp(2rem,4vw,3.5rem))]"
      aria-busy="true"
    >
      <p className="sr-only" role="status">
        {m.charger_loading()}
      </p>
      <div className={listClasses} aria-hidden="true">
        {Array.from({ length: product.skeletons.chargers }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <ChargerSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

function ChargerSkeleton() {
  return (
    <div className="charger">
      <Skeleton className="aspect-[3/2]" />
      <div>
        <Skeleton className="h-3 w-16" />
        <Skeleton className="mb-4 mt-2 h-5 w-3/4" />
        {facts.map((fact) => (
          <Skeleton key={fact} className="my-2.5 h-3.5 w-full" />
        ))}
        <Skeleton className="mt-3 h-6 w-28" />
      </div>
    </div>
  );
}
