import { useEffect } from 'react';
import { storeCarRequest } from '@/data/requests';
import { fullName } from '@/features/catalogue/full-name';
import { ContactFields } from '@/features/request/ContactFields';
import type { RequestedCar } from '@/features/request/dialog.store';
import { knownPerson } from '@/features/request/person';
import { Confirmation } from '@/features/request/RequestDialog';
import { RequestForm } from '@/features/request/RequestForm';
import { useRequestForm } from '@/features/request/use-request-form';
import { m } from '@/paraglide/messages.js';
import { YesNoField } from '@/ui/ChoiceField';
import { TextField } from '@/ui/Field';
import { notify } from '@/ui/toast.store';
import { CarRequestSchema } from './car-request.schema';
import { Suggestions } from './Suggestions';

const unanswered = {
  location: '',
  daily_km: '',
  travel_between_cities: '',
  travel_destination: '',
  own_second_car: '',
  private_parking: '',
};

/**
 * What a person needs from a car, and once it is sent, what fits.
 * @param car on whose page they asked, or null
 */
export function CarRequestForm({ car }: { car: RequestedCar | null }) {
  const request = useRequestForm({
    name: 'advice',
    action: car === null ? 'advice' : 'car_advice',
    schema: CarRequestSchema,
    defaults: { ...knownPerson(), ...unanswered },
    send: async (backend, key, stated) => {
      await storeCarRequest(backend, key, stated);
      return stated;
    },
    failed: () => m.advice_failed(),
  });
  const { form, sent } = request;
  useEffect(() => {
    if (sent) notify('success', { title: m.advice_sent(), text: m.advice_sent_text() });
  }, [sent]);
  if (sent) {
    return (
      <Confirmation title={m.advice_thanks()} text={m.advice_thanks_text()}>
        <Suggestions stated={sent.result} asked={car} />
      </Confirmation>
    );
  }

  const { errors } = form.formState;
  const travels = form.watch('travel_between_cities') === 'yes';
  return (
    <RequestForm request={request} submitLabel={m.advice_submit()}>
      <p className="text-muted">
        {car === null
          ? m.advice_lead()
          : m.advice_lead_asked({ car: fullName({ brand: car.brand, name: car.model }) })}
      </p>
      <TextField
        props={form.register('daily_km')}
        label={m.advice_daily_km()}
        hint={m.advice_daily_km_hint()}
        error={errors.daily_km?.message}
        required
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
      <YesNoField
        props={form.register('travel_between_cities')}
        label={m.advice_travel()}
        error={errors.travel_between_cities?.message}
        required
      />
      {travels && (
        <TextField
          props={form.register('travel_destination')}
          label={m.advice_travel_destination()}
          hint={m.advice_travel_destination_hint()}
          error={errors.travel_destination?.message}
          required
          autoComplete="off"
        />
      )}
      <YesNoField
        props={form.register('own_second_car')}
        label={m.advice_second_car()}
        error={errors.own_second_car?.message}
        required
      />
      <YesNoField
        props={form.register('private_parking')}
        label={m.advice_parking()}
        hint={m.advice_parking_hint()}
        error={errors.private_parking?.message}
        required
      />
      <TextField
        props={form.register('location')}
        label={m.advice_location()}
        hint={m.advice_location_hint()}
        error={errors.location?.message}
        autoComplete="address-level2"
      />
      <ContactFields register={form.register} errors={errors} />
    </RequestForm>
  );
}
