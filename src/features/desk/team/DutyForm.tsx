import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChoiceGroup, YesNoField } from '#components/ChoiceField.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { TickBox } from '#components/TickBox.tsx';
import { type MemberDuty, saveDuty } from '#data/desk-duty.ts';
import { type Edited, EditForm } from '#features/desk/editor/EditForm.tsx';
import { keys } from '#features/desk/queries.ts';
import type { DeskChange } from '#features/desk/use-desk-mutation.tsx';
import { oneOf } from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';
import { DayLinesField } from './DayLinesField.tsx';
import { dayLine, daysOffOf } from './duty-lines.ts';
import { weekdayName, weekdays } from './weekdays.ts';

function dutySchema() {
  return z.object({
    takes_new: oneOf(['yes', 'no'], m.desk_required()),
    /** Figures, such as '1 2 7'. */
    weekdays: z.string(),
    days_off: z.string().check(z.refine((text) => daysOffOf(text) !== null, m.desk_duty_order())),
  });
}

type Values = z.input<ReturnType<typeof dutySchema>>;

const figuresOf = (text: string) => text.split(' ').filter(Boolean).map(Number);

type Props = { member: MemberDuty; onDone: () => void };

/** When a member takes new requests. */
export function DutyForm({ member, onDone }: Props) {
  const form = useForm<Values>({
    defaultValues: {
      takes_new: member.takes_new ? 'yes' : 'no',
      weekdays: member.weekdays.join(' '),
      days_off: member.days_off.map(({ first, last }) => dayLine(first, last)).join('\n'),
    },
    resolver: zodResolver(dutySchema()),
  });
  const field = fieldsOf(form);
  const ticked = figuresOf(useWatch({ control: form.control, name: 'weekdays' }));
  const daysOff = useWatch({ control: form.control, name: 'days_off' });
  const set = (name: 'weekdays' | 'days_off', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const change: DeskChange<Edited<Values>> = {
    store: (backend, { checked }) =>
      saveDuty(backend, member.id, {
        takes_new: checked.takes_new === 'yes',
        weekdays: figuresOf(checked.weekdays),
        days_off: daysOffOf(checked.days_off) ?? [],
      }),
    shownBy: [keys.duty],
    saved: () => m.desk_duty_saved({ name: member.name }),
  };
  return (
    <EditForm
      draft={`duty/${member.id}`}
      form={form}
      change={change}
      own={{ gone: { title: m.desk_duty_gone() } }}
      onDone={onDone}
    >
      <YesNoField
        {...field('takes_new')}
        label={m.desk_duty_takes()}
        hint={m.desk_duty_takes_hint()}
        required
      />
      <ChoiceGroup label={m.desk_duty_days()} hint={m.desk_duty_days_hint()} required>
        <div className="grid grid-cols-2 gap-x-4">
          {weekdays.map((weekday) => (
            <TickBox
              key={weekday}
              label={weekdayName(weekday)}
              checked={ticked.includes(weekday)}
              onTick={(on) =>
                set(
                  'weekdays',
                  weekdays.filter((day) => (day === weekday ? on : ticked.includes(day))).join(' '),
                )
              }
            />
          ))}
        </div>
      </ChoiceGroup>
      <DayLinesField
        legend={m.desk_duty_days_off()}
        value={daysOff}
        onChange={(lines) => set('days_off', lines)}
        error={field('days_off').error}
        labels={[m.desk_duty_first(), m.desk_duty_last()]}
        rest="date"
        add={m.desk_duty_add()}
      />
    </EditForm>
  );
}
