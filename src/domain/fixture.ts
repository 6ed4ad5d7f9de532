import * as z from 'zod/mini';
import type { Car } from './car.ts';
import { type CarRow, tolerant } from './catalogue-rows.ts';
import type { CatalogueChanges } from './changes.ts';
import { batteryColumns, factColumns } from './columns.ts';

/** A complete car for tests; what a test is about goes into `change`. */
export function sampleCar(change: Partial<Car> = {}): Car {
  return {
    id: 'seal-rwd-851bec1e',
    recordId: '851bec1e-de27-487c-9ce4-aa5f0b4702d2',
    brandId: 'byd',
    brand: 'BYD',
    name: 'Seal RWD',
    imageUrl: '/pictures/fallback-car.jpg',
    galleryImages: [],
    powertrain: 'BEV',
    range: 570,
    rangeCycle: 'WLTP',
    evRange: null,
    combinedRange: null,
    batteryCapacity: 82.5,
    usableCapacity: null,
    townDraw: null,
    motorwayDraw: null,
    drawSource: null,
    rapidMeanPower: null,
    batteryChemistry: null,
    batteryCooling: null,
    motorPower: 313,
    maxSpeed: 180,
    torque: 360,
    acceleration: 5.9,
    chargingProtocol: 'CCS2',
    connectorBasis: 'recorded',
    acChargingPower: 11,
    dcChargingPower: 150,
    price: 2_200_000,
    priceStanding: 'confirmed',
    priceSource: 'Dealer price list',
    priceVerifiedOn: '2026-11-21',
    dimensions: '4800 x 1875 x 1460',
    bodyType: 'Sedan',
    dealer: 'Al Amal',
    importChannel: 'official',
    warrantyYears: 3,
    facts: {},
    updatedAt: '2026-11-20T00:00:00Z',
    ...change,
  };
}

const noFacts = z.object(tolerant({ ...batteryColumns, ...factColumns })).parse({});

/** The record of that car, of which little more than the names is known. */
export function sampleRow(change: Partial<CarRow> = {}): CarRow {
  return {
    id: '851bec1e-de27-487c-9ce4-aa5f0b4702d2',
    brand: 'BYD',
    brand_id: 'byd',
    model: 'Seal RWD',
    photos: [],
    range_km: 570,
    battery_capacity_kwh: null,
    motor_power_hp: null,
    top_speed_kmh: null,
    torque_nm: null,
    acceleration_s: null,
    charging_protocol: null,
    connector_basis: 'assumed',
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
    price_standing: 'level',
    price_source: null,
    price_verified_on: null,
    ...noFacts,
    updated_at: '2026-11-21T00:00:00Z',
    ...change,
  };
}

/** A catalogue that is as it was built. */
export const noChanges: CatalogueChanges = {
  brands: [],
  cars: [],
  chargers: [],
  withdrawn: { brands: [], cars: [], chargers: [] },
  complete: true,
};
