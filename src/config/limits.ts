/** Beyond any price in Egyptian pounds, and any figure of a tariff; the tables allow no more either. */
export const largestAmount = 1_000_000_000;

/** No car costs less, in Egyptian pounds: a smaller price is meant in thousands or millions. */
export const leastPrice = 1000;

/** What a picture of the home page's hero may be; its bucket holds to the same. */
export const heroImage = {
  bytesLimit: 5_242_880,
  /** Types of files that are taken, each with how the names of its files end. */
  extensions: new Map([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
  ]),
  /** How long browsers may keep a picture, in seconds. */
  cacheSeconds: 3600,
} as const;
