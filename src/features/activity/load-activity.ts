import { fallbackPicture } from '#config/addresses.ts';
import { paths } from '#config/paths.ts';
import type { Backend } from '#data/client.ts';
import {
  type Favourite,
  readBrandIds,
  readFavourites,
  readSavedCars,
  readSavedChargers,
  type SavedCar,
  type SavedCharger,
} from '#data/favourites.ts';
import {
  type OwnProposal,
  type OwnVisit,
  readOwnProposals,
  readOwnVisits,
} from '#data/own-visits.ts';
import { readSubmissions, type Submission } from '#data/submissions.ts';
import { fullName } from '#domain/full-name.ts';
import { shownPhotos } from '#domain/photos.ts';
import { slugOf } from '#domain/slug.ts';
import { formatEgp, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { confirmedUser, sessionBackend } from '#session/backend.ts';
import { renewFavourites } from '#session/favourites.store.ts';
import { keyOf, savedIn } from '#session/favourites.ts';

/** A person's favourites and requests; null for a part that could not be loaded. */
export type OwnActivity = { favourites: SavedItem[] | null; submissions: SentRequest[] | null };

/** A sent request and, for a visit, its agreed time and place, and the hours that wait for a choice. */
export type SentRequest = {
  submission: Submission;
  visit: OwnVisit | null;
  proposal: OwnProposal | null;
};

/**
 * Loads what the person who is signed in has saved and sent. If one fails, the other is still shown.
 * @returns null when nobody is signed in any more
 * @throws when that is not known
 */
export async function loadActivity(): Promise<OwnActivity | null> {
  const user = await confirmedUser();
  if (user === null) return null;
  const backend = await sessionBackend();
  const [favourites, submissions] = await Promise.all([
    loadSaved(user.id).catch(() => null),
    loadSent(backend, user.id).catch(() => null),
  ]);
  return { favourites, submissions };
}

async function loadSent(backend: Backend, userId: string): Promise<SentRequest[]> {
  const [submissions, visits, proposals] = await Promise.all([
    readSubmissions(backend, userId),
    readOwnVisits(backend, userId),
    // The requests are shown without them: the link in the mail leads to the same choice.
    readOwnProposals(backend).catch(() => []),
  ]);
  return submissions.map((submission) => ({
    submission,
    visit: visits.get(submission.id) ?? null,
    proposal: proposals.find(({ request_id }) => request_id === submission.id) ?? null,
  }));
}

/** What a person has saved, the latest first. @throws Error when it cannot be read */
export async function loadSaved(userId: string): Promise<SavedItem[]> {
  const backend = await sessionBackend();
  const favourites = await readFavourites(backend, userId);
  const idsOf = (type: Favourite['itemType']) =>
    favourites.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : []));
  const [cars, chargers, brandIds] = await Promise.all([
    readSavedCars(backend, idsOf('car')),
    readSavedChargers(backend, idsOf('charger')),
    readBrandIds(backend),
  ]);
  await renewFavourites(userId, async () => savedIn(favourites));
  return savedItems(favourites, { cars, chargers, brandIds });
}

/** A saved car or charger, as it is shown. */
export type SavedItem = {
  /** The key of its heart. */
  key: string;
  kind: Favourite['itemType'];
  itemId: string;
  name: string;
  href: string;
  picture: string;
  price: string;
  /** The price when it was saved, if it differs from today's. */
  priceBefore: { price: string; change: 'down' | 'up' } | null;
  /** Whether the person is mailed when the price changes. */
  priceMail: boolean;
  /** The other figures that matter, such as '570 km' and '313 hp'. */
  figures: string[];
  /** Moment in ISO 8601. */
  savedAt: string;
};

/** The records of the favourites. */
type Records = {
  cars: readonly SavedCar[];
  chargers: readonly SavedCharger[];
  /** Of the published brands. */
  brandIds: readonly string[];
};

/** Favourites with their records, in their order. Those whose car, brand or charger is gone are left out. */
export function savedItems(favourites: readonly Favourite[], records: Records): SavedItem[] {
  const cars = new Map(records.cars.map((car) => [car.id, car]));
  const chargers = new Map(records.chargers.map((charger) => [charger.id, charger]));
  return favourites.flatMap((favourite) => {
    if (favourite.itemType === 'charger') {
      const charger = chargers.get(favourite.itemId);
      return charger ? [chargerItem(favourite, charger)] : [];
    }
    const car = cars.get(favourite.itemId);
    const brandId = records.brandIds.find((id) => id === car?.brand_id);
    return car && brandId !== undefined ? [carItem(favourite, car, brandId)] : [];
  });
}

function carItem(favourite: Favourite, car: SavedCar, brandId: string): SavedItem {
  const model = car.model.trim();
  return {
    key: keyOf(favourite),
    kind: 'car',
    itemId: car.id,
    name: fullName({ brand: car.brand.trim(), name: model }),
    href: paths.car(brandId, slugOf(model, car.id)),
    picture: shownPhotos(car.photos)[0]?.src ?? fallbackPicture.car,
    price: formatEgp(car.price_egp),
    ...priceFacts(favourite, car.price_egp),
    figures: [...quantity(car.range_km, m.unit_km()), ...quantity(car.motor_power_hp, m.unit_hp())],
    savedAt: favourite.savedAt,
  };
}

function chargerItem(favourite: Favourite, charger: SavedCharger): SavedItem {
  const model = charger.model.trim();
  return {
    key: keyOf(favourite),
    kind: 'charger',
    itemId: charger.id,
    name: model,
    href: paths.charger(slugOf(model, charger.id)),
    picture: shownPhotos(charger.photos)[0]?.src ?? fallbackPicture.charger,
    price: formatEgp(charger.price_egp),
    ...priceFacts(favourite, charger.price_egp),
    figures: [
      ...quantity(charger.power_kw, m.unit_kw()),
      ...(charger.connector_type ? [charger.connector_type] : []),
    ],
    savedAt: favourite.savedAt,
  };
}

/** @param price today's, in EGP */
function priceFacts(
  { savedPrice, priceMail }: Favourite,
  price: number | null,
): Pick<SavedItem, 'priceBefore' | 'priceMail'> {
  const isSame = savedPrice === null || price === null || savedPrice === price;
  return {
    priceBefore: isSame
      ? null
      : { price: formatEgp(savedPrice), change: price < savedPrice ? 'down' : 'up' },
    priceMail,
  };
}

function quantity(amount: number | null, unit: string): string[] {
  return amount === null ? [] : [formatQuantity(amount, unit)];
}
