import { fallbackPicture } from '#config/addresses.ts';
import { paths } from '#config/paths.ts';
import type { Favourite, FavouriteItem, SavedCar, SavedCharger } from '#data/favourites.ts';
import { fullName } from '#domain/full-name.ts';
import { shownPhotos } from '#domain/photos.ts';
import { slugOf } from '#domain/slug.ts';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type FavouriteKey, keyOf } from '#session/favourites.ts';

/** A car or charger of the catalogue, as it is shown. */
export type ShownItem = {
  /** The key of its heart. */
  key: FavouriteKey;
  kind: FavouriteItem['itemType'];
  itemId: string;
  name: string;
  href: string;
  picture: string;
  /** Today's, in EGP; null where none is known. */
  priceEgp: number | null;
  price: string;
  /** The other figures that matter, such as '570 km' and '313 hp'. */
  figures: string[];
};

/** A saved car or charger. */
export type SavedItem = ShownItem & {
  /** The price when it was saved, if it differs from today's. */
  priceBefore: { price: string; change: 'down' | 'up' } | null;
  /** The price below which the person is mailed; null for any, and for who is not mailed. */
  priceBelow: string | null;
  /** Moment in ISO 8601. */
  savedAt: string;
};

/** The records of the items. */
export type Records = {
  cars: readonly SavedCar[];
  chargers: readonly SavedCharger[];
  /** Of the published brands. */
  brandIds: readonly string[];
};

/** Favourites with their records, in their order. Those whose car, brand or charger is gone are left out. */
export function savedItems(favourites: readonly Favourite[], records: Records): SavedItem[] {
  return favourites.flatMap((favourite) => {
    const item = recordedItem(favourite, records);
    return item ? [{ ...item, ...savedFacts(favourite, item.priceEgp) }] : [];
  });
}

/** An item with its record; null where its car, brand or charger is gone. */
export function recordedItem(
  { itemType, itemId }: FavouriteItem,
  records: Records,
): ShownItem | null {
  if (itemType === 'charger') {
    const charger = records.chargers.find(({ id }) => id === itemId);
    return charger ? chargerItem(charger) : null;
  }
  const car = records.cars.find(({ id }) => id === itemId);
  return car ? carItem(car, records) : null;
}

/** A car as it is shown; null where its brand is not. */
export function carItem(car: SavedCar, { brandIds }: Pick<Records, 'brandIds'>): ShownItem | null {
  const brandId = brandIds.find((id) => id === car.brand_id);
  if (brandId === undefined) return null;
  const model = car.model.trim();
  return {
    key: keyOf({ itemType: 'car', itemId: car.id }),
    kind: 'car',
    itemId: car.id,
    name: fullName({ brand: car.brand.trim(), name: model }),
    href: paths.car(brandId, slugOf(model, car.id)),
    picture: shownPhotos(car.photos)[0]?.src ?? fallbackPicture.car,
    priceEgp: car.price_egp,
    price: formatEgp(car.price_egp),
    figures: [...quantity(car.range_km, m.unit_km()), ...quantity(car.motor_power_hp, m.unit_hp())],
  };
}

function chargerItem(charger: SavedCharger): ShownItem {
  const model = charger.model.trim();
  return {
    key: keyOf({ itemType: 'charger', itemId: charger.id }),
    kind: 'charger',
    itemId: charger.id,
    name: model,
    href: paths.charger(slugOf(model, charger.id)),
    picture: shownPhotos(charger.photos)[0]?.src ?? fallbackPicture.charger,
    priceEgp: charger.price_egp,
    price: formatEgp(charger.price_egp),
    figures: [
      ...quantity(charger.power_kw, m.unit_kw()),
      ...(charger.connector_type ? [charger.connector_type] : []),
    ],
  };
}

/** @param price today's, in EGP */
function savedFacts({ savedAt, savedPrice, priceBelow }: Favourite, price: number | null) {
  const isSame = savedPrice === null || price === null || savedPrice === price;
  const before = isSame
    ? null
    : ({ price: formatEgp(savedPrice), change: price < savedPrice ? 'down' : 'up' } as const);
  return {
    priceBefore: before,
    priceBelow: priceBelow === null ? null : formatEgp(priceBelow),
    savedAt,
  };
}

function quantity(amount: number | null, unit: string): string[] {
  return amount === null ? [] : [formatQuantity(amount, unit)];
}
