import './favourite-button.css';
import { m } from '@/paraglide/messages.js';

type Props = {
  item: 'car' | 'charger';
  /** The id of its record, or the beginning of it that no other shares. */
  recordKey: string;
  name: string;
};

/** The heart that saves a car or charger. */
export function FavouriteButton({ name }: Props) {
  return (
    <button
      type="button"
      className="favourite needs-script"
      aria-pressed={false}
      aria-label={m.catalogue_favourite({ name })}
    />
  );
}
