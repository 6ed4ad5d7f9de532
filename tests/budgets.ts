/** Budgets in bytes on the wire, brotli, and in counts. Tests check these; times are only benchmarked. */
const kB = 1024;

/**
 * JavaScript before the first interaction: on pages that are read, and on those that are a form or a person's own list,
 * which hydrate at once. A toast may have a button, the theme follows the device, and signing out ends notifications: 1.5 kB. They say
 * what somebody signs in for, and a refusal has WhatsApp and telephone beside it: 4 kB.
 */
export const scriptBudget = { read: 12 * kB, atOnce: 151.5 * kB };

/**
 * JavaScript of the sales desk until the first screen stands: of each part, and of a request that an address opens beside the
 * list. What comes once the browser is idle is counted with it then: the toasts, and beside the list the code of a request. Of
 * it React is 56 kB and Supabase's whole client 47.
 */
export const deskScriptBudget = { part: 226 * kB, request: 248 * kB, idle: 268 * kB };

/**
 * HTML with whatever CSS it holds and what its islands need: a car's page, and the listing, in either language. The page of
 * a car says which facts are unknown, in the page and to its island, for about 300 B, and what its ranges, its battery and its
 * price rest on, for about 250 B more in Arabic. The stops of the usual trip, by name, and the public charging near Cairo are in the
 * page and told to its island, for 550 to 760 B: they are read without a script and take no request.
 * The theme follows the device, and each inline style of the site stands with its hash in every page's policy, for 350 B. A car's
 * page names what it shows for 200 B, so that a change of another car loads nothing. Five answers stand above its parts for 500 B;
 * cards of the list have tags, a month's cost and two ranges, and the filters five kinds more, for 700 B.
 */
export const documentBudget = { car: 18.2 * kB, list: 20.4 * kB };

/** Everything that a page fetches until the network is idle. */
export const weightBudget = {
  car: { bytes: 110 * kB, requests: 12 },
  list: { bytes: 160 * kB, requests: 24 },
};

/** Readable text without JavaScript, as a share of the text with it. */
export const readableWithoutScript = 0.99;

/** The file with all cars that the listing fetches, at 5,000 of them. */
export const listingDataBudget = 60 * kB;

/**
 * What `npm run bench` compares its measurements with; milliseconds unless said otherwise. Most are ratios to a
 * hand-made page without scripts (the 'floor') in the same run.
 */
export const timeGoals = {
  /** Largest contentful paint as a multiple of the floor's. */
  lcpTimesFloor: { home: 1.4, cars: 1.35, car: 1.36 },
  /** Lighthouse's total blocking time beyond the floor's of the same run, ms. */
  blockingBeyondFloor: 30,
  /** Main-thread work of the list as a multiple of the floor's. */
  workTimesFloor: 5,
  /** Layout shift, without a unit. */
  shift: 0.01,
  /** Lighthouse, of 100. */
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** From a filter or a search to the right cards on screen at a quarter of the speed, at worst of all changes. */
  filter: 100,
};

/**
 * All style sheets of the site, and all scripts of all islands and languages. The map of charging points (Leaflet alone is 45 kB
 * and 3 kB), trips and the desk's charging points added 85 kB and 3 kB, all of it loaded on demand. The desk's people, deals
 * with their board, calendar, duty, price lists, numbers and activity added 140 kB and 0.8 kB: a part at a time, for the team alone.
 * Fetching the desk's dialogs and forms when they open takes 100 kB off its pages and adds 15 kB here: small files compress less.
 * Parts that fold in every browser, and grids that fill, took 0.2 kB of styles; the next step and what was shown, in My Activity, and
 * answers that travel to the comparison, 7 kB of script.
 */
export const stylesBudget = 18 * kB;
export const scriptsBudget = 885 * kB;

/** The map of charging points, which is loaded when it comes near the screen. */
export const mapBudget = 75 * kB;
