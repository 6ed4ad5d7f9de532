import { baseLocale, getLocale, type Locale, locales } from '#paraglide/runtime.js';
import { encodeSegment } from './addresses.ts';

/** A page in the language that is being read. */
const page = (path: string) => inLanguage(path, getLocale());

/**
 * Every address of the site; no link is written anywhere else. Addresses of pages are in the language of the page that
 * asks.
 */
export const paths = {
  get home() {
    return page('/');
  },
  get cars() {
    return page('/cars');
  },
  /** The file of all cars that the listing searches. */
  listingData: (hash: string) => `/data/listing/${hash}.json`,
  /** The same file of the newest build, for a page that is older. */
  listingDataNow: '/data/listing.json',
  brand: (brandId: string) => page(`/cars/${encodeSegment(brandId)}`),
  car: (brandId: string, carId: string) =>
    page(`/cars/${encodeSegment(brandId)}/${encodeSegment(carId)}`),
  /** Every field of a brand's cars, as JSON. */
  brandData: (brandId: string) => `/data/brands/${encodeSegment(brandId)}.json`,
  /** The dated figures behind estimates, as JSON. */
  tariffData: '/data/tariffs.json',
  /** The cheapest chargers for a home, as JSON. */
  homeChargerData: '/data/home-chargers.json',
  roadData: '/data/roads.json',
  /** Where cars charge in public: the map, and the lists by governorate and by road. */
  get charging() {
    return page('/charging');
  },
  /** The charging points of a governorate. */
  chargingIn: (governorate: string) => page(`/charging/${encodeSegment(governorate)}`),
  /** The charging points along a road of `mainRoads`. */
  chargingOn: (road: string) => page(`/charging/roads/${encodeSegment(road)}`),
  /** The ground of maps, as GeoJSON. */
  mapData: '/data/egypt-map.json',
  /** Every charging point, as JSON. */
  pointData: '/data/charging-points.json',
  /** The moment of the catalogue from which the site was built, as JSON. */
  buildData: '/data/build.json',
  get chargers() {
    return page('/chargers');
  },
  charger: (chargerId: string) => page(`/chargers/${encodeSegment(chargerId)}`),
  /** Cars for a budget and a way of life. */
  get choose() {
    return page('/choose');
  },
  get insurance() {
    return page('/services/insurance');
  },
  /** The insurance plans for a car. @param price EGP */
  insuranceFor: (price: number) => `${page('/services/insurance')}?value=${price}`,
  get signIn() {
    return page('/signin');
  },
  get signUp() {
    return page('/signup');
  },
  get resetPassword() {
    return page('/reset-password');
  },
  get about() {
    return page('/about');
  },
  /** How the estimates of cars' pages are worked out. */
  get estimates() {
    return `${paths.about}#estimates`;
  },
  get profile() {
    return page('/profile');
  },
  get orders() {
    return page('/orders');
  },
  /** The favourites, on the page of My Activity. */
  get favourites() {
    return page('/orders#favorites');
  },
  /** Turns the mails about one price off. */
  get unsubscribe() {
    return page('/unsubscribe');
  },
  /** Where a buyer chooses from proposed hours; the link names them by a token. */
  get visitChoice() {
    return page('/visit');
  },
  /** The sent requests, on the page of My Activity. */
  get submissions() {
    return page('/orders#submissions');
  },
  /** The sales desk: the queue of requests. */
  get desk() {
    return page('/sales');
  },
  /** The people behind the requests. */
  get deskPeople() {
    return page('/sales/people');
  },
  get deskCalendar() {
    return page('/sales/calendar');
  },
  get deskCatalogue() {
    return page('/sales/catalogue');
  },
  /** The preview of a catalogue form, as buyers would see it. */
  get deskPreview() {
    return page('/sales/preview');
  },
  get deskTariffs() {
    return page('/sales/tariffs');
  },
  get deskNumbers() {
    return page('/sales/numbers');
  },
  /** Who did what at the desk. */
  get deskActivity() {
    return page('/sales/activity');
  },
  get deskTeam() {
    return page('/sales/team');
  },
  /** Shown in place of pages that cannot be reached; it lists those that are kept on the device. */
  get offline() {
    return page('/offline');
  },
  get notFound() {
    return page('/404');
  },
  get privacy() {
    return page('/privacy');
  },
  get terms() {
    return page('/terms');
  },
  get accessibility() {
    return page('/accessibility');
  },
  /** The function that deletes the caller's account. */
  deleteAccount: '/api/delete-account',
  /** The function that counts page views. */
  pageView: '/api/page-view',
  /** The function that takes reports of charging points. */
  pointReport: '/api/point-report',
  /** The function that reads and answers a proposal of hours. */
  visitChoiceAnswer: '/api/visit-choice',
  /** The function that stops mails about a price. */
  stopPriceMail: '/api/stop-price-mail',
  /** The function that mails the sales team and the buyer about a new request. */
  sendNotification: '/api/send-notification',
} as const;

