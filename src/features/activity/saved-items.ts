import { fallbackPicture, paths } from '@/config/paths';
import type { SavedCar, SavedCharger } from '@/data/favourite-items';
import type { Favourite } from '@/data/favourites';
import { fullName } from '@/features/catalogue/full-name';
import { nameKey } from '@/features/catalogue/name-key';
import { parsePhotos } from '@/features/catalogue/photos';
import { slugOf } from '@/features/catalogue/slug';
import { keyOf } from '@/features/favourites/favourites';
import { formatEgp, formatQuantity } from '@/lib/number';
import { m } from '@/paraglide/messages.js';

/** A favourite with what it is of, to be shown. */
export type SavedItem = {
  /** As the hearts name it. */
  key: string;
  kind: Favourite['itemType'];
  name: string;
  href: string;
  picture: string;
  price: string;
  /** The other figures that matter, such as '570 km' and '313 hp'. */
  figures: string[];
  /** Moment in ISO 8601. */
  savedAt: string;
};

/** What the favourites are of, as the backend tells. */
export type Records = {
  cars: readonly SavedCar[];
  chargers: readonly SavedCharger[];
  brands: readonly { id: string; name_en: string }[];
};

/**
 * Favourites joined with what they are of, in their order; those whose car or charger is gone, or whose car's brand
 * is, are left out.
 */
export function savedItems(favourites: readonly Favourite[], records: Records): SavedItem[] {
  const brandIds = new Map(records.brands.map(({ id, name_en }) => [nameKey(name_en), id]));
  const cars = new Map(records.cars.map((car) => [car.id, car]));
  const chargers = new Map(records.chargers.map((charger) => [charger.id, charger]));
  return favourites.flatMap((favourite) => {
    if (favourite.itemType === 'charger') {
      const charger = chargers.get(favourite.itemId);
      return charger ? [chargerItem(favourite, charger)] : [];
    }
    const car = cars.get(favourite.itemId);
    const brandId = car && brandIds.get(nameKey(car.brand));
    return car && brandId !== undefined ? [carItem(favourite, car, brandId)] : [];
  });
}

function carItem(favourite: Favourite, car: SavedCar, brandId: string): SavedItem {
  const model = car.model.trim();
  return {
    key: keyOf(favourite),
    kind: 'car',
    name: fullName({ brand: car.brand.trim(), name: model }),
    href: paths.car(brandId, slugOf(model, car.id)),
    picture: parsePhotos(car.photos)[0] ?? fallbackPicture.car,
    price: formatEgp(car.price_egp),
    figures: [...quantity(car.range_km, m.unit_km()), ...quantity(car.motor_power_hp, m.unit_hp())],
    savedAt: favourite.savedAt,
  };
}

function chargerItem(favourite: Favourite, charger: SavedCharger): SavedItem {
  const model = charger.model.trim();
  return {
    key: keyOf(favourite),
    kind: 'charger',
    name: model,
    href: paths.charger(slugOf(model, charger.id)),
    picture: parsePhotos(charger.photos)[0] ?? fallbackPicture.charger,
    price: formatEgp(charger.price_egp),
    figures: [
      ...quantity(charger.power_kw, m.unit_kw()),
      ...(charger.connector_type ? [charger.connector_type] : []),
    ],
    savedAt: favourite.savedAt,
  };
}

/** What is not known is not shown. */
function quantity(amount: number | null, unit: string): string[] {
  return amount === null ? [] : [formatQuantity(amount, unit)];
}
