import { addressOf, routes } from '../../tests/support/routes.ts';
import type { Site } from './site.ts';

/** A kind of page by its name, and an example of it. */
export type PageType = {
  name: string;
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

/** The kinds of pages that are measured, with the car that the tests go by; last the page that is not there. */
export function pageTypes({ pages }: Pick<Site, 'pages'>): PageType[] {
  const types = routes
    .filter(({ name }) => measured.includes(name))
    .map((route) => ({
      name: route.name,
      path: addressOf(route, pages),
      hidden: route.noindex === true,
    }));
  return [...types, { name: '404', path: '/nowhere', hidden: true }];
}