/** The languages whose addresses begin with their name. */
export const furtherLanguages = locales.filter((locale) => locale !== baseLocale);

/** A page's address, taken apart: its language, and the address that it has in the base language. */
type PageAddress = { language: Locale; path: string };

/**
 * The address of a page in a language: the base language stands at the root, every other below its own name.
 * @param path the page's address from the root in the base language
 */
export function inLanguage(path: string, language: Locale): string {
  const own = ownPath(path);
  if (language === baseLocale) return own;
  return `/${language}${own === '/' ? '' : own}`;
}

/**
 * Turns a text into a path of this site that begins with exactly one slash. Browsers take two slashes, or a slash and a
 * backslash, for the name of another site, and they skip tabs and line breaks in between.
 */
function ownPath(text: string): string {
  return text.replace(/[\t\n\r]/g, '').replace(/^[/\\]*/, '/');
}

/** Which language an address belongs to. */
export function languageOf(address: string): PageAddress {
  const [, first = ''] = address.split(/[/?#]/);
  const language = furtherLanguages.find((locale) => locale === first);
  if (language === undefined) return { language: baseLocale, path: ownPath(address) };
  return { language, path: ownPath(address.slice(language.length + 1)) };
}

/**
 * The address that the same page has in a language.
 * @param address of the page, from the root, in whichever language
 */
export function addressIn(address: string, language: Locale): string {
  return inLanguage(languageOf(address).path, language);
}

/** The site's other language. */
export function otherThan(language: Locale): Locale {
  return locales.find((locale) => locale !== language) ?? language;
}

/** The address that a page has in the other language. @param address from the root */
export function inOtherLanguage(address: string): string {
  return addressIn(address, otherThan(languageOf(address).language));
}

/** `getStaticPaths` of a page that exists once in each language: `[...locale]` is 'ar' or, for English, absent. */
export function localePaths() {
  return locales.map((locale) => ({
    params: { locale: locale === baseLocale ? undefined : locale },
  }));
}

/** `getStaticPaths` of a page that exists once per record in each language. */
export function localePathsOf<Params extends object, Props>(
  records: readonly { params: Params; props: Props }[],
) {
  return localePaths().flatMap((locale) =>
    records.map(({ params, props }) => ({ params: { ...locale.params, ...params }, props })),
  );
}

/** The decoded parts of a catalogue address. */
export type CataloguePath =
  | { kind: 'brand'; brandId: string }
  | { kind: 'car'; brandId: string; carId: string }
  | { kind: 'charger'; chargerId: string };

/**
 * The brand, car or charger that an address names; null when it names none.
 * @param pathname as in the address, percent-encoded
 */
export function catalogueAddress(pathname: string): CataloguePath | null {
  if (pathname.includes('//')) return null;
  const [, root, first, second, ...rest] = languageOf(pathname).path.split('/').map(decoded);
  if (!first || second === '' || rest.length > 0) return null;
  if (root === 'cars') {
    return second === undefined
      ? { kind: 'brand', brandId: first }
      : { kind: 'car', brandId: first, carId: second };
  }
  return root === 'chargers' && second === undefined ? { kind: 'charger', chargerId: first } : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
