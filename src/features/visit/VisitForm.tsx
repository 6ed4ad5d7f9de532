import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '@/components/ChoiceField';
import { EmailAddressField, PhoneField, TextField } from '@/components/Field';
import { type FormField, fieldsOf } from '@/components/fields-of';
import { dismissShown, notify } from '@/components/toast.store';
import { product } from '@/config/product';
import { notifySales } from '@/data/own-functions';
import { RequestFailure, storeVisitRequest } from '@/data/requests';
import { fullName } from '@/features/catalogue/names';
import { circumstances, itemOf } from '@/features/request/circumstances';
import type { RequestDialogProps, RequestedCar } from '@/features/request/dialog.store';
import { RequestDialog } from '@/features/request/RequestDialog';
import { RequestForm } from '@/features/request/RequestForm';
import { knownPerson, useRequestForm } from '@/features/request/use-request-form';
import { formatTime } from '@/lib/dates';
import { inEnglishOnly } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { DatePicker, fetchCalendar } from './DatePicker';
import { isWithin, readDay } from './typed-day';
import { VisitBooked } from './VisitBooked';
import { slotsOn, VisitSchema, visitDays } from './visit.schema';

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
        ...circumstances(itemOf(car)),
      });
      void notifySales(backend, visit, { brand, model });
      return visit;
    },
    failed: failureText,
  });
}

/** The backend's reason, if it gave one that the reader understands. */
function failureText(failure: unknown): string {
  const answered = failure instanceof RequestFailure && failure.kind !== 'offline';
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
      <WhenFields form={form} />
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

/** The day and the hour. An hour that the chosen day does not have, or no longer has, is cleared. */
function WhenFields({ form }: { form: Form }) {
  const { control, setValue } = form;
  const { field, fieldState } = useController({
    control,
    name: 'visit_date',
    rules: { deps: 'visit_time' },
  });
  const time = useWatch({ control, name: 'visit_time' });
  const now = useMinute();
  const days = visitDays(now);
  const day = readDay(field.value, days);
  const slots = day !== null && isWithin(day, days) ? slotsOn(day, now) : product.visitTimes;

  const gone = time !== '' && !slots.includes(time);
  useEffect(() => {
    if (gone) setValue('visit_time', '');
  }, [gone, setValue]);

  const { name, value, onChange, onBlur, ref } = field;
  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_10rem]">
      <DatePicker
        label={m.visit_date()}
        error={fieldState.error?.message}
        {...{ name, value, onChange, onBlur, days }}
        inputRef={ref}
        required
      />
      <SlotField {...fieldsOf(form)('visit_time')} slots={slots} />
    </div>
  );
}

/** The current time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The hours of a day (HH:mm) as radio buttons, all in sight. */
function SlotField({ props, error, slots }: FormField & { slots: readonly string[] }) {
  return (
    <ChoiceGroup label={m.visit_time()} hint={m.visit_time_hint()} error={error} required>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(3.1rem,16%),1fr))] gap-2 md:grid-cols-2 max-md:rtl:grid-cols-[repeat(auto-fill,minmax(max(3.9rem,20%),1fr))]">
        {slots.map((slot) => (
          <label
            key={slot}
            className="relative grid min-h-12 place-items-center rounded-control border border-edge bg-surface text-small hover:border-ink has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:font-semibold has-[:checked]:text-on-brand forced-colors:has-[:checked]:bg-[Highlight] forced-colors:has-[:checked]:text-[HighlightText] forced-colors:has-[:checked]:forced-color-adjust-none has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand"
          >
            <input {...props} type="radio" value={slot} required className="sr-only" />
            <span className="whitespace-nowrap tabular-nums">{formatTime(slot)}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
