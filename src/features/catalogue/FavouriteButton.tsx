import { m } from '@/paraglide/messages.js';

type Props = {
  item: 'car' | 'charger';
  /** The id of its record, or the beginning of it that no other shares. */
  recordKey: string;
  name: string;
};

/**
 * The heart that saves a car or charger (Spec 4, 'Favorite toggle'). The script that makes it act brings its looks as
 * well, which show it: they weigh on no page's HTML.
 */
export function FavouriteButton({ item, recordKey, name }: Props) {
  return (
    <button
      type="button"
      hidden
      aria-pressed={false}
      data-favourite={`${item}:${recordKey}`}
      aria-label={m.catalogue_favourite({ name })}
    />
  );
}
