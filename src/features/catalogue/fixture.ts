import type { Car } from '@/features/catalogue/car';

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
    motorPower: 313,
    maxSpeed: 180,
    torque: 360,
    acceleration: 5.9,
    chargingProtocol: 'CCS2',
    acChargingPower: 11,
    dcChargingPower: 150,
    price: 2_200_000,
    priceSource: 'Dealer price list',
    priceVerifiedOn: '2026-11-21',
    installationPrice: 15_000,
    dimensions: '4800 x 1875 x 1460',
    bodyType: 'Sedan',
    dealer: 'Al Amal',
    importChannel: 'official',
    warrantyYears: 3,
    features: [],
    updatedAt: '2026-11-20T00:00:00Z',
    ...change,
  };
}
