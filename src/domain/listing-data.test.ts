import { expect, test } from 'vitest';
import type { Brand } from './brand-file.ts';
import type { Car } from './car.ts';
import { sampleCar } from './fixture.ts';
import {
  decodeListing,
  encodeListing,
  familyFacts,
  type ListedCar,
  listedModels,
} from './listing-data.ts';

const cars: Car[] = [
  sampleCar({
    imageUrl: '/pictures/cars/byd-seal-rwd/side-nile.svg',
    usableCapacity: 80.4,
    townDraw: 11.9,
    motorwayDraw: 17.3,
    rapidMeanPower: 110,
    facts: { seats: 5, boot: 400, safety: { stars: 5, body: 'Euro NCAP', year: 2023 } },
  }),
  sampleCar({
    id: 'سيل-851bec1e',
    recordId: '851bec1e-0000-4000-8000-000000000000',
    name: 'سيل',
    price: null,
    range: null,
    rangeCycle: null,
    motorPower: null,
    priceStanding: 'level',
    priceSource: null,
    priceVerifiedOn: null,
  }),
  sampleCar({
    id: 'l9-00000001',
    recordId: '00000001-0000-4000-8000-000000000000',
    brandId: 'li-auto',
    brand: 'Li Auto',
    name: 'L9',
    powertrain: 'EREV',
    range: 215,
    evRange: 215,
    combinedRange: 1315,
    imageUrl: 'https://example.test/storage/v1/object/public/l9.jpg?x=$&',
    bodyType: 'SUV',
    chargingProtocol: 'GB/T',
  }),
  sampleCar({
    id: 'l6-00000002',
    recordId: '00000002-0000-4000-8000-000000000000',
    brandId: 'li-auto',
    brand: 'Li Auto',
    name: 'L6',
    powertrain: 'EREV',
    evRange: null,
    combinedRange: 1390,
  }),
];

const brandOf = (id: string, name: string): Brand => ({
  id,
  name,
  nameAr: id === 'byd' ? 'بي واي دي' : null,
  logoUrl: null,
  officialDealer: null,
  models: cars.filter(({ brandId }) => brandId === id),
});
const brands = [brandOf('byd', 'BYD'), brandOf('empty', 'Empty'), brandOf('li-auto', 'Li Auto')];

test('cars come out of the file as they went in', () => {
  const decoded = decodeListing(JSON.parse(JSON.stringify(encodeListing(brands))));
  expect(decoded.brands.map(({ name }) => name)).toEqual(['BYD', 'Empty', 'Li Auto']);
  expect(decoded.cars).toHaveLength(4);
  for (const [index, listed] of decoded.cars.entries()) {
    const { recordKey: _, brandAr, ...shown }: ListedCar = listed;
    expect(brandAr).toBe(listed.brandId === 'byd' ? 'بي واي دي' : null);
    const car = cars[index];
    expect(car && { ...car, ...familyFacts(car) }).toMatchObject(shown);
  }
});

test('the facts for a family come out too, those that nobody knows as unknown', () => {
  const [seal, other] = decodeListing(encodeListing(brands)).cars;
  expect(seal).toMatchObject({ seats: 5, boot: 400, safetyStars: 5, length: 4800 });
  expect(seal).toMatchObject({ importChannel: 'official' });
  expect(other).toMatchObject({ seats: null, boot: null, safetyStars: null });
});

test('records are identified by the beginning of their ids, or by the whole id where two begin alike', () => {
  expect(decodeListing(encodeListing(brands)).cars.map(({ recordKey }) => recordKey)).toEqual([
    '851bec1e-de27-487c-9ce4-aa5f0b4702d2',
    '851bec1e-0000-4000-8000-000000000000',
    '00000001',
    '00000002',
  ]);
});

test('a page holds the first models in the usual order and knows the number of all', () => {
  const { first, total } = listedModels(brands, 3);
  expect(first.map(({ name }) => name)).toEqual(['Seal RWD', 'L6', 'سيل']);
  expect(total).toBe(4);
  expect(listedModels([], 12)).toEqual({ first: [], total: 0 });
});

test.each([null, 7, {}, { version: 1 }])('%j is no such file', (data) => {
  expect(() => decodeListing(data)).toThrow(TypeError);
});
