import MessageCircle from 'lucide-react/icons/message-circle';
import { whatsappLink } from '@/config/contacts';
import type { RequestedCar } from '@/features/request/dialog.store';
import type { RequestDialogProps } from '@/features/request/dialogs';
import { Confirmation, RequestDialog } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { plansAddress } from './entrance';
import { dialogRules } from './form-rules';
import { InsuranceForm } from './InsuranceForm';
import { QuoteRows } from './QuoteRows';
import { quoteMessage } from './quote-message';
import { useInsuranceRequest } from './use-insurance-request';

/** The dialog that asks for insurance. */
export default function InsuranceDialog({ car, onClosed }: RequestDialogProps) {
  return (
    <RequestDialog title={m.insurance_dialog_title()} onClosed={onClosed}>
      <DialogQuote car={car} />
    </RequestDialog>
  );
}

/** The form, then the confirmation with the quotes. */
function DialogQuote({ car }: { car: RequestedCar | null }) {
  const request = useInsuranceRequest(dialogRules, car);
  if (request.sent === null) {
    return (
      <div className="grid gap-5">
        <p className="text-muted">{m.insurance_dialog_text()}</p>
        <InsuranceForm request={request} />
      </div>
    );
  }
  const quoted = request.sent.result;
  return (
    <Confirmation title={m.insurance_sent()} text={m.insurance_sent_text()}>
      <QuoteRows car={quoted} />
      <p className="text-micro text-muted">{m.insurance_indicative()}</p>
      <a href={plansAddress()} className="link justify-self-start text-small">
        {m.insurance_quote_cover()}
      </a>
      <ButtonLink href={whatsappLink(quoteMessage(quoted))} newTab>
        <MessageCircle className="size-4" aria-hidden="true" />
        {m.insurance_quote_whatsapp()}
      </ButtonLink>
    </Confirmation>
  );
}
