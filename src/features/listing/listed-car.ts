import type { Car, CardCar } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';

/** What the list of models knows of a car: what its card shows, and what filters and sorting ask for. */
export type ListedCar = CardCar &
  Pick<Car, 'bodyType' | 'chargingProtocol' | 'motorPower'> & {
    /** What tells the car's record from all others: its id, or the beginning of it that no other shares. */
    recordKey: string;
    brandAr: Brand['nameAr'];
  };
