import type { Car } from '#domain/car.ts';
import { sampleCar } from '#domain/fixture.ts';

/** A car with every field filled, for tests. */
export const fullCar: Car = sampleCar({
  imageUrl: '/pictures/cars/byd-seal-rwd/side-sky.svg',
  galleryImages: ['/pictures/cars/byd-seal-rwd/side-sky.svg'],
  priceStanding: 'level',
  priceSource: 'Indicative, not a quotation',
  priceVerifiedOn: '2026-11-20',
});

/** A range-extended car. */
export const sampleHybrid: Car = {
  ...fullCar,
  brandId: 'deepal',
  brand: 'Deepal',
  name: 'S07 REEV',
  powertrain: 'EREV',
  range: 200,
  rangeCycle: 'CLTC',
  evRange: 200,
  combinedRange: 1120,
  batteryCapacity: 31.7,
};

/** A car of which the record holds nothing but its name. */
export const sampleBlank: Car = {
  ...fullCar,
  range: null,
  rangeCycle: null,
  batteryCapacity: 0,
  motorPower: null,
  maxSpeed: null,
  torque: null,
  acceleration: null,
  acChargingPower: null,
  dcChargingPower: null,
  price: null,
  priceStanding: 'level',
  priceSource: null,
  priceVerifiedOn: null,
  dimensions: null,
  dealer: null,
  importChannel: null,
  warrantyYears: null,
};
