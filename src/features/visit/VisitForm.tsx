import { useEffect } from 'react';
import type { AskedCar } from '@/features/request/asked-car';
import { RequestForm } from '@/features/request/RequestForm';
import { m } from '@/paraglide/messages.js';
import { EmailAddressField, PhoneField, TextField } from '@/ui/TextField';
import { notify } from '@/ui/toast.store';
import { useVisitRequest } from './use-visit-request';
import { VisitBooked } from './VisitBooked';
import { WhenFields } from './WhenFields';

/** Books a visit to see a car (Spec 2, 'Car detail'): when first, since that is what the person came for. */
export function VisitForm({ car }: { car: AskedCar }) {
  const request = useVisitRequest(car);
  const { register, formState, getValues } = request.form;
  const { errors, submitCount } = formState;

  // The field may be out of sight by then (Spec 5, 'Visit form').
  useEffect(() => {
    if (submitCount === 0 || getValues('visit_date').trim() !== '') return;
    notify('error', { text: m.visit_date_missing() });
  }, [submitCount, getValues]);

  if (request.sent) return <VisitBooked visit={request.sent.result} />;
  return (
    <RequestForm request={request} submitLabel={m.visit_submit()}>
      <WhenFields form={request.form} />
      <div className="grid gap-5 border-t border-line pt-5 md:grid-cols-2">
        <div className="md:col-span-2">
          <TextField
            props={register('full_name')}
            label={m.visit_name()}
            error={errors.full_name?.message}
            autoComplete="name"
            required
          />
        </div>
        <PhoneField
          props={register('phone_number')}
          label={m.visit_phone()}
          error={errors.phone_number?.message}
          required
        />
        <EmailAddressField
          props={register('email')}
          label={m.visit_email()}
          error={errors.email?.message}
          required
        />
        <TextField
          props={register('trim')}
          label={m.visit_trim()}
          error={errors.trim?.message}
          autoComplete="off"
        />
        <TextField
          props={register('preferred_color')}
          label={m.visit_color()}
          error={errors.preferred_color?.message}
          autoComplete="off"
        />
      </div>
    </RequestForm>
  );
}
