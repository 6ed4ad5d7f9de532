import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Field, Input } from '#components/Field.tsx';
import { Skeleton } from '#components/States.tsx';
import { once } from '#lib/once.ts';
import { painted } from '#lib/page.ts';
import { localeOfReader } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type Calendar from './Calendar.tsx';
import { type Days, isWithin, readVisitDay, writeDay } from './typed-day.ts';

/** Most of the weight of a form with a date: it comes while the person reads the rest, or sooner where it is known. */
export const fetchCalendar = once(async () => (await import('./Calendar.tsx')).default);

type Props = {
  label: string;
  error?: string | undefined;
  required?: boolean;
  name: string;
  /** As typed, or yyyy-MM-dd once a day is understood. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Takes the focus when the field is at fault. */
  inputRef?: (input: HTMLInputElement | null) => void;
  days: Days;
};

/**
 * A day, typed or chosen in a calendar below. What is typed is shown in words as soon as it is understood, so that
 * nobody takes the 5th of December for the 12th of May.
 */
export function DatePicker({ value, onChange, onBlur, inputRef, days, name, ...field }: Props) {
  const locale = localeOfReader('en-US');
  const day = readVisitDay(value, days);
  const shown = value === day ? writeDay(day, locale) : value;
  const settle = () => {
    if (day !== null) onChange(day);
    onBlur?.();
  };
  return (
    <div className="grid gap-3">
      <Field {...field} hint={m.ui_date_hint({ example: writeDay(days.first, locale) })}>
        <Input
          ref={inputRef}
          name={name}
          value={shown}
          data-shows={shown}
          onChange={({ target }) => onChange(target.value)}
          onBlur={settle}
          autoComplete="off"
        />
      </Field>
      <CalendarPlace
        day={day !== null && isWithin(day, days) ? day : null}
        onChoose={onChange}
        days={days}
        locale={locale}
      />
    </div>
  );
}

type CalendarComponent = ComponentType<Parameters<typeof Calendar>[0]>;

/**
 * The calendar, or as much room while it comes; without it the day is typed. It takes as long to draw as all of the
 * rest, and so is drawn after the form around it, and without keeping the browser from anything else.
 */
function CalendarPlace(props: Parameters<typeof Calendar>[0]) {
  const [calendar, setCalendar] = useState<{ Part: CalendarComponent } | 'failed' | null>(null);
  useEffect(() => {
    Promise.all([fetchCalendar(), painted()]).then(
      ([Part]) => startTransition(() => setCalendar({ Part })),
      () => setCalendar('failed'),
    );
  }, []);
  if (calendar === null) return <Skeleton className="h-[19.625rem] w-full rounded-card" />;
  if (calendar === 'failed') return null;
  return <calendar.Part {...props} />;
}
