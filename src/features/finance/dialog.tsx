import type { RequestDialogProps } from '@/features/request/dialogs';
import { RequestDialog } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { FinanceForm } from './FinanceForm';

/** The dialog that asks for financing, of a car where the page is about one. */
export default function FinanceDialog({ car, onClosed }: RequestDialogProps) {
  return (
    <RequestDialog title={m.finance_title()} onClosed={onClosed}>
      <FinanceForm car={car} />
    </RequestDialog>
  );
}
