import './charger-card.css';
import { badgeClasses } from '#components/Badge.tsx';
import { KeyFigure } from '#components/KeyFigure.tsx';
import { Name } from '#components/Name.tsx';
import { Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { product } from '#config/product.ts';
import type { Charger } from '#domain/charger.ts';
import { FavouriteButton } from '#features/catalogue/FavouriteButton.tsx';
import { FitBadge } from '#features/catalogue/FitNotice.tsx';
import { Picture } from '#features/catalogue/Picture.tsx';
import { ConfirmedMark } from '#features/catalogue/PriceMarks.tsx';
import { m } from '#paraglide/messages.js';
import { categoryLabel } from './categories.ts';
import { cardPrice, chargerTags } from './figures.ts';

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
        <FitBadge connectorType={charger.connectorType} />
        <dl>
          <KeyFigure {...cardPrice(charger)} />
        </dl>
        <p className="charger-price">
          <ConfirmedMark item={charger} today={today} />
        </p>
        <ul className="charger-tags">
          {chargerTags(charger).map((tag) => (
            <li key={tag} className={badgeClasses()}>
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <FavouriteButton item="charger" recordKey={charger.recordId} name={charger.name} />
    </li>
  );
}

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
        <Skeleton className="h-7 w-36" />
        <Skeleton className="mt-2 h-4 w-40" />
        <Skeleton className="mt-5 h-6 w-full" />
      </div>
    </div>
  );
}
