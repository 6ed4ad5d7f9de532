/** Budgets in bytes on the wire, brotli, and in counts (GOALS). Times are never tested. */
const kB = 1024;

/** JavaScript before the first interaction: every public page but the listing, and the listing. */
export const scriptBudget = { page: 10 * kB, list: 75 * kB };

/** HTML of a car's page with the CSS inside it. */
export const documentBudget = { car: 10 * kB, congestionWindow: 14.6 * kB };

/** Everything that a page fetches until it is quiet. */
export const weightBudget = {
  car: { bytes: 100 * kB, requests: 12 },
  list: { bytes: 150 * kB, requests: 20 },
};

/** Readable text without JavaScript, as a share of the text with it. */
export const readableWithoutScript = 0.99;
