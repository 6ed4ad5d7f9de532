import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { EmailAddressField, PhoneField, TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { dismissShown, notify } from '#components/toast.store.ts';
import { BackendFailure } from '#data/failure.ts';
import { notifySales } from '#data/own-functions.ts';
import { storeVisitRequest } from '#data/requests.ts';
import { fullName } from '#domain/full-name.ts';
import { circumstancesOf, itemOf } from '#features/request/circumstances.ts';
import type { RequestDialogProps, RequestedCar } from '#features/request/dialog.store.ts';
import { RequestDialog } from '#features/request/RequestDialog.tsx';
import { RequestForm } from '#features/request/RequestForm.tsx';
import { knownPerson, useRequestForm } from '#features/request/use-request-form.tsx';
import { inEnglishOnly } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { fetchCalendar } from './DatePicker.tsx';
import { VisitBooked } from './VisitBooked.tsx';
import { VisitSchema } from './visit.schema.ts';
import { WhenFields } from './WhenFields.tsx';

// This file is often preloaded. If the calendar fails here, the form tries again.
fetchCalendar().catch(() => undefined);

/** The dialog that books a visit to see a car. */
export default function VisitDialog({ car, onClosed }: RequestDialogProps) {
  if (!car) return null;
  return (
    <RequestDialog title={m.visit_title()} onClosed={onClosed}>
      <VisitForm car={car} />
    </RequestDialog>
  );
}

function useVisitRequest(car: RequestedCar) {
  const { name, email, phone } = knownPerson();
  return useRequestForm({
    name: `visit/${car.id}`,
    action: 'visit',
    schema: VisitSchema,
    defaults: {
      full_name: name,
      email,
      phone_number: phone,
      visit_date: '',
      visit_time: '',
      trim: '',
      preferred_color: '',
    },
    send: async (backend, key, checked) => {
      const { brand, model } = car;
      const visit = await storeVisitRequest(backend, key, {
        ...checked,
        brand_name: brand,
        model_name: model,
        ...circumstancesOf(itemOf(car)),
      });
      void notifySales(backend, visit, { brand, model });
      return visit;
    },
    failed: failureText,
    failedTitle: m.ui_toast_error(),
  });
}

/** The backend's reason, if it gave one that the reader understands. */
function failureText(failure: unknown): string {
  const answered = failure instanceof BackendFailure && failure.kind !== 'offline';
  // The backend's clock decides; the device's may be slow.
  if (answered && failure.message.includes('A visit lies ahead')) return m.visit_time_passed();
  return (answered && inEnglishOnly(failure.message)) || m.visit_failed();
}

type Form = ReturnType<typeof useVisitRequest>['form'];

function VisitForm({ car }: { car: RequestedCar }) {
  const request = useVisitRequest(car);
  const { form } = request;
  useMissingDayToast(form);
  if (request.sent) return <VisitBooked visit={request.sent.result} />;
  return (
    <RequestForm request={request} submitLabel={m.visit_submit()}>
      <p className="text-muted">
        {m.visit_lead({ car: fullName({ brand: car.brand, name: car.model }) })}
      </p>
      <FormProvider {...form}>
        <WhenFields />
      </FormProvider>
      <VisitorFields form={form} />
    </RequestForm>
  );
}

/** Who comes, and what they would like to see. */
function VisitorFields({ form }: { form: Form }) {
  const field = fieldsOf(form);
  return (
    <div className="grid gap-5 border-t border-line pt-5 md:grid-cols-2">
      <div className="md:col-span-2">
        <TextField {...field('full_name')} label={m.visit_name()} autoComplete="name" required />
      </div>
      <PhoneField {...field('phone_number')} label={m.visit_phone()} required />
      <EmailAddressField {...field('email')} label={m.visit_email()} required />
      <TextField {...field('trim')} label={m.visit_trim()} autoComplete="off" />
      <TextField {...field('preferred_color')} label={m.visit_color()} autoComplete="off" />
    </div>
  );
}

/** Sending without a day shows a toast as well, because the field may be out of sight. */
function useMissingDayToast(form: Form): void {
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount === 0 || /[^\s\p{Cf}]/u.test(form.getValues('visit_date'))) return;
    notify('error', { text: m.visit_date_missing() });
    return form.subscribe({
      name: 'visit_date',
      formState: { values: true },
      callback: dismissShown,
    });
  }, [submitCount, form]);
}
