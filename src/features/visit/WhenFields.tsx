import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { product } from '@/config/product';
import { isWithin, readDay } from '@/lib/typed-day';
import { m } from '@/paraglide/messages.js';
import { DatePicker } from '@/ui/DatePicker';
import { SlotField } from './SlotField';
import { useClock } from './use-clock';
import type { VisitRequestForm } from './use-visit-request';
import { slotsOn, visitDays } from './visit-times';

/** The day and the hour of a visit. An hour that the day does not have, or no longer has, is given up. */
export function WhenFields({ form }: Pick<VisitRequestForm, 'form'>) {
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const { field } = useController({ control, name: 'visit_date', rules: { deps: 'visit_time' } });
  const time = useWatch({ control, name: 'visit_time' });
  const now = useClock();
  const days = visitDays(now);
  const day = readDay(field.value, days);
  const slots = day !== null && isWithin(day, days) ? slotsOn(day, now) : product.visitTimes;

  const gone = time !== '' && !slots.includes(time);
  useEffect(() => {
    if (gone) setValue('visit_time', '');
  }, [gone, setValue]);

  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_10rem]">
      <DatePicker
        label={m.visit_date()}
        error={errors.visit_date?.message}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        days={days}
        required
      />
      <SlotField props={register('visit_time')} error={errors.visit_time?.message} slots={slots} />
    </div>
  );
}
