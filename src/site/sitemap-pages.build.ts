import { paths } from '@/config/paths';
import { loadBrands, loadChargers } from '@/features/catalogue/catalogue.build';
import { withLocale } from '@/lib/with-locale.build';
import { locales } from '@/paraglide/runtime.js';
import { type ListedPage, latest } from './sitemap';

/**
 * Every page for search engines to find, in each language, those of the catalogue with the moment of their records'
 * last change. Which page is the translation of which, each says in its head.
 */
export async function listedPages(): Promise<ListedPage[]> {
  const pages = await Promise.all(locales.map((locale) => withLocale(locale, pagesInOneLanguage)));
  return pages.flat();
}

async function pagesInOneLanguage(): Promise<ListedPage[]> {
  const [brands, chargers] = await Promise.all([loadBrands(), loadChargers()]);
  const cars = brands.flatMap(({ models }) => models);
  return [
    { path: paths.home, changed: latest([...cars, ...chargers]) },
    { path: paths.cars, changed: latest(cars) },
    ...brands.map(({ id, models }) => ({ path: paths.brand(id), changed: latest(models) })),
    ...cars.map((car) => ({ path: paths.car(car.brandId, car.id), changed: car.updatedAt })),
    { path: paths.chargers, changed: latest(chargers) },
    ...chargers.map(({ id, updatedAt }) => ({ path: paths.charger(id), changed: updatedAt })),
    ...[paths.insurance, paths.about, paths.privacy, paths.terms, paths.accessibility].map(
      (path) => ({ path }),
    ),
  ];
}
