import { m } from '@/paraglide/messages.js';
import { EmailAddressField, PhoneField, TextField } from '@/ui/Field';
import type { VisitRequestForm } from './use-visit-request';

/** Who comes, and what they would like to see of the car. */
export function VisitorFields({ form: { register, formState } }: Pick<VisitRequestForm, 'form'>) {
  const { errors } = formState;
  return (
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
  );
}
