import { addressOf, routes } from '../../tests/support/routes.ts';
import { inArabic } from '../../tests/support/translated.ts';
import type { Site } from './site.ts';

/** A kind of page in a language, and an example of it. */
export type PageType = {
  /** As the report calls it. */
  name: string;
  /** Its name alone, the same in both languages. */
  kind: string;
  /** Address from the root. */
  path: string;
  /** Search engines are kept from it. */
  hidden: boolean;
};

const measured = [
  'home',
  'cars',
  'brand',
  'car',
  'chargers',
  'charger',
  'insurance',
  'about',
  'signin',
];

/** What is measured in Arabic as well, where lines, letters and fonts differ most. */
const measuredInArabic = ['home', 'cars', 'brand', 'car'];

/**
 * The kinds of pages that are measured, with the car that the tests go by; then the page that is not there, and last
 * the ones in Arabic.
 */
export function pageTypes({ pages }: Pick<Site, 'pages'>): PageType[] {
  const types = routes
    .filter(({ name }) => measured.includes(name))
    .map((route) => ({
      name: route.name,
      kind: route.name,
      path: addressOf(route, pages),
      hidden: route.noindex === true,
    }));
  const arabic = types
    .filter(({ kind }) => measuredInArabic.includes(kind))
    .map((type) => ({ ...type, name: `${type.kind}, Arabic`, path: inArabic(type.path) }));
  return [...types, { name: '404', kind: '404', path: '/nowhere', hidden: true }, ...arabic];
}
