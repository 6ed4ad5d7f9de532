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
};

const classes = 'link needs-script screen-only min-h-11 font-semibold';

/** Beside a price: one press asks for a mail when it falls, another stops them. */
export function PriceAlert({ favourite }: Props) {
  const mailed = useStore($priceMails, { ssr: () => noFavourites });
  const pending = useStore($pendingPriceMail, { ssr: () => null });
  useEffect(watchPriceMail, []);
  const isOn = mailed.some((known) => isSameItem(known, favourite));
  const isBusy = (pending !== null && isSameItem(pending, favourite)) || undefined;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-small">
      <Bell className="needs-script screen-only size-4 text-muted" aria-hidden="true" />
      <span role="status">{isOn && m.catalogue_alert_on()}</span>
      {isOn && <span aria-hidden="true">·</span>}
      {/* Two buttons: a press that began on one is never repeated on the other. */}
      {isOn ? (
        <button
          key="stop"
          type="button"
          className={classes}
          aria-label={m.favourites_stop()}
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
          aria-busy={isBusy}
          onClick={() => void askPriceMail(favourite)}
        >
          {m.catalogue_alert_ask()}
        </button>
      )}
    </p>
  );
}
