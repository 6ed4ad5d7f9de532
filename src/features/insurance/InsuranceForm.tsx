import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { RequestForm } from '@/features/request/RequestForm';
import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { MoneyField, PhoneField, TextField } from '@/ui/Field';
import { type KnownBrand, named } from './known-models';
import type { InsuranceRequest } from './use-insurance-request';
import { useKnownModels } from './use-known-models';

type Props = {
  request: InsuranceRequest;
  /** Brands to suggest; none where the page does not have them. */
  brands?: readonly KnownBrand[];
};

const noBrands: readonly KnownBrand[] = [];

/** The six fields of both insurance forms: the car first, since the person is known already. */
export function InsuranceForm({ request, brands = noBrands }: Props) {
  const { control, register, formState } = request.form;
  const [brand, model] = useWatch({ control, name: ['brand', 'model'] });
  const models = useKnownModels(brands, brand);
  const [brandList, modelList] = [useId(), useId()];
  const newPrice = named(models, model)?.price ?? null;
  const error = (name: keyof typeof formState.errors & string) => formState.errors[name]?.message;
  return (
    <RequestForm request={request} submitLabel={m.insurance_submit()}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          props={register('brand')}
          label={m.insurance_field_brand()}
          error={error('brand')}
          autoComplete="off"
          list={brandList}
          required
        />
        <TextField
          props={register('model')}
          label={m.insurance_field_model()}
          error={error('model')}
          autoComplete="off"
          list={modelList}
          required
        />
        <TextField
          props={register('year')}
          label={m.insurance_field_year()}
          error={error('year')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
        />
        <MoneyField
          props={register('current_car_price')}
          label={m.insurance_field_price()}
          hint={
            newPrice === null
              ? m.insurance_field_price_hint()
              : m.insurance_field_price_new({ price: formatEgp(newPrice) })
          }
          error={error('current_car_price')}
          required
        />
        <TextField
          props={register('ev_owner_name')}
          label={m.insurance_field_owner()}
          hint={m.insurance_field_owner_hint()}
          error={error('ev_owner_name')}
          autoComplete="name"
          required
        />
        <PhoneField
          props={register('phone')}
          label={m.insurance_field_phone()}
          error={error('phone')}
          required
        />
      </div>
      <datalist id={brandList}>
        {brands.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <datalist id={modelList}>
        {models.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </RequestForm>
  );
}
