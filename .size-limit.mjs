// Bytes of a built site, compressed as the host does; `npm test` and `npm run bench` check them. What a page fetches is
// weighed in the browser by tests/e2e/weight.spec.ts.
import {
  documentBudget,
  listingDataBudget,
  mapBudget,
  scriptsBudget,
  stylesBudget,
} from './tests/budgets.ts';

const site = process.env.TAYAR_SITE || 'dist';

export default [
  { name: 'HTML of the listing', path: `${site}/cars.html`, limit: documentBudget.list },
  {
    name: 'HTML of the listing in Arabic',
    path: `${site}/ar/cars.html`,
    limit: documentBudget.list,
  },
  { name: 'HTML of a car', path: `${site}/cars/byd/seal-rwd-*.html`, limit: documentBudget.car },
  { name: 'Data of the listing', path: `${site}/data/listing/*.json`, limit: listingDataBudget },
  { name: 'Map of charging points', path: `${site}/_astro/PointsMap*.js`, limit: mapBudget },
  { name: 'All styles', path: `${site}/_astro/*.css`, limit: stylesBudget },
  { name: 'All scripts', path: `${site}/_astro/*.js`, limit: scriptsBudget },
].map((check) => ({ ...check, limit: `${check.limit} B` }));
