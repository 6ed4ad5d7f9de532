import MessageCircle from 'lucide-react/icons/message-circle';
import { Badge } from '#components/Badge.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { whatsappLink } from '#config/contacts.ts';
import { premiums } from '#domain/insurance.ts';
import { RecentChoice } from '#features/request/CarFields.tsx';
import type { RequestDialogProps, RequestedCar } from '#features/request/dialog.store.ts';
import { Confirmation, RequestDialog } from '#features/request/RequestDialog.tsx';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { plansAddress } from './entrance.ts';
import { InsuranceForm, useInsuranceRequest, useInsuredCar } from './InsuranceForm.tsx';
import { dialogRules } from './insurance.schema.ts';
import { planName, planRate } from './plans.ts';
import { type QuotedCar, quoteMessage } from './quote.ts';

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
  const { known } = useInsuredCar(request, car);
  if (request.sent === null) {
    return (
      <div className="grid gap-5">
        <p className="text-muted">{m.insurance_dialog_text()}</p>
        <RecentChoice known={known} />
        <InsuranceForm request={request} known={known} />
      </div>
    );
  }
  const quoted = request.sent.result;
  return (
    <Confirmation title={m.insurance_sent()} text={m.insurance_sent_text()}>
      <QuoteRows car={quoted} />
      <p className="text-small">{m.insurance_indicative()}</p>
      <p className="text-micro text-muted">{m.insurance_popular_note()}</p>
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

/** The three quotes, one per line. */
function QuoteRows({ car }: { car: QuotedCar }) {
  return (
    <dl className="border-t border-line">
      {premiums(car.current_car_price).map(({ plan, egp }) => (
        <div
          key={plan.id}
          className="flex items-center justify-between gap-4 border-b border-line py-3.5"
        >
          <dt className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold">{planName(plan)}</span>
            <span className="text-small text-muted">{planRate(plan)}</span>
            {plan.mostPopular && <Badge tone="accent">{m.insurance_most_popular()}</Badge>}
          </dt>
          <dd className="shrink-0 text-end">
            <span className="text-subheading tabular-nums">{formatEgp(egp)}</span>{' '}
            <span className="text-small text-muted">{m.insurance_quote_year()}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
