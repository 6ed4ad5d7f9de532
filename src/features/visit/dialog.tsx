import type { RequestDialogProps } from '@/features/request/dialogs';
import { RequestDialog } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { fetchCalendar } from '@/ui/DatePicker';
import { VisitForm } from './VisitForm';

// This file is often preloaded. If the calendar fails here, the form tries again.
fetchCalendar().catch(() => undefined);

/** The dialog that books a visit to see a car. */
export default function VisitDialog({ car, onClosed }: RequestDialogProps) {
  if (!car) return null;
  return (
    <RequestDialog title={m.visit_title()} onClosed={onClosed}>
      <VisitForm car={car} />
    </RequestDialog>
  );
}
