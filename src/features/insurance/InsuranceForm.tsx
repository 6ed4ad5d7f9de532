import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MoneyField, PhoneField, TextField } from '@/components/Field';
import { fieldsOf } from '@/components/fields-of';
import { storeRequest } from '@/data/requests';
import { circumstances, itemOf } from '@/features/request/circumstances';
import type { RequestedCar } from '@/features/request/dialog.store';
import { RequestForm } from '@/features/request/RequestForm';
import { knownPerson, useRequestForm } from '@/features/request/use-request-form';
import { formatEgp, formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { dialledPhone, type FormRules, insuranceSchema } from './insurance.schema';
import { findByName, type KnownBrand, useKnownModels } from './known-models';
import { shownPremiums } from './plans';

/** The request for an insurance quote; its result is what was sent. @param car of the page; null on the insurance page */
export function useInsuranceRequest(rules: FormRules, car: RequestedCar | null) {
  const [schema] = useState(() => insuranceSchema(rules));
  const { name, phone } = knownPerson();
  return useRequestForm({
    name: car === null ? 'insurance' : `insurance/${car.id}`,
    action: 'insurance',
    schema,
    defaults: {
      ev_owner_name: name,
      phone: dialledPhone(phone),
      current_car_price: car?.price ? formatNumber(car.price, 2) : '',
      brand: car?.brand ?? '',
      model: car?.model ?? '',
      year: '',
    },
    send: async (backend, key, values) => {
      await storeRequest(backend, 'insurance_requests', key, {
        ...values,
        ...circumstances(car && itemOf(car), shownPremiums(values.current_car_price)),
      });
      return values;
    },
    failed: rules.failed,
  });
}

type Props = {
  request: ReturnType<typeof useInsuranceRequest>;
  /** Brands to suggest; none where the page does not have them. */
  brands?: readonly KnownBrand[];
};

const noBrands: readonly KnownBrand[] = [];

/** The six fields of both insurance forms: the car first, because the person is known already. */
export function InsuranceForm({ request, brands = noBrands }: Props) {
  const field = fieldsOf(request.form);
  const [brand, model] = useWatch({ control: request.form.control, name: ['brand', 'model'] });
  const models = useKnownModels(brands, brand);
  const [brandList, modelList] = [useId(), useId()];
  const newPrice = findByName(models, model)?.price ?? null;
  return (
    <RequestForm request={request} submitLabel={m.insurance_submit()}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('brand')}
          label={m.insurance_field_brand()}
          autoComplete="off"
          list={brandList}
          required
        />
        <TextField
          {...field('model')}
          label={m.insurance_field_model()}
          autoComplete="off"
          list={modelList}
          required
        />
        <TextField
          {...field('year')}
          label={m.insurance_field_year()}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
        />
        <MoneyField
          {...field('current_car_price')}
          label={m.insurance_field_price()}
          hint={
            newPrice === null
              ? m.insurance_field_price_hint()
              : m.insurance_field_price_new({ price: formatEgp(newPrice) })
          }
          required
        />
        <TextField
          {...field('ev_owner_name')}
          label={m.insurance_field_owner()}
          hint={m.insurance_field_owner_hint()}
          autoComplete="name"
          required
        />
        <PhoneField {...field('phone')} label={m.insurance_field_phone()} required />
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
