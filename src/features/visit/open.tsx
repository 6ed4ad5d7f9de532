import type { AskedCar } from '@/features/request/asked-car';
import { showRequest } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { fetchCalendar } from '@/ui/DatePicker';
import { VisitForm } from './VisitForm';

// This file is fetched when the dialog is about to be asked for; a failure shows in the form.
fetchCalendar().catch(() => undefined);

/** Opens the dialog that books a visit to see a car; without a car there is nothing to see. */
export function open(car: AskedCar | null): void {
  if (car === null) return;
  showRequest({
    title: m.visit_title(),
    children: <VisitForm car={car} />,
  });
}
