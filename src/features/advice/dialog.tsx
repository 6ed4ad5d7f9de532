import type { DialogFor } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { CarRequestForm } from './CarRequestForm';

/** The dialog 'Find Your Perfect Electric Vehicle' (Spec 2, 'Help Me Choose'). */
export const dialogFor: DialogFor = (car) => ({
  title: m.advice_title(),
  children: <CarRequestForm car={car} />,
});
