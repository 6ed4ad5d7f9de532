import type {
  BreadcrumbList,
  CarLeaf,
  CollectionPage,
  FAQPage,
  JsonLdObject,
  MergeLeafTypes,
  OfferLeaf,
  OrganizationLeaf,
  ProductLeaf,
  PropertyValueLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { contacts } from '#config/contacts.ts';
import { paths } from '#config/paths.ts';
import { productNames } from '#config/product.ts';
import { productName } from '#config/product-name.ts';
import type { Brand } from '#domain/brand-file.ts';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import type { Car } from '#domain/car.ts';
import type { Charger } from '#domain/charger.ts';
import { fullName } from '#domain/full-name.ts';
import { isVerified, type PricedItem, verifiedForDays } from '#domain/price-standing.ts';
import { electricRange } from '#domain/range.ts';
import { categoryLabel } from '#features/charger/categories.ts';
import type { FaqEntry } from '#features/charger/faq.ts';
import { chargerMeta } from '#features/charger/figures.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';

/** The content of a page's JSON-LD script. No text of a record can end the script. */
export function structuredDataScript(things: readonly JsonLdObject[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

const today = cairoToday();
const at = (path: string) => new URL(path, import.meta.env.SITE).href;

type NamedPage = { name: string; path: string };

const allCars = () => ({ name: m.site_nav_cars(), path: paths.cars });
const allChargers = () => ({ name: m.site_nav_chargers(), path: paths.chargers });
const brandPage = (id: string, name: string) => ({ name, path: paths.brand(id) });

/** The company and its site. */
export function homePageData(): [OrganizationLeaf, WebSiteLeaf] {
  const { address, email, salesPhone, social } = contacts;
  const others = Object.values(productNames).filter((name) => name !== productName());
  const name = { name: productName(), alternateName: others, url: at(paths.home) };
  const company = at('/#company');
  return [
    {
      '@type': 'Organization',
      '@id': company,
      ...name,
      description: m.home_description({ name: productName() }),
      logo: at('/icon-512.png'),
      email,
      telephone: salesPhone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressCountry: 'EG',
      },
      areaServed: 'EG',
      sameAs: social.map(({ href }) => href),
    },
    { '@type': 'WebSite', ...name, inLanguage: getLocale(), publisher: { '@id': company } },
  ];
}

export function carsPageData(brands: readonly Brand[]): JsonLdObject[] {
  return [collectionData(allCars(), brands.length)];
}

export function brandPageData({ id, name, models }: Brand): JsonLdObject[] {
  return [breadcrumbData([allCars()], name), collectionData(brandPage(id, name), models.length)];
}

export function carPageData(car: Car): JsonLdObject[] {
  return [
    breadcrumbData([allCars(), brandPage(car.brandId, car.brand)], car.name),
    carData(car, today),
  ];
}

export function chargersPageData(
  chargers: readonly Charger[],
  questions: readonly FaqEntry[],
): JsonLdObject[] {
  return [collectionData(allChargers(), chargers.length), questionsData(questions)];
}

export function chargerPageData(charger: Charger): JsonLdObject[] {
  const offers = offerData(charger, today);
  const breadcrumbs = breadcrumbData([allChargers()], charger.name);
  // Search engines ask a Product for a price.
  return offers === undefined ? [breadcrumbs] : [breadcrumbs, chargerData(charger, offers)];
}

/** Search engines show offers of a Product; a car without a price is only a Car. */
type CarData = CarLeaf | MergeLeafTypes<[ProductLeaf, CarLeaf]>;

/** Only what search results can show of a car, since the script delays the page's text. */
export function carData(car: Car, day: string): CarData {
  const extended = car.powertrain === 'EREV';
  const facts = {
    name: fullName(car),
    image: at(car.imageUrl),
    brand: { '@type': 'Brand' as const, name: car.brand },
    fuelType: extended ? 'Electricity and petrol' : 'Electricity',
    additionalProperty: [
      ...figureData(m.car_spec_ev_range(), extended ? electricRange(car) : null, m.unit_km()),
      ...figureData(m.car_spec_combined_range(), extended ? car.combinedRange : null, m.unit_km()),
      ...figureData(m.car_spec_range(), extended ? null : car.range, m.unit_km()),
    ],
  };
  const offer = offerData(car, day);
  if (offer === undefined) return { '@type': 'Car', ...facts };
  const official = car.importChannel === 'official' && car.dealer !== null;
  // Stock is unknown, so no availability is stated.
  const availability = official && { availability: 'https://schema.org/InStoreOnly' as const };
  return { '@type': ['Product', 'Car'], ...facts, offers: { ...offer, ...availability } };
}

function chargerData(charger: Charger, offers: OfferLeaf): ProductLeaf {
  const { name, connectorType, powerKw } = charger;
  return {
    '@type': 'Product',
    name,
    description: chargerMeta(charger, today).description,
    url: at(paths.charger(charger.id)),
    image: charger.images.map(at),
    category: categoryLabel(charger.category),
    additionalProperty: [
      ...figureData(m.charger_spec_power(), powerKw, m.unit_kw()),
      ...figureData(m.charger_spec_connector(), connectorType),
    ],
    offers,
  };
}

/** A fact of a record as a named property: one, or none where the record has none. */
function figureData(
  name: string,
  value: number | string | null,
  unitText?: string,
): PropertyValueLeaf[] {
  if (value === null) return [];
  return [{ '@type': 'PropertyValue', name, value, ...(unitText && { unitText }) }];
}

/** What a price is that holds for no day. */
const standings: Record<PricedItem['priceStanding'], () => string> = {
  confirmed: m.seo_indicative_price,
  reported: m.seo_reported_price,
  level: m.seo_price_level,
};

/**
 * The price of an item: a verified one is valid until it must be verified again; an indicative one says that it is,
 * and names no day.
 * @param day yyyy-MM-dd
 * @returns undefined when there is no price
 */
export function offerData(item: PricedItem, day: string): OfferLeaf | undefined {
  const { price, priceVerifiedOn } = item;
  if (price === null) return undefined;
  const offer = { '@type': 'Offer' as const, price, priceCurrency: 'EGP' };
  if (!isVerified(item, day) || priceVerifiedOn === null) {
    return { ...offer, description: standings[item.priceStanding]() };
  }
  return { ...offer, priceValidUntil: dayAfter(priceVerifiedOn, verifiedForDays) };
}

/** The pages above a page from the outermost, and its own name, which needs no address. */
export function breadcrumbData(above: readonly NamedPage[], own: string): BreadcrumbList {
  const parents = above.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: at(path),
  }));
  const itself = { '@type': 'ListItem' as const, position: above.length + 1, name: own };
  return { '@type': 'BreadcrumbList', itemListElement: [...parents, itself] };
}

/** A page that lists others. Its links and the sitemap name them; listing them here too would delay the page's text. */
export function collectionData({ name, path }: NamedPage, count: number): CollectionPage {
  const mainEntity = { '@type': 'ItemList' as const, numberOfItems: count };
  return { '@type': 'CollectionPage', name, url: at(path), mainEntity };
}

/** Questions that the page itself answers. */
export function questionsData(questions: readonly FaqEntry[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
