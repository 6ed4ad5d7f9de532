import type { JsonLdObject } from 'schema-dts';
import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import type { Charger } from '@/features/catalogue/charger';
import type { Question } from '@/features/charger/faq';
import { cairoToday } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { carData } from './car';
import { chargerData } from './charger';
import { companyData } from './company';
import { breadcrumbData, collectionData, questionsData } from './lists';

/** What each kind of page tells search engines, as of the day of the build. */

const site = new URL(import.meta.env.SITE);
const today = cairoToday();

export const homePageData = (): JsonLdObject[] => companyData(site);

export function carsPageData(brands: readonly Brand[]): JsonLdObject[] {
  return [collectionData(allCars(), brands.length, site)];
}

export function brandPageData(brand: Brand): JsonLdObject[] {
  const page = brandPage(brand.id, brand.name);
  return [
    breadcrumbData([allCars()], brand.name, site),
    collectionData(page, brand.models.length, site),
  ];
}

export function carPageData(car: Car): JsonLdObject[] {
  return [
    breadcrumbData([allCars(), brandPage(car.brandId, car.brand)], car.name, site),
    carData(car, site, today),
  ];
}

export function chargersPageData(
  chargers: readonly Charger[],
  questions: readonly Question[],
): JsonLdObject[] {
  return [collectionData(allChargers(), chargers.length, site), questionsData(questions)];
}

export function chargerPageData(charger: Charger): JsonLdObject[] {
  return [
    breadcrumbData([allChargers()], charger.name, site),
    ...chargerData(charger, site, today),
  ];
}

const allCars = () => ({ name: m.site_nav_cars(), path: paths.cars });
const allChargers = () => ({ name: m.site_nav_chargers(), path: paths.chargers });
const brandPage = (id: string, name: string) => ({ name, path: paths.brand(id) });
