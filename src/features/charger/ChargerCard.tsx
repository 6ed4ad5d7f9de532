import './charger-card.css';
import { paths } from '@/config/paths';
import type { Charger } from '@/features/catalogue/charger';
import { Picture } from '@/features/catalogue/Picture';
import { shortPriceNote } from '@/features/catalogue/price-note';
import { FavouriteButton } from '@/features/favourites/FavouriteButton';
import { formatEgp } from '@/lib/number';
import { Name } from '@/ui/Name';
import { categoryLabel } from './categories';
import { cardRows } from './figures';

type Props = {
  charger: Charger;
  /** Number of the charger's category, by which the style sheet filters without a script. */
  place: number;
  /** yyyy-MM-dd */
  today: string;
  /** In view from the start, so its picture is fetched at once. */
  first?: boolean;
};

/** A charger in the list; its one link covers the whole card. */
export function ChargerCard({ charger, place, today, first = false }: Props) {
  return (
    <li className={`charger of-category-${place}`}>
      <Picture url={charger.images[0] ?? ''} place="charger" alt="" priority={first} />
      <div>
        <p className="text-micro font-semibold text-accent">{categoryLabel(charger.category)}</p>
        <h3 className="text-subheading">
          <a href={paths.charger(charger.id)}>
            <Name text={charger.name} />
          </a>
        </h3>
        <dl>
          {cardRows(charger).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="charger-price">
          <strong>{formatEgp(charger.price)}</strong>
          <span>{shortPriceNote(charger, today)}</span>
        </p>
      </div>
      <FavouriteButton item="charger" recordKey={charger.recordId} name={charger.name} />
    </li>
  );
}
