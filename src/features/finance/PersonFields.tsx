import { m } from '@/paraglide/messages.js';
import { Field, MoneyField, PhoneField, Textarea, TextField } from '@/ui/Field';
import type { FinanceRequestForm } from './use-finance-request';

/** Who asks, and what a bank goes by. */
export function PersonFields({ form: { register, formState } }: { form: FinanceRequestForm }) {
  const { errors } = formState;
  return (
    <fieldset className="grid gap-5 md:grid-cols-2">
      <legend className="mb-4 text-subheading">{m.finance_you()}</legend>
      <TextField
        props={register('name')}
        label={m.finance_name()}
        error={errors.name?.message}
        autoComplete="name"
        required
      />
      <PhoneField
        props={register('mobile_number')}
        label={m.finance_mobile_number()}
        error={errors.mobile_number?.message}
        required
      />
      <TextField
        props={register('occupation')}
        label={m.finance_occupation()}
        error={errors.occupation?.message}
        autoComplete="organization-title"
        required
      />
      <MoneyField
        props={register('monthly_income')}
        label={m.finance_monthly_income()}
        error={errors.monthly_income?.message}
        required
      />
      <div className="md:col-span-2">
        <TextField
          props={register('company_name')}
          label={m.finance_company_name()}
          error={errors.company_name?.message}
          autoComplete="organization"
        />
      </div>
      <div className="md:col-span-2">
        <Field label={m.finance_address()} error={errors.address?.message} required>
          <Textarea {...register('address')} rows={2} autoComplete="street-address" />
        </Field>
      </div>
    </fieldset>
  );
}
