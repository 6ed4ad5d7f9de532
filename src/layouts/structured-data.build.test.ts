import type { Thing } from 'schema-dts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fullCar, sampleBlank, sampleHybrid } from '#features/car/fixture.ts';
import { checkStructuredData } from '../../tests/support/structured-data.ts';
import {
  breadcrumbData,
  carData,
  collectionData,
  homePageData,
  offerData,
  questionsData,
  structuredDataScript,
} from './structured-data.build.ts';

beforeAll(() => void vi.stubEnv('SITE', 'https://tayar.example'));
afterAll(() => void vi.unstubAllEnvs());

const cars = { name: 'Cars', path: '/cars' };

test('every kind of data is what search engines accept', async () => {
  const things = [
    ...homePageData(),
    breadcrumbData([cars], 'BYD'),
    collectionData(cars, 1),
    questionsData([{ question: 'How long?', answer: 'A night.' }]),
    carData(fullCar, '2026-11-21'),
    carData(sampleHybrid, '2026-11-21'),
    carData(sampleBlank, '2026-11-21'),
  ];
  expect(await checkStructuredData(structuredDataScript(things))).toMatchObject({ faults: [] });
});

test('the checks find what is missing', async () => {
  const unpriced: Thing = { '@type': 'Product', name: 'A car for nothing' };
  const { faults } = await checkStructuredData(structuredDataScript([unpriced]));
  expect(faults).not.toEqual([]);
});

test('a car has its price in pounds, its figures and no rating', () => {
  const text = structuredDataScript([carData(fullCar, '2026-11-21')]);
  expect(text).toContain('"price":2200000,"priceCurrency":"EGP"');
  expect(text).toContain('"value":570,"unitText":"km"');
  expect(text).not.toMatch(/rating|review/i);
  expect(carData(sampleBlank, '2026-11-21')).not.toHaveProperty('offers');
  expect(carData(sampleBlank, '2026-11-21')['@type']).toBe('Car');
});

test('an indicative price says so and promises no day; a verified one holds until it is asked for again', () => {
  const item = {
    price: 1,
    priceStanding: 'confirmed',
    priceSource: 'Dealer price list',
    priceVerifiedOn: '2026-11-20',
  } as const;
  expect(offerData(item, '2026-11-21')).toMatchObject({ priceValidUntil: '2026-11-21' });
  const indicative = offerData(item, '2026-12-21');
  expect(indicative).toMatchObject({ description: 'Indicative price' });
  expect(indicative).not.toHaveProperty('priceValidUntil');
  expect(offerData({ ...item, priceStanding: 'level' }, '2026-11-20')).toMatchObject({
    description: 'Price level by class, no quotation',
  });
  expect(offerData({ ...item, priceStanding: 'reported' }, '2026-11-20')).toMatchObject({
    description: 'Reported price, no offer',
  });
  expect(offerData({ ...item, price: null }, '2026-11-21')).toBeUndefined();
});

test('no text of a record ends the script', () => {
  const hostile: Thing = { '@type': 'Thing', name: '</script><b>' };
  const text = structuredDataScript([hostile]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
});
