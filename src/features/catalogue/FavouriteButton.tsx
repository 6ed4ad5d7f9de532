import './favourite-button.css';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { m } from '#paraglide/messages.js';
import {
  $favourites,
  $pending,
  isBusy,
  isSaved,
  noFavourites,
  nothingPending,
  toggleFavourite,
  watchFavourites,
} from '#session/favourites.store.ts';

type Props = {
  item: 'car' | 'charger';
  /** The id of its record, or the beginning of it that no other shares. */
  recordKey: string;
  name: string;
};

/** The heart that saves a car or charger. */
export function FavouriteButton({ item, recordKey, name }: Props) {
  const favourites = useStore($favourites, { ssr: () => noFavourites });
  const pending = useStore($pending, { ssr: () => nothingPending });
  useEffect(watchFavourites, []);
  const key = `${item}:${recordKey}`;
  return (
    <button
      type="button"
      className="favourite needs-script"
      aria-pressed={isSaved(key, favourites, pending)}
      aria-busy={isBusy(key, pending) || undefined}
      aria-label={m.catalogue_favourite({ name })}
      // A press before hydration, when no heart looks saved, is repeated by a script and so is not trusted.
      onClick={({ isTrusted }) => toggleFavourite(key, isTrusted, name)}
    />
  );
}
