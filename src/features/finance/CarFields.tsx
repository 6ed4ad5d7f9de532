import { m } from '@/paraglide/messages.js';
import { MoneyField, TextField } from '@/ui/Field';
import { AmountToFinance } from './AmountToFinance';
import type { FinanceRequestForm } from './use-finance-request';

/** The car, its price and what is paid down, with what is left for the bank. */
export function CarFields({ form }: { form: FinanceRequestForm }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <fieldset className="grid gap-5 md:grid-cols-6">
      <legend className="mb-4 text-subheading">{m.finance_car()}</legend>
      <div className="md:col-span-2">
        <TextField
          props={register('brand')}
          label={m.finance_brand()}
          error={errors.brand?.message}
          autoComplete="off"
          required
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          props={register('model')}
          label={m.finance_model()}
          error={errors.model?.message}
          autoComplete="off"
          required
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          props={register('year')}
          label={m.finance_year()}
          error={errors.year?.message}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <div className="md:col-span-3">
        <MoneyField
          props={register('car_price', { deps: 'down_payment' })}
          label={m.finance_car_price()}
          error={errors.car_price?.message}
          required
        />
      </div>
      <div className="md:col-span-3">
        <MoneyField
          props={register('down_payment')}
          label={m.finance_down_payment()}
          error={errors.down_payment?.message}
          required
        />
      </div>
      <div className="md:col-span-6">
        <AmountToFinance control={form.control} />
      </div>
    </fieldset>
  );
}
