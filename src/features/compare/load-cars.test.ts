import { describe, expect, it } from 'vitest';
import type { CarRow } from '@/features/catalogue/catalogue.schema';
import { sampleCar } from '@/features/catalogue/fixture';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { carNow } from './load-cars';

const seal = sampleCar();
const byd = {
  id: 'byd',
  name: 'BYD',
  nameAr: null,
  logoUrl: null,
  officialDealer: null,
  models: [seal],
};

const nothing: CatalogueChanges = {
  brands: [],
  cars: [],
  chargers: [],
  withdrawn: { brands: [], cars: [], chargers: [] },
  complete: true,
};

const row = (change: Partial<CarRow> = {}): CarRow => ({
  id: seal.recordId,
  brand: 'BYD',
  model: seal.name,
  photos: [],
  range_km: 570,
  battery_capacity_kwh: null,
  motor_power_hp: null,
  top_speed_kmh: null,
  torque_nm: null,
  acceleration_s: null,
  charging_protocol: null,
  price_egp: 2_000_000,
  dimensions: null,
  dealer: null,
  ac_kw: null,
  dc_kw: null,
  warranty_years: null,
  body_type: null,
  powertrain: 'BEV',
  range_cycle: 'WLTP',
  ev_range_km: null,
  combined_range_km: null,
  import_channel: null,
  price_source: null,
  price_verified_on: null,
  updated_at: '2026-11-21T00:00:00Z',
  ...change,
});

describe('carNow', () => {
  it('takes the built car when nothing has changed, and knows when there is none', () => {
    expect(carNow(seal, byd, null)).toBe(seal);
    expect(carNow(seal, byd, nothing)).toBe(seal);
    expect(carNow({ brandId: 'byd', id: 'gone-1' }, byd, null)).toBeUndefined();
    expect(carNow(seal, null, nothing)).toBeUndefined();
  });

  it('takes a changed price, also of a car that was renamed', () => {
    const changes = { ...nothing, cars: [row({ model: 'Seal 2027' })] };
    expect(carNow(seal, byd, changes)).toMatchObject({
      id: seal.id,
      name: 'Seal 2027',
      price: 2_000_000,
    });
  });

  it('finds a car, and a brand, that came after the build', () => {
    const id = '5f0c1234-0000-4000-8000-000000000000';
    const cars = [row({ id, model: 'Dolphin' })];
    expect(
      carNow({ brandId: 'byd', id: 'dolphin-5f0c1234' }, byd, { ...nothing, cars }),
    ).toMatchObject({ name: 'Dolphin', brand: 'BYD' });
    const brands = [{ id: 'new', name_en: 'New', logo_url: null }];
    const wanted = { brandId: 'new', id: 'dolphin-5f0c1234' };
    expect(carNow(wanted, null, { ...nothing, cars, brands })).toMatchObject({ brand: 'New' });
  });

  it('drops a car that was withdrawn, or whose brand was', () => {
    const withdrawn = (lists: Partial<CatalogueChanges['withdrawn']>) => ({
      ...nothing,
      withdrawn: { ...nothing.withdrawn, ...lists },
    });
    expect(carNow(seal, byd, withdrawn({ cars: [seal.recordId] }))).toBeUndefined();
    expect(carNow(seal, byd, withdrawn({ brands: ['byd'] }))).toBeUndefined();
    expect(carNow(seal, byd, withdrawn({ cars: ['another'] }))).toBe(seal);
  });
});
