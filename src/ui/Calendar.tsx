import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { LocaleProvider } from '@ark-ui/react/locale';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useInsertionEffect, useMemo, useState } from 'react';
import { product } from '@/config/product';
import type { Days } from '@/lib/typed-day';
import { m } from '@/paraglide/messages.js';
import { adoptStyles } from './adopt-styles';
import styles from './calendar.css?inline';

type Props = {
  /** yyyy-MM-dd; null while no day is chosen. */
  day: string | null;
  onChoose: (day: string) => void;
  days: Days;
  /** BCP 47: names of months and weekdays, and which way the weeks run. */
  locale: string;
};

const sunday = 0;

const translations = () => ({
  content: m.ui_calendar(),
  prevTrigger: () => m.ui_calendar_previous(),
  nextTrigger: () => m.ui_calendar_next(),
  dayCell: ({ valueText, selected, unavailable }: DayState) => {
    if (unavailable) return m.ui_calendar_unavailable({ day: valueText });
    return selected ? m.ui_calendar_chosen({ day: valueText }) : valueText;
  },
});
type DayState = { valueText: string; selected: boolean; unavailable: boolean };

/**
 * A month of days to choose from, by finger, mouse or the arrow keys; days that may not be chosen are disabled. Weeks
 * begin on Sunday and today is the one in Egypt (Spec 9).
 */
export default function Calendar({ day, onChoose, days: { first, last }, locale }: Props) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const value = useMemo(() => (day === null ? [] : [parseDate(day)]), [day]);
  const [min, max] = useMemo(() => [parseDate(first), parseDate(last)], [first, last]);
  const words = useMemo(translations, []);
  // A day that is typed brings its month into view, without taking the focus.
  const [at, setAt] = useState({ day, focused: value[0] ?? min });
  if (at.day !== day) setAt({ day, focused: value[0] ?? at.focused });
  return (
    <LocaleProvider locale={locale}>
      <DatePicker.Root
        inline
        value={value}
        onValueChange={(change) => {
          const chosen = change.value[0];
          if (chosen) onChoose(chosen.toString());
        }}
        focusedValue={at.focused}
        onFocusChange={({ focusedValue }) => setAt({ day, focused: focusedValue })}
        min={min}
        max={max}
        startOfWeek={sunday}
        maxView="day"
        timeZone={product.timeZone}
        translations={words}
      >
        <DatePicker.Content className="calendar">
          <DatePicker.View view="day">
            <DatePicker.Context>
              {({ weekDays, weeks }) => (
                <>
                  <DatePicker.ViewControl className="calendar-month">
                    <DatePicker.PrevTrigger className="calendar-turn">
                      <ChevronLeft className="size-5" aria-hidden="true" />
                    </DatePicker.PrevTrigger>
                    <DatePicker.RangeText aria-live="polite" />
                    <DatePicker.NextTrigger className="calendar-turn">
                      <ChevronRight className="size-5" aria-hidden="true" />
                    </DatePicker.NextTrigger>
                  </DatePicker.ViewControl>
                  <DatePicker.Table>
                    <DatePicker.TableHead>
                      <DatePicker.TableRow>
                        {weekDays.map(({ narrow, long }) => (
                          <DatePicker.TableHeader key={long} aria-label={long}>
                            {narrow}
                          </DatePicker.TableHeader>
                        ))}
                      </DatePicker.TableRow>
                    </DatePicker.TableHead>
                    <DatePicker.TableBody>
                      {weeks.map((week) => (
                        <DatePicker.TableRow key={String(week[0])}>
                          {week.map((date) => (
                            <DatePicker.TableCell key={String(date)} value={date}>
                              <DatePicker.TableCellTrigger>{date.day}</DatePicker.TableCellTrigger>
                            </DatePicker.TableCell>
                          ))}
                        </DatePicker.TableRow>
                      ))}
                    </DatePicker.TableBody>
                  </DatePicker.Table>
                </>
              )}
            </DatePicker.Context>
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </LocaleProvider>
  );
}
