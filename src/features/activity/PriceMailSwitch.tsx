import { useState } from 'react';
import { notify } from '#components/toast.store.ts';
import { setPriceMail } from '#data/favourites.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { confirmedUser, sessionBackend } from '#session/backend.ts';
import { keepPriceMail } from '#session/favourites.store.ts';
import type { SavedItem } from './load-activity.ts';

/**
 * Asks for a mail when the price of a favourite changes, or stops it. The switch moves at once, and back if that fails.
 */
export function PriceMailSwitch({ item }: { item: SavedItem }) {
  const { key, kind, itemId, name, priceMail } = item;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = async (next: boolean) => {
    setWanted(next);
    setBusy(true);
    const isStored = await store(next).catch(() => false);
    setBusy(false);
    if (isStored) {
      notify('success', { text: next ? m.activity_price_mail_on() : m.activity_price_mail_off() });
      return;
    }
    setWanted(!next);
    notify('error', { text: m.activity_price_mail_failed() });
  };
  const store = async (next: boolean) => {
    const user = await confirmedUser();
    if (user === null) return false;
    const backend = await sessionBackend();
    const favourite = { itemType: kind, itemId };
    const isStored = await setPriceMail(backend, user.id, favourite, next ? getLocale() : null);
    if (isStored) keepPriceMail(user.id, key, next);
    return isStored;
  };
  return (
    <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-2.5 text-small">
      <input
        type="checkbox"
        className="tick-box size-5"
        aria-label={m.activity_price_mail_of({ name })}
        aria-busy={isBusy || undefined}
        checked={wanted ?? priceMail}
        onChange={({ target }) => !isBusy && change(target.checked)}
      />
      {m.activity_price_mail()}
    </label>
  );
}
