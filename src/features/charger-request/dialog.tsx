import type { RequestDialogProps } from '@/features/request/dialogs';
import { RequestDialog } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { ChargerRequestForm } from './ChargerRequestForm';

/** The dialog 'Help Me Choose a Charger'. */
export default function ChargerRequestDialog({ onClosed }: RequestDialogProps) {
  return (
    <RequestDialog title={m.charger_request_title()} onClosed={onClosed}>
      <ChargerRequestForm />
    </RequestDialog>
  );
}
