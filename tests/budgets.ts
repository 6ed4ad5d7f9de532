/** Budgets in bytes on the wire, brotli, and in counts (GOALS). Times are never tested. */
const kB = 1024;

/** JavaScript before the first interaction: every public page but the listing, and the listing. */
export const scriptBudget = { page: 10 * kB, list: 75 * kB };

/** HTML with the CSS inside it: a car's page, and the listing, in either language. */
export const documentBudget = { car: 10 * kB, list: 14 * kB };

/** Everything that a page fetches until it is quiet. */
export const weightBudget = {
  car: { bytes: 100 * kB, requests: 12 },
  list: { bytes: 150 * kB, requests: 20 },
};

/** Readable text without JavaScript, as a share of the text with it. */
export const readableWithoutScript = 0.99;

/** The file with all cars that the listing fetches, at 5,000 of them. */
export const listingDataBudget = 60 * kB;

/**
 * What `npm run bench` holds its measurements against; milliseconds where nothing else is said. Each follows from what
 * others reach (GOALS), on the scale of a hand-made page without scripts ('floor', there 841 ms).
 */
export const timeGoals = {
  /** Largest contentful paint as a multiple of the floor's: 1.15 s, 1.05 s and 0.65 of vercel/commerce's 1,755 ms. */
  lcpTimesFloor: { home: 1_150 / 841, cars: 1_050 / 841, car: (0.65 * 1_755) / 841 },
  /** Total blocking time of a page's own, ms. */
  blocking: 10,
  /** Layout shift, without a unit. */
  shift: 0.005,
  /** Lighthouse, of 100. */
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** From a tap to its answer at a quarter of the speed: before anything was fetched ahead, and afterwards. */
  tap: { first: 600, prepared: 200 },
  /** From a filter to the paint of the list at a quarter of the speed, at worst. */
  filter: 50,
  /** From a click in a list to the car, slow 4G at a quarter of the speed: NextFaster, for a quarter of its bytes. */
  navigation: { click: 155, bytesBefore: (484 * kB) / 4 },
  /** Whole builds; `growth` is what a further page costs, against what it cost at fewer pages. */
  build: { pagesPerSecond: 600, megabytes: 2_048, growth: 1.15 },
};
