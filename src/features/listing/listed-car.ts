import type { Car } from '@/features/catalogue/car';

/** What the list of models knows of a car: what its card shows, and what filters and sorting ask for. */
export type ListedCar = Pick<
  Car,
  | 'id'
  | 'brandId'
  | 'brand'
  | 'name'
  | 'imageUrl'
  | 'powertrain'
  | 'range'
  | 'rangeCycle'
  | 'evRange'
  | 'combinedRange'
  | 'price'
  | 'priceSource'
  | 'priceVerifiedOn'
  | 'bodyType'
  | 'chargingProtocol'
  | 'motorPower'
> & {
  /** What tells the car's record from all others: its id, or the beginning of it that no other shares. */
  recordKey: string;
};
