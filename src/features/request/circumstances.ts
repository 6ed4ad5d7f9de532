import { fullName } from '#domain/full-name.ts';
import type { ShownFigures } from '#domain/shown.ts';
import { getLocale } from '#paraglide/runtime.js';
import { lastChoice } from '#session/last-choice.ts';
import type { RequestedCar } from './dialog.store.ts';

/** The car or charger that a request is about. */
type Item = { id: string; name: string };

/** The fields of a car that a request stores. */
export function itemOf({ id, brand, model }: RequestedCar): Item {
  return { id, name: fullName({ brand, name: model }) };
}

/**
 * Where a request is sent from, and what it is about, as its table stores it. The address of the page has no query,
 * which may hold the token of a mail link.
 * @param shown what the person was shown before they sent it; only figures, which every language can write
 */
export function circumstancesOf(item: Item | null, shown?: ShownFigures) {
  return {
    language: getLocale(),
    page: location.pathname.slice(0, 300),
    item_id: item?.id,
    item_name: item?.name.slice(0, 200),
    shown: withChoice(shown),
  };
}

function withChoice(shown?: ShownFigures): ShownFigures | undefined {
  const choice = lastChoice();
  return choice ? { ...choice, ...shown } : shown;
}
