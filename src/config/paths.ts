/**
 * One segment of an address: percent-encoded only where a segment needs it, so that
 * `seagull-(dolphin-mini)-1a2b3c4d` stays readable (DECISIONS, 'Addresses').
 */
function segment(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%3A', ':')
    .replaceAll('%40', '@')
    .replaceAll('%26', '&')
    .replaceAll('%3D', '=')
    .replaceAll('%2B', '+')
    .replaceAll('%24', '$')
    .replaceAll('%2C', ',')
    .replaceAll('%3B', ';');
}

/** Every address of the site; no link is written anywhere else (Spec 2, 'Route table'). */
export const paths = {
  home: '/',
  cars: '/cars',
  /** The file of all cars that the listing searches. */
  listingData: (hash: string) => `/data/listing/${hash}.json`,
  /** The file of the cards that follow those in the listing's HTML. */
  listingCards: (hash: string) => `/data/listing/cards/${hash}.json`,
  brand: (brandId: string) => `/cars/${segment(brandId)}`,
  car: (brandId: string, carId: string) => `/cars/${segment(brandId)}/${segment(carId)}`,
  /** Every field of a brand's cars, as JSON. */
  brandData: (brandId: string) => `/data/brands/${segment(brandId)}.json`,
  /** What cars are advised from, as JSON. */
  adviceData: '/data/advice.json',
  /** The dated figures behind estimates, as JSON. */
  tariffData: '/data/tariffs.json',
  chargers: '/chargers',
  charger: (chargerId: string) => `/chargers/${segment(chargerId)}`,
  insurance: '/services/insurance',
  signIn: '/signin',
  signUp: '/signup',
  resetPassword: '/reset-password',
  about: '/about',
  profile: '/profile',
  orders: '/orders',
  /** Stands in for pages that cannot be reached; it lists those that are kept on the device. */
  offline: '/offline',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  /** Where a person's own account is deleted, by a function. */
  deleteAccount: '/api/delete-account',
  /** Where the pages that are read are counted, by a function. */
  pageView: '/api/page-view',
  /** Where a function tells the sales team of a request that was just stored. */
  sendNotification: '/api/send-notification',
} as const;
