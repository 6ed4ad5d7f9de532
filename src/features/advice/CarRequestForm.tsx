import { useEffect } from 'react';
import { YesNoField } from '#components/ChoiceField.tsx';
import { TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { notify } from '#components/toast.store.ts';
import { storeRequest } from '#data/requests.ts';
import { fullName } from '#domain/full-name.ts';
import { circumstancesOf, itemOf } from '#features/request/circumstances.ts';
import type { RequestDialogProps, RequestedCar } from '#features/request/dialog.store.ts';
import { Confirmation, RequestDialog } from '#features/request/RequestDialog.tsx';
import { ContactFields, RequestForm } from '#features/request/RequestForm.tsx';
import { knownPerson, useRequestForm } from '#features/request/use-request-form.tsx';
import { m } from '#paraglide/messages.js';
import { adviceInTime, fetchAdvice } from './advice.ts';
import { CarRequestSchema } from './car-request.schema.ts';
import { lastAnswers } from './last-answers.ts';
import { Suggestions } from './Suggestions.tsx';

/** The dialog 'Find Your Perfect Electric Vehicle'. */
export default function AdviceDialog({ car, onClosed }: RequestDialogProps) {
  return (
    <RequestDialog title={m.advice_title()} onClosed={onClosed}>
      <CarRequestForm car={car} />
    </RequestDialog>
  );
}

const unanswered = {
  location: '',
  daily_km: '',
  travel_between_cities: '',
  travel_destination: '',
  own_second_car: '',
  private_parking: '',
};

/** The form for a buyer's needs and, once it is sent, the cars that fit. @param car whose page they are on, or null */
function CarRequestForm({ car }: { car: RequestedCar | null }) {
  const request = useRequestForm({
    name: 'advice',
    action: car === null ? 'advice' : 'car_advice',
    schema: CarRequestSchema,
    defaults: { ...knownPerson(), ...unanswered, ...lastAnswers() },
    send: async (backend, key, stated) => {
      const advice = fetchAdvice(stated, car);
      await storeRequest(backend, 'car_requests', key, {
        ...stated,
        ...circumstancesOf(car && itemOf(car), await adviceInTime(advice)),
      });
      return { advice };
    },
    failed: () => m.advice_failed(),
    failsInToast: true,
  });
  const { form, sent } = request;
  useEffect(() => {
    if (sent) notify('success', { title: m.advice_sent(), text: m.advice_sent_text() });
  }, [sent]);
  if (sent) {
    return (
      <Confirmation title={m.advice_thanks()} text={m.advice_thanks_text()}>
        <Suggestions advice={sent.result.advice} />
      </Confirmation>
    );
  }

  const field = fieldsOf(form);
  return (
    <RequestForm request={request} submitLabel={m.advice_submit()}>
      <p className="text-muted">
        {car === null
          ? m.advice_lead()
          : m.advice_lead_asked({ car: fullName({ brand: car.brand, name: car.model }) })}
      </p>
      <TextField
        {...field('daily_km')}
        label={m.advice_daily_km()}
        hint={m.advice_daily_km_hint()}
        required
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
      <YesNoField {...field('travel_between_cities')} label={m.advice_travel()} required />
      {form.watch('travel_between_cities') === 'yes' && (
        <TextField
          {...field('travel_destination')}
          label={m.advice_travel_destination()}
          hint={m.advice_travel_destination_hint()}
          required
          autoComplete="off"
        />
      )}
      <YesNoField {...field('own_second_car')} label={m.advice_second_car()} required />
      <YesNoField
        {...field('private_parking')}
        label={m.advice_parking()}
        hint={m.advice_parking_hint()}
        required
      />
      <TextField
        {...field('location')}
        label={m.advice_location()}
        hint={m.advice_location_hint()}
        autoComplete="address-level2"
      />
      <ContactFields field={field} />
    </RequestForm>
  );
}
