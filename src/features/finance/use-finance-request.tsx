import { storeFinancingRequest } from '@/data/requests';
import type { RequestedCar } from '@/features/request/dialog.store';
import { knownPerson } from '@/features/request/person';
import { useRequestForm } from '@/features/request/use-request-form';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { FinanceSchema, type FinanceValues } from './finance.schema';

/** The form that asks for financing, with what is known of the car and the person filled in. */
export function useFinanceRequest(car: RequestedCar | null) {
  const { name, phone } = knownPerson();
  const price = car?.price ?? null;
  const defaults: FinanceValues = {
    brand: car?.brand ?? '',
    model: car?.model ?? '',
    year: '',
    car_price: price === null ? '' : formatNumber(price, 2),
    down_payment: '',
    name,
    mobile_number: phone,
    occupation: '',
    company_name: '',
    monthly_income: '',
    address: '',
  };
  return useRequestForm({
    name: car === null ? 'finance' : `finance/${car.id}`,
    action: 'finance_form',
    schema: FinanceSchema,
    defaults,
    send: async (backend, key, checked) => {
      const company_name = checked.company_name ?? null;
      await storeFinancingRequest(backend, key, { ...checked, company_name });
      return checked;
    },
    failed: () => m.finance_failed(),
  });
}

export type FinanceRequestForm = ReturnType<typeof useFinanceRequest>['form'];
