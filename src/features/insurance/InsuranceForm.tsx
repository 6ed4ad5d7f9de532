import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PhoneField, TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { MoneyField } from '#components/MoneyField.tsx';
import { storeRequest } from '#data/requests.ts';
import { shownPremiums } from '#domain/insurance.ts';
import { CarFields } from '#features/request/CarFields.tsx';
import { circumstancesOf, itemOf } from '#features/request/circumstances.ts';
import type { RequestedCar } from '#features/request/dialog.store.ts';
import { RequestForm } from '#features/request/RequestForm.tsx';
import { priceText, useKnownCar } from '#features/request/use-known-car.tsx';
import { knownPerson, useRequestForm } from '#features/request/use-request-form.tsx';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { dialledPhone, type FormRules, insuranceSchema } from './insurance.schema.ts';

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
      current_car_price: priceText(car?.price),
      brand: car?.brand ?? '',
      model: car?.model ?? '',
      year: '',
    },
    send: async (backend, key, values) => {
      await storeRequest(backend, 'insurance_requests', key, {
        ...values,
        ...circumstancesOf(car && itemOf(car), shownPremiums(values.current_car_price)),
      });
      return values;
    },
    failed: rules.failed,
  });
}

type InsuranceRequest = ReturnType<typeof useInsuranceRequest>;

/** The car of the form as it is typed, and what the catalogue knows of it. @param car of the page, or null */
export function useInsuredCar({ form }: InsuranceRequest, car: RequestedCar | null) {
  const [brand, model, price] = useWatch({
    control: form.control,
    name: ['brand', 'model', 'current_car_price'],
  });
  const fill = (name: 'brand' | 'model' | 'current_car_price', text: string) =>
    form.setValue(name, text, { shouldValidate: form.formState.isSubmitted });
  const known = useKnownCar(
    { brand, model, price },
    { name: 'current_car_price', initial: priceText(car?.price) },
    fill,
  );
  return { known, price, fillPrice: (text: string) => fill('current_car_price', text) };
}

type Props = {
  request: InsuranceRequest;
  known: ReturnType<typeof useKnownCar>;
};

/** The six fields of both insurance forms: the car first, because the person is known already. */
export function InsuranceForm({ request, known }: Props) {
  const field = fieldsOf(request.form);
  return (
    <RequestForm request={request} submitLabel={m.insurance_submit()}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CarFields
          known={known}
          brand={{ ...field('brand'), label: m.insurance_field_brand() }}
          model={{ ...field('model'), label: m.insurance_field_model() }}
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
            known.newPrice === null
              ? m.insurance_field_price_hint()
              : m.insurance_field_price_new({ price: formatEgp(known.newPrice) })
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
    </RequestForm>
  );
}
