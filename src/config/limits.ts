/** An upper bound for prices in Egyptian pounds and figures of tariffs, the same as in the tables. */
export const largestAmount = 1_000_000_000;

/** A lower bound for car prices in Egyptian pounds: smaller figures are meant in thousands or millions. */
export const leastPrice = 1000;

/** Limits of pictures for the home page's hero, the same as those of their storage bucket. */
export const heroImage = {
  bytesLimit: 5_242_880,
  /** Accepted MIME types, each with its file extension. */
  extensions: new Map([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
  ]),
  /** How long browsers may keep a picture, in seconds. */
  cacheSeconds: 3600,
} as const;
