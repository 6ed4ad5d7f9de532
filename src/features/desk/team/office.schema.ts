import * as z from 'zod/mini';
import { dutyLimits, type Office } from '#data/desk-duty.ts';
import { oneOf } from '#features/request/field-rules.ts';
import { westernDigits } from '#lib/arabic.ts';
import { m } from '#paraglide/messages.js';
import { dayLine, holidaysOf } from './duty-lines.ts';

const days = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = (typeof days)[number];
type HourField = `${'opens' | 'closes'}_${Weekday}`;

/** The office as it is typed; an empty hour is none. */
export type OfficeValues = z.input<ReturnType<typeof officeSchema>>;

export function officeValues({ by_turn, late_minutes, hours, holidays }: Office): OfficeValues {
  const hour = (weekday: Weekday, which: 'opens' | 'closes') =>
    hours.find((one) => one.weekday === weekday)?.[which] ?? '';
  return {
    by_turn: by_turn ? 'yes' : 'no',
    late_minutes: String(late_minutes),
    holidays: holidays.map(({ day, name }) => dayLine(day, name)).join('\n'),
    ...fieldsOfDays((field, weekday) => hour(weekday, field)),
  };
}

/** Makes a value for each hour of a week. */
function fieldsOfDays<Value>(make: (field: 'opens' | 'closes', weekday: Weekday) => Value) {
  const both = days.flatMap((weekday) => [
    [`opens_${weekday}`, make('opens', weekday)] as const,
    [`closes_${weekday}`, make('closes', weekday)] as const,
  ]);
  return Object.fromEntries(both) as Record<HourField, Value>;
}

const minutesOf = (typed: string) => Number(westernDigits(typed).trim() || Number.NaN);

export function officeSchema() {
  return z
    .object({
      by_turn: oneOf(['yes', 'no'], m.desk_required()),
      late_minutes: z.string().check(
        z.refine((typed) => {
          const minutes = minutesOf(typed);
          return Number.isInteger(minutes) && minutes >= 0 && minutes <= dutyLimits.lateMinutes;
        }, m.desk_office_late_wrong()),
      ),
      holidays: z
        .string()
        .check(z.refine((text) => holidaysOf(text) !== null, m.desk_duty_order())),
      ...fieldsOfDays(() => z.string()),
    })
    .check((context) => {
      for (const weekday of days) {
        const [opens, closes] = [
          context.value[`opens_${weekday}`],
          context.value[`closes_${weekday}`],
        ];
        if (opens === '' ? closes === '' : opens < closes) continue;
        context.issues.push({
          code: 'custom',
          input: closes,
          path: [`closes_${weekday}`],
          message: m.desk_office_hours_wrong(),
        });
      }
    });
}

/** The office that was typed, once it has passed the checks. @param version that the person saw */
export function officeOf(typed: OfficeValues, version: number): Office {
  return {
    version,
    by_turn: typed.by_turn === 'yes',
    late_minutes: minutesOf(typed.late_minutes),
    holidays: holidaysOf(typed.holidays) ?? [],
    hours: days.map((weekday) => ({
      weekday,
      opens: typed[`opens_${weekday}`] || null,
      closes: typed[`closes_${weekday}`] || null,
    })),
  };
}
