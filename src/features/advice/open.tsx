import type { AskedCar } from '@/features/request/asked-car';
import { showRequest } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { CarRequestForm } from './CarRequestForm';

/** Opens the dialog 'Find Your Perfect Electric Vehicle' (Spec 2, 'Help Me Choose'). */
export function open(car: AskedCar | null): void {
  showRequest({ title: m.advice_title(), children: <CarRequestForm car={car} /> });
}
