import { getLocale } from '@/paraglide/runtime.js';
import { inLanguage } from './languages';
import { encodeSegment } from './path-segment';

/** A page in the language that is being read. */
const page = (path: string) => inLanguage(path, getLocale());

/**
 * Every address of the site; no link is written anywhere else. Pages stand in the language of
 * the page that asks, everything else is the same in all.
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
  /** The same of the newest build, for a page that is older. */
  listingDataNow: '/data/listing.json',
  brand: (brandId: string) => page(`/cars/${encodeSegment(brandId)}`),
  car: (brandId: string, carId: string) =>
    page(`/cars/${encodeSegment(brandId)}/${encodeSegment(carId)}`),
  /** Every field of a brand's cars, as JSON. */
  brandData: (brandId: string) => `/data/brands/${encodeSegment(brandId)}.json`,
  /** What cars are advised from, as JSON. */
  adviceData: '/data/advice.json',
  /** The dated figures behind estimates, as JSON. */
  tariffData: '/data/tariffs.json',
  get chargers() {
    return page('/chargers');
  },
  charger: (chargerId: string) => page(`/chargers/${encodeSegment(chargerId)}`),
  get insurance() {
    return page('/services/insurance');
  },
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
  /** What a person has asked for, on the page of what they have saved and sent. */
  get submissions() {
    return page('/orders#submissions');
  },
  /** Stands in for pages that cannot be reached; it lists those that are kept on the device. */
  get offline() {
    return page('/offline');
  },
  /** What stands where there is no page. */
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
  /** Where a person's own account is deleted, by a function. */
  deleteAccount: '/api/delete-account',
  /** Where the pages that are read are counted, by a function. */
  pageView: '/api/page-view',
  /** Where a function tells the sales team of a request that was just stored. */
  sendNotification: '/api/send-notification',
} as const;
