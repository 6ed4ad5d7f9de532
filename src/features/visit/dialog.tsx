import type { DialogFor } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { fetchCalendar } from '@/ui/DatePicker';
import { VisitForm } from './VisitForm';

// This file is fetched when the dialog is about to be asked for; a failure shows in the form.
fetchCalendar().catch(() => undefined);

/** The dialog that books a visit to see a car; without a car there is nothing to see. */
export const dialogFor: DialogFor = (car) =>
  car && { title: m.visit_title(), children: <VisitForm car={car} /> };
