import { useState } from 'react';
import { storeInsuranceRequest } from '@/data/requests';
import type { RequestedCar } from '@/features/request/dialog.store';
import { knownPerson } from '@/features/request/person';
import { type RequestOf, useRequestForm } from '@/features/request/use-request-form';
import { formatNumber } from '@/lib/number';
import { dialledPhone } from './dialled-phone';
import type { FormRules } from './form-rules';
import { type InsuranceFields, type InsuranceValues, insuranceSchema } from './insurance.schema';

export type InsuranceRequest = RequestOf<InsuranceFields, InsuranceValues, InsuranceValues>;

/**
 * The request for an insurance quote, on the page and in the dialog; once it is stored, `sent` holds what was sent.
 * @param car what the person was looking at; null for a car that they tell of themselves
 */
export function useInsuranceRequest(rules: FormRules, car: RequestedCar | null): InsuranceRequest {
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
      await storeInsuranceRequest(backend, key, values);
      return values;
    },
    failed: rules.failed,
  });
}
