import { type Drivable, roadRange } from '@/features/catalogue/road-range';
import { type DrivingCost, drivingCost } from '@/features/tariffs/driving-cost';
import type { Tariffs } from '@/features/tariffs/tariffs';

/** What a month of driving a car costs, from its battery and planned range; null when either is missing. */
export function runningCost(
  car: Drivable & { batteryCapacity: number },
  tariffs: Tariffs,
): DrivingCost | null {
  const planned = roadRange(car);
  if (planned === null || planned.km === 0 || car.batteryCapacity <= 0) return null;
  return drivingCost((car.batteryCapacity / planned.km) * 100, tariffs);
}
