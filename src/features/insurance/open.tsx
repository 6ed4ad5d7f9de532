import type { AskedCar } from '@/features/request/asked-car';

/** Opens the dialog. */
export function open(_car: AskedCar | null): void {
  throw new Error('Not there yet');
}
