import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '#components/ChoiceField.tsx';
import { type FormField, fieldsOf } from '#components/fields-of.ts';
import { useNow } from '#components/use-now.tsx';
import { product } from '#config/product.ts';
import { formatTime } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { DatePicker } from './DatePicker.tsx';
import { isWithin, readVisitDay } from './typed-day.ts';
import { slotsOn, visitDays, type WhenValues } from './visit.schema.ts';

/** The day and the hour of a visit, in the `FormProvider` of a form that has them. An hour that the chosen day does not have, or no longer has, is cleared. */
export function WhenFields() {
  const form = useFormContext<WhenValues>();
  const { control, setValue } = form;
  const { field, fieldState } = useController({
    control,
    name: 'visit_date',
    rules: { deps: 'visit_time' },
  });
  const time = useWatch({ control, name: 'visit_time' });
  const now = new Date(useNow(60_000));
  const days = visitDays(now);
  const day = readVisitDay(field.value, days);
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
