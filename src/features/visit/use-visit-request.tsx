import { notifySales } from '@/data/notify-sales';
import { RequestFailure } from '@/data/request-failure';
import { storeVisitRequest } from '@/data/requests';
import type { RequestedCar } from '@/features/request/dialog.store';
import { knownPerson } from '@/features/request/person';
import { useRequestForm } from '@/features/request/use-request-form';
import { inEnglishOnly } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { VisitSchema, type VisitValues } from './visit.schema';

/** The form that books a visit; the sales team is told of it as soon as it is stored. */
export function useVisitRequest(car: RequestedCar) {
  const { name, email, phone } = knownPerson();
  const defaults: VisitValues = {
    full_name: name,
    email,
    phone_number: phone,
    visit_date: '',
    visit_time: '',
    trim: '',
    preferred_color: '',
  };
  return useRequestForm({
    name: `visit/${car.id}`,
    action: 'visit',
    schema: VisitSchema,
    defaults,
    send: async (backend, key, checked) => {
      const { brand, model } = car;
      const visit = await storeVisitRequest(backend, key, {
        ...checked,
        trim: checked.trim ?? null,
        preferred_color: checked.preferred_color ?? null,
        brand_name: brand,
        model_name: model,
      });
      void notifySales(backend, visit, { brand, model });
      return visit;
    },
    failed: failureText,
  });
}

export type VisitRequestForm = ReturnType<typeof useVisitRequest>;

/** What the backend says of it, where it says something; that no answer came tells a person nothing. */
function failureText(failure: unknown): string {
  const answered = failure instanceof RequestFailure && failure.kind !== 'offline';
  // By the clock of the backend; that of the device may be behind.
  if (answered && failure.message.includes('A visit lies ahead')) {
    return m.visit_time_passed();
  }
  return (answered && inEnglishOnly(failure.message)) || m.visit_failed();
}
