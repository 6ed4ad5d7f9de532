import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { YesNoField } from '#components/ChoiceField.tsx';
import { TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { type Office, saveOffice } from '#data/desk-duty.ts';
import { type Edited, EditForm } from '#features/desk/editor/EditForm.tsx';
import { keys } from '#features/desk/queries.ts';
import type { DeskChange } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';
import { DayLinesField } from './DayLinesField.tsx';
import { type OfficeValues, officeOf, officeSchema, officeValues } from './office.schema.ts';
import { weekdayName, weekdays } from './weekdays.ts';

type Props = { office: Office; onDone: () => void };

/** The office's hours and holidays, and how requests are dealt out. */
export function OfficeForm({ office, onDone }: Props) {
  const form = useForm<OfficeValues>({
    defaultValues: officeValues(office),
    resolver: zodResolver(officeSchema()),
  });
  const field = fieldsOf(form);
  const holidays = useWatch({ control: form.control, name: 'holidays' });
  const change: DeskChange<Edited<OfficeValues>> = {
    store: (backend, { checked }) => saveOffice(backend, officeOf(checked, office.version)),
    shownBy: [keys.duty],
    saved: () => m.desk_office_saved(),
  };
  return (
    <EditForm draft="office" form={form} change={change} onDone={onDone}>
      <YesNoField
        {...field('by_turn')}
        label={m.desk_office_by_turn()}
        hint={m.desk_office_by_turn_hint()}
        required
      />
      <TextField
        {...field('late_minutes')}
        label={m.desk_office_late()}
        hint={m.desk_office_late_hint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <div className="grid gap-3">
        {weekdays.map((weekday) => (
          <div key={weekday} className="grid grid-cols-2 gap-3">
            <TextField
              {...field(`opens_${weekday}`)}
              label={m.desk_office_opens({ day: weekdayName(weekday) })}
              type="time"
              required
            />
            <TextField
              {...field(`closes_${weekday}`)}
              label={m.desk_office_closes({ day: weekdayName(weekday) })}
              type="time"
              required
            />
          </div>
        ))}
        <p className="text-micro text-muted">{m.desk_office_hint()}</p>
      </div>
      <DayLinesField
        legend={m.desk_office_holidays()}
        value={holidays}
        onChange={(lines) =>
          form.setValue('holidays', lines, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        error={field('holidays').error}
        labels={[m.desk_office_holiday_day(), m.desk_office_holiday_name()]}
        rest="text"
        add={m.desk_office_holiday_add()}
      />
    </EditForm>
  );
}
