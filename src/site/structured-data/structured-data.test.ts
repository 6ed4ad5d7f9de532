import type { Thing } from 'schema-dts';
import { expect, test } from 'vitest';
import { sampleBlank, sampleCar, sampleHybrid } from '@/features/car/fixture';
import { checkStructuredData } from '../../../tests/support/structured-data';
import { carData } from './car';
import { companyData } from './company';
import { breadcrumbData, collectionData, questionsData } from './lists';
import { offerData } from './offer';
import { structuredDataScript } from './script';

const site = new URL('https://tayar.example');
const cars = { name: 'Cars', path: '/cars' };

test('every kind of data is what search engines accept', async () => {
  const things = [
    ...companyData(site),
    breadcrumbData([cars], 'BYD', site),
    collectionData(cars, 1, site),
    questionsData([{ question: 'How long?', answer: 'A night.' }]),
    carData(sampleCar, site, '2026-11-21'),
    carData(sampleHybrid, site, '2026-11-21'),
    carData(sampleBlank, site, '2026-11-21'),
  ];
  expect(await checkStructuredData(structuredDataScript(things))).toMatchObject({ faults: [] });
});

test('the checks find what is missing', async () => {
  const unpriced: Thing = { '@type': 'Product', name: 'A car for nothing' };
  const { faults } = await checkStructuredData(structuredDataScript([unpriced]));
  expect(faults).not.toEqual([]);
});

test('a car has its price in pounds, its figures and no rating', () => {
  const text = structuredDataScript([carData(sampleCar, site, '2026-11-21')]);
  expect(text).toContain('"price":2200000,"priceCurrency":"EGP"');
  expect(text).toContain('"value":570,"unitText":"km"');
  expect(text).not.toMatch(/rating|review/i);
  expect(carData(sampleBlank, site, '2026-11-21')).not.toHaveProperty('offers');
  expect(carData(sampleBlank, site, '2026-11-21')['@type']).toBe('Car');
});

test('an indicative price says so and promises no day; a verified one holds until it is asked for again', () => {
  const item = { price: 1, priceSource: 'Dealer price list', priceVerifiedOn: '2026-11-20' };
  expect(offerData(item, '2026-11-21')).toMatchObject({ priceValidUntil: '2026-11-21' });
  const indicative = offerData(item, '2026-12-21');
  expect(indicative).toMatchObject({ description: 'Indicative price' });
  expect(indicative).not.toHaveProperty('priceValidUntil');
  expect(offerData({ ...item, price: null }, '2026-11-21')).toBeUndefined();
});

test('no text of a record ends the script', () => {
  const hostile: Thing = { '@type': 'Thing', name: '</script><b>' };
  const text = structuredDataScript([hostile]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
});
