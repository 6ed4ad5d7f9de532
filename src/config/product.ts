/** The product's name in each language. It means 'current'. See `productName`. */
export const productNames = { en: 'Tayar', ar: 'تيار' } as const;

/** Business constants of the product. Nothing repeats a figure of this file. */
export const product = {
  /** Cars that may be compared side by side. */
  compareLimit: 2,
  /** Price of installing a home charger, EGP per car. */
  installationPriceEgp: 15_000,
  /** Defaults for a car whose record lacks the value. */
  defaultChargingProtocol: 'CCS2',
  defaultBodyType: 'Sedan',
  /** Cards that the listing writes into its HTML: full rows of two, three or four that fill any usual screen. */
  listingCardsInPage: 12,
  /** Cards that the listing shows at first, and adds for each 'Show more'. */
  listingCardLimit: 24,
  /** Skeletons shown while an island waits. */
  skeletons: { brands: 8, models: 6, chargers: 3 },
  /** Hours at which a visit can start, Cairo time. */
  visitTimes: [
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
  ],
  timeZone: 'Africa/Cairo',
} as const;
