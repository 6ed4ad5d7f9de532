import type { RequestDialogProps } from '@/features/request/dialogs';
import { RequestDialog } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { CarRequestForm } from './CarRequestForm';

/** The dialog 'Find Your Perfect Electric Vehicle'. */
export default function AdviceDialog({ car, onClosed }: RequestDialogProps) {
  return (
    <RequestDialog title={m.advice_title()} onClosed={onClosed}>
      <CarRequestForm car={car} />
    </RequestDialog>
  );
}
