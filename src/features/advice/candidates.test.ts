import { expect, test } from 'vitest';
import { CarRowSchema } from '@/features/catalogue/catalogue.schema';
import { sampleCar } from '@/features/catalogue/fixture';
import { candidatesOf, withChanges } from './candidates';
import { sampleCandidate } from './fixture';

const [seal, atto, mg] = ['00000001', '00000002', '00000003'];
const built = [
  sampleCandidate({ name: 'Seal', id: `seal-${seal}` }),
  sampleCandidate({ name: 'Atto 3', id: `atto-3-${atto}` }),
  sampleCandidate({ name: 'MG4', id: `mg4-${mg}`, brandId: 'mg', brand: 'MG' }),
];
const nothing = { brands: [], cars: [], withdrawn: { brands: [], cars: [], chargers: [] } };

function row(beginning: string, change: Record<string, unknown>) {
  const columns = [
    'range_km,battery_capacity_kwh,motor_power_hp,top_speed_kmh,torque_nm,acceleration_s,charging_protocol,price_egp',
    'dimensions,dealer,ac_kw,dc_kw,warranty_years,body_type,ev_range_km,combined_range_km,price_source,price_verified_on',
  ].flatMap((names) => names.split(','));
  return CarRowSchema.parse({
    ...Object.fromEntries(columns.map((column) => [column, null])),
    id: `${beginning}-0000-4000-8000-000000000000`,
    brand: 'byd',
    photos: [],
    updated_at: '2026-11-21',
    ...change,
  });
}

const shown = (cars: ReturnType<typeof withChanges>) =>
  cars.map(({ brand, name, price }) => `${brand} ${name} ${price}`).sort();

test('a candidate is what the advice needs of a car, and no more', () => {
  expect(Object.keys(candidatesOf([sampleCar()])[0] ?? {})).not.toContain('galleryImages');
});

test('changed cars come as they are now, and those of no public brand not at all', () => {
  const changed = withChanges(built, {
    ...nothing,
    cars: [
      row(seal, { model: 'Seal', price_egp: 1_000_000 }),
      row('0000000a', { model: 'Dolphin', price_egp: 900_000 }),
      row(mg, { model: 'MG4', brand: 'Nobody' }),
    ],
  });
  expect(shown(changed)).toEqual(['BYD Atto 3 2200000', 'BYD Dolphin 900000', 'BYD Seal 1000000']);
});

test('what was withdrawn is not advised', () => {
  const id = `${seal}-0000-4000-8000-000000000000`;
  const left = withChanges(built, {
    ...nothing,
    withdrawn: { brands: ['mg'], cars: [id], chargers: [] },
  });
  expect(shown(left)).toEqual(['BYD Atto 3 2200000']);
});

test('a renamed brand is called by its new name', () => {
  const brands = [{ id: 'mg', name_en: 'MG Motor', logo_url: null }];
  expect(shown(withChanges(built, { ...nothing, brands }))).toContain('MG Motor MG4 2200000');
});
