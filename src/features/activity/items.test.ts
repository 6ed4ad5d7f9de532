import { expect, test } from 'vitest';
import { savedItems } from './items.ts';

const car = {
  id: '851bec1e-de27-487c-9ce4-aa5f0b4702d2',
  brand: 'byd ',
  brand_id: 'byd',
  model: 'Seal RWD',
  price_egp: 2_200_000,
  range_km: 570,
  motor_power_hp: null,
  photos: '["/pictures/seal.jpg"]',
};
const charger = {
  id: '11111111-de27-487c-9ce4-aa5f0b4702d2',
  model: 'Wallbox 7 kW',
  price_egp: null,
  power_kw: 7.4,
  connector_type: 'Type 2',
  photos: null,
};
const brandIds = ['byd', 'mg'];
const records = { cars: [car], chargers: [charger], brandIds };
const savedAt = '2026-11-21T14:05:00+00:00';
const saved = (itemType: 'car' | 'charger', itemId: string) => ({
  itemType,
  itemId,
  savedAt,
  savedPrice: 2_300_000,
  priceMail: false,
  priceBelow: null,
});

test('each favourite comes with what it is of, in its order', () => {
  const favourites = [saved('charger', charger.id), saved('car', car.id)];
  expect(savedItems(favourites, records)).toMatchObject([
    {
      key: `charger:${charger.id}`,
      name: 'Wallbox 7 kW',
      href: '/chargers/wallbox-7-kw-11111111',
      picture: '/pictures/fallback-charger.jpg',
      price: 'N/A',
      priceBefore: null,
      figures: ['7.4 kW', 'Type 2'],
    },
    {
      key: `car:${car.id}`,
      name: 'byd Seal RWD',
      href: '/cars/byd/seal-rwd-851bec1e',
      picture: '/pictures/seal.jpg',
      priceBefore: { price: 'EGP\u00a02,300,000', change: 'down' },
      figures: ['570 km'],
    },
  ]);
});

test('a car is called as its own page calls it', () => {
  const records = {
    cars: [{ ...car, brand: 'MG', brand_id: 'mg', model: 'MG4 51' }],
    chargers: [],
    brandIds,
  };
  expect(savedItems([saved('car', car.id)], records)).toMatchObject([{ name: 'MG4 51' }]);
});

test('what cannot be found is left out', () => {
  const favourites = [saved('car', charger.id), saved('charger', car.id), saved('car', car.id)];
  expect(savedItems(favourites, { ...records, brandIds: [] })).toEqual([]);
  expect(savedItems(favourites, { ...records, cars: [] })).toEqual([]);
});

test('a car belongs to the brand that its record names, however that is called now', () => {
  const cars = [{ ...car, brand: 'BYD Auto' }];
  expect(savedItems([saved('car', car.id)], { ...records, cars })).toMatchObject([
    { href: '/cars/byd/seal-rwd-851bec1e' },
  ]);
  const unnamed = [{ ...car, brand_id: null }];
  expect(savedItems([saved('car', car.id)], { ...records, cars: unnamed })).toEqual([]);
});
