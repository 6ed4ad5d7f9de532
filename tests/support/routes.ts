import type { Page } from './browser.ts';
import { type CataloguePages, sealPath } from './catalogue.ts';

/** One kind of page of the site and what anyone must find on it. */
export type Route = {
  name: string;
  /** Its address, or how to find an example of it. */
  address: string | ((pages: CataloguePages) => string | undefined);
  title: RegExp;
  heading: RegExp;
  /** Texts of its main part. */
  texts: string[];
  /** Where its main links lead. */
  links?: Record<string, string>;
  /** Kept out of search engines. */
  noindex?: true;
};

const byd = (pages: CataloguePages) => pages.brands.find((path) => path === '/cars/byd');

/** Every kind of page, with what stands on it. */
export const routes: Route[] = [
  {
    name: 'home',
    address: '/',
    title: /Tayar/,
    heading: /^The Future of Mobility in Egypt$/,
    texts: [
      'Available Brands',
      'Why Choose',
      'Energy efficiency',
      'Cost savings',
      'Environmental impact',
    ],
    links: {
      'Looking for EV': '/cars',
      'Looking for Charger': '/chargers',
      'Explore Cars': '/cars',
      'Explore Chargers': '/chargers',
    },
  },
  {
    name: 'cars',
    address: '/cars',
    title: /^Electric Cars Egypt \| Tayar$/,
    heading: /./,
    texts: [
      'View Brands',
      'View All Models',
      'Help Me Choose',
      'Lower Running Costs',
      'Minimal Maintenance',
      'Environmental Impact',
      'Home & Public Charging',
      'Infinity EV',
      'Sha7en',
      'Revolta',
      'IKARUS',
      'Premium Performance',
      'Incentive',
      'Electric Car Models',
      'Maximum Range',
      'Price From',
      'View Details',
    ],
  },
  {
    name: 'brand',
    address: byd,
    title: /^BYD Electric Cars \| Tayar$/,
    heading: /^BYD Electric Vehicles$/,
    texts: [
      'Back to All Brands',
      'Official Dealer: ',
      'Available Models',
      'About BYD Electric Vehicles',
      'Price levels by class, no quotations; entered',
      'View Details',
    ],
  },
  {
    name: 'car',
    address: sealPath,
    title: /BYD Seal RWD.* \| Tayar$/,
    heading: /Seal RWD/,
    texts: [
      'Key Specifications',
      'Finance',
      'Insurance',
      'Contact Sales Team',
      'Help Me Choose',
      'Book a Visit',
      'Overview',
      'Full Specifications',
      'Features',
      'Schedule a Visit',
    ],
  },
  {
    name: 'choose',
    address: '/choose',
    title: /^Find your electric car \| Tayar$/,
    heading: /^Find your car in a minute$/,
    texts: ['Everyday range', 'Total before the licence', 'indicative'],
  },
  {
    name: 'chargers',
    address: '/chargers',
    title: / \| Tayar$/,
    heading: /./,
    texts: ['Help Me Choose a Charger', '3-4 hours'],
  },
  {
    name: 'charger',
    address: (pages) => pages.chargers[0],
    title: / \| Tayar$/,
    heading: /./,
    texts: ['kW', 'EGP'],
  },
  {
    name: 'charging points',
    address: '/charging',
    title: /^Where to Charge an EV in Egypt \| Tayar$/,
    heading: /^Where to charge in Egypt$/,
    texts: [
      'By governorate',
      'Charging on the way',
      'Cairo to Alexandria by Wadi Natrun',
      'not the whole network',
      'Nothing here is live',
      'Open Charge Map contributors',
      'CC BY 4.0',
    ],
  },
  {
    name: 'charging points of a governorate',
    address: '/charging/cairo',
    title: /^EV Charging in Cairo \| Tayar$/,
    heading: /^Charging in Cairo$/,
    texts: ['with rapid CCS2', 'Price not known', 'by Open Charge Map', 'Nearby governorates'],
    links: { 'Map and filters': '/charging#map' },
  },
  {
    name: 'charging points of a road',
    address: '/charging/roads/cairo-assiut',
    title: /^EV Chargers: Giza to Assiut \| Tayar$/,
    heading: /^Charging on the way: Giza to Assiut$/,
    texts: ['371 km by road', 'No rapid charger that we know of between', 'from Assiut'],
  },
  {
    name: 'insurance',
    address: '/services/insurance',
    title: / \| Tayar$/,
    heading: /insurance/i,
    texts: [
      'Silver',
      '1.8%',
      'Gold',
      '2.0%',
      'Diamond',
      '2.1%',
      'MOST POPULAR',
      'For a car worth EGP',
      '27,900',
      '100K EGP',
      'up to 4 passengers at 25K each',
      '70K EGP',
      '10K EGP',
      '15%',
      '25%',
      'A police report is needed if the repair cost exceeds 20% of the insured amount.',
      'Direct payment within 24 hours in Cairo and Alexandria.',
      'indicative, subject to underwriting and fees',
    ],
  },
  {
    name: 'about',
    address: '/about',
    title: /Tayar/,
    heading: /^About Tayar$/,
    texts: ['Our mission', 'Two co-founders', 'How we work out our figures', 'NEDC 0.73'],
  },
  {
    name: 'privacy',
    address: '/privacy',
    title: /^Privacy Policy \| Tayar$/,
    heading: /^Privacy Policy$/,
    texts: [
      'Last updated 12 October 2025',
      'Law No. 151 of 2020',
      'Supabase',
      'Netlify',
      'Do Not Track',
    ],
  },
  {
    name: 'terms',
    address: '/terms',
    title: /^Terms of Service \| Tayar$/,
    heading: /^Terms of Service$/,
    texts: ['Last updated 12 October 2025', 'intermediary', 'indicative', 'Arab Republic of Egypt'],
  },
  {
    name: 'accessibility',
    address: '/accessibility',
    title: /^Accessibility \| Tayar$/,
    heading: /^Accessibility$/,
    texts: ['WCAG) 2.2 at level AA', 'What is not right yet', 'within two working days'],
  },
  {
    name: 'offline',
    address: '/offline',
    title: / \| Tayar$/,
    heading: /^You are offline$/,
    texts: ['not saved on this device', 'Nothing is saved on this device yet'],
    noindex: true,
  },
  ...['/signin', '/signup', '/reset-password', '/unsubscribe', '/visit', '/profile', '/orders'].map(
    (address): Route => ({
      name: address.slice(1),
      address,
      title: / \| Tayar$/,
      heading: /./,
      texts: ['Contact Sales Team'],
      noindex: true,
    }),
  ),
];

/**
 * The address of a route on this site.
 * @throws Error when the catalogue holds no page of that kind
 */
export function addressOf({ name, address }: Route, pages: CataloguePages): string {
  const found = typeof address === 'string' ? address : address(pages);
  if (found === undefined) throw new Error(`The catalogue has no page for the route '${name}'`);
  return found;
}

/** Opens a page as a visitor does. The pages of an account lead visitors on to the sign-in page. */
export async function openRoute(page: Page, address: string): Promise<void> {
  if (!/\/(?:profile|orders)$/.test(address)) {
    await page.goto(address);
    return;
  }
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForURL(/\/signin\?/);
}
