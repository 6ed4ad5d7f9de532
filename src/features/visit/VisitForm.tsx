import { useEffect } from 'react';
import { fullName } from '@/features/catalogue/full-name';
import type { RequestedCar } from '@/features/request/dialog.store';
import { RequestForm } from '@/features/request/RequestForm';
import { m } from '@/paraglide/messages.js';
import { dismissShown, notify } from '@/ui/toast.store';
import { useVisitRequest } from './use-visit-request';
import { VisitBooked } from './VisitBooked';
import { VisitorFields } from './VisitorFields';
import { WhenFields } from './WhenFields';

/** Books a visit to see a car: when first, since that is what the person came for. */
export function VisitForm({ car }: { car: RequestedCar }) {
  const request = useVisitRequest(car);
  const { form } = request;
  const { submitCount } = form.formState;

  // The field may be out of sight by then.
  useEffect(() => {
    if (submitCount === 0 || /[^\s\p{Cf}]/u.test(form.getValues('visit_date'))) return;
    notify('error', { text: m.visit_date_missing() });
    return form.subscribe({
      name: 'visit_date',
      formState: { values: true },
      callback: dismissShown,
    });
  }, [submitCount, form]);

  if (request.sent) return <VisitBooked visit={request.sent.result} />;
  return (
    <RequestForm request={request} submitLabel={m.visit_submit()}>
      <p className="text-muted">
        {m.visit_lead({ car: fullName({ brand: car.brand, name: car.model }) })}
      </p>
      <WhenFields form={form} />
      <VisitorFields form={form} />
    </RequestForm>
  );
}
