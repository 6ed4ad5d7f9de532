import './favourite-button.css';
import { m } from '@/paraglide/messages.js';

type Props = {
  item: 'car' | 'charger';
  /** The id of its record, or the beginning of it that no other shares. */
  recordKey: string;
  name: string;
};

/** The heart that saves a car or charger (Spec 4, 'Favorite toggle'); a script makes it act, see `favourites`. */
export function FavouriteButton({ item, recordKey, name }: Props) {
  return (
    <button
      type="button"
      className="favourite needs-script"
      data-favourite={`${item}:${recordKey}`}
      aria-pressed={false}
      aria-label={m.catalogue_favourite({ name })}
    />
  );
}
