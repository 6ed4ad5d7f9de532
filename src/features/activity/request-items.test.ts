import { expect, test } from 'vitest';
import type { Submission } from '#data/submissions.ts';
import { itemOfRequest } from './request-items.ts';

const car = {
  id: '851bec1e-de27-487c-9ce4-aa5f0b4702d2',
  brand: 'BYD',
  brand_id: 'byd',
  model: 'Seal RWD',
  price_egp: 2_200_000,
  range_km: 570,
  motor_power_hp: null,
  photos: null,
};
const records = { cars: [car], chargers: [], brandIds: ['byd'] };
const sent: Submission = {
  table: 'insurance_requests',
  id: '1',
  status: 'new',
  created_at: '2026-11-21T14:05:00+00:00',
  brand: 'byd',
  model: 'Seal RWD',
};

test('a request is about the car that it names, by its record or as it was typed', () => {
  expect(itemOfRequest(sent, records)?.itemId).toBe(car.id);
  expect(itemOfRequest({ ...sent, item_id: car.id, model: 'Other' }, records)?.name).toBe(
    'BYD Seal RWD',
  );
  expect(itemOfRequest({ ...sent, model: 'Other' }, records)).toBeNull();
  expect(itemOfRequest({ ...sent, brand: 'MG' }, records)).toBeNull();
  expect(itemOfRequest({ ...sent, table: 'car_requests' }, records)).toBeNull();
  expect(itemOfRequest(sent, { ...records, brandIds: [] })).toBeNull();
});
