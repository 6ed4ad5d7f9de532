import { LateFormDialog } from '#components/LateDialog.tsx';
import { m } from '#paraglide/messages.js';
import type { RequestProps } from './use-act.tsx';

const loadMessage = async () => (await import('./WhatsAppMessage.tsx')).WhatsAppMessage;

type Props = RequestProps & { open: boolean; onClose: () => void; phone: string };

/** The message that is sent to the buyer by WhatsApp. */
export function WhatsAppDialog({ open, onClose, ...rest }: Props) {
  return (
    <LateFormDialog
      load={loadMessage}
      open={open}
      onClose={onClose}
      title={m.desk_whatsapp_title()}
    >
      {(WhatsAppMessage) => <WhatsAppMessage onSent={onClose} {...rest} />}
    </LateFormDialog>
  );
}
