import { useStore } from '@nanostores/react';
import Bell from 'lucide-react/icons/bell';
import { useEffect } from 'react';
import { m } from '#paraglide/messages.js';
import { $priceMails, noFavourites } from '#session/favourites.store.ts';
import { type FavouriteKey, isSameItem } from '#session/favourites.ts';
import {
  $pendingPriceMail,
  askPriceMail,
  endPriceMail,
  watchPriceMail,
} from '#session/price-mail.store.ts';

type Props = {
  /** Of the item as a favourite. */
  favourite: FavouriteKey;
  /** Of the item, where several stand on a page. */
  name?: string;
  /** What it is asked by and what it says while it is on, where these differ from the usual. */
  words?: { ask?: string | undefined; on?: string | undefined };
};

const classes = 'link needs-script screen-only min-h-11 font-semibold';

/** Beside a price: one press asks for a mail when it falls, another stops them. */
export function PriceAlert({ favourite, name, words = {} }: Props) {
  const mailed = useStore($priceMails, { ssr: () => noFavourites });
  const pending = useStore($pendingPriceMail, { ssr: () => null });
  useEffect(watchPriceMail, []);
  const isOn = mailed.some((known) => isSameItem(known, favourite));
  const { ask = m.catalogue_alert_ask(), on = m.catalogue_alert_on() } = words;
  const of = (label: string) =>
    name === undefined ? label : m.catalogue_alert_of({ label, name });
  const isBusy = (pending !== null && isSameItem(pending, favourite)) || undefined;
  return (
    <p className="text-small">
      <Bell
        className="needs-script screen-only me-1.5 inline-block size-4 text-muted"
        aria-hidden="true"
      />
      <span role="status">{isOn && on}</span>
      {isOn && <span aria-hidden="true"> · </span>}
      {/* Two buttons: a press that began on one is never repeated on the other. */}
      {isOn ? (
        <button
          key="stop"
          type="button"
          className={classes}
          aria-label={of(m.favourites_stop())}
          aria-busy={isBusy}
          onClick={() => void endPriceMail(favourite)}
        >
          {m.catalogue_alert_stop()}
        </button>
      ) : (
        <button
          key="ask"
          type="button"
          className={classes}
          aria-label={name === undefined ? undefined : of(ask)}
          aria-busy={isBusy}
          onClick={() => void askPriceMail(favourite)}
        >
          {ask}
        </button>
      )}
    </p>
  );
}
