import { LateFormDialog } from '#components/LateDialog.tsx';
import type { DeskRequest } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';

const loadProposal = async () => (await import('./VisitProposal.tsx')).VisitProposal;

type Props = { request: DeskRequest; open: boolean; onClose: () => void };

/** Two or three hours for the buyer to choose from: stored, then sent by WhatsApp with a link, and by mail. */
export function ProposeHours({ request, open, onClose }: Props) {
  return (
    <LateFormDialog
      load={loadProposal}
      open={open}
      onClose={onClose}
      title={m.desk_propose_title()}
      description={m.desk_propose_text()}
      size="wide"
    >
      {(VisitProposal) => <VisitProposal request={request} onClose={onClose} />}
    </LateFormDialog>
  );
}
