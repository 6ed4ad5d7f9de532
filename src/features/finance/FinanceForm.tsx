import type { RequestedCar } from '@/features/request/dialog.store';
import { RequestForm } from '@/features/request/RequestForm';
import { m } from '@/paraglide/messages.js';
import { CarFields } from './CarFields';
import { FinanceSent } from './FinanceSent';
import { PersonFields } from './PersonFields';
import { useFinanceRequest } from './use-finance-request';

/** Asks for a loan: the car and what is paid down, then who asks. */
export function FinanceForm({ car }: { car: RequestedCar | null }) {
  const request = useFinanceRequest(car);
  if (request.sent) return <FinanceSent sent={request.sent.result} />;
  return (
    <RequestForm request={request} submitLabel={m.finance_submit()}>
      <p className="text-muted">{m.finance_lead()}</p>
      <CarFields form={request.form} />
      <PersonFields form={request.form} />
    </RequestForm>
  );
}
