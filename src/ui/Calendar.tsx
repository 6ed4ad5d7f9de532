import { DatePicker, type DateValue, parseDate } from '@ark-ui/react/date-picker';
import { LocaleProvider } from '@ark-ui/react/locale';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useMemo, useState } from 'react';
import { product } from '@/config/product';
import type { Days } from '@/lib/typed-day';
import { m } from '@/paraglide/messages.js';
import './calendar.css';

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
  dayCell: ({ valueText, selected, unavailable }: DayState) => {
    if (unavailable) return m.ui_calendar_unavailable({ day: valueText });
    return selected ? m.ui_calendar_chosen({ day: valueText }) : valueText;
  },
});
type DayState = { valueText: string; selected: boolean; unavailable: boolean };

/**
 * A month of days to choose from, by finger, mouse or the arrow keys; days that may not be chosen are disabled. Weeks
 * begin on Sunday and today is the one in Egypt.
 */
export default function Calendar({ day, onChoose, days: { first, last }, locale }: Props) {
  const value = useMemo(() => (day === null ? [] : [parseDate(day)]), [day]);
  const [min, max] = useMemo(() => [parseDate(first), parseDate(last)], [first, last]);
  // Whole months are turned by keyboard as well, and a day that cannot be chosen takes no focus.
  const within = (date: DateValue) =>
    date.compare(min) < 0 ? min : date.compare(max) > 0 ? max : date;
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
        onFocusChange={({ focusedValue }) => setAt({ day, focused: within(focusedValue) })}
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
              {({ weekDays, weeks, visibleRange, goToPrev, goToNext }) => (
                <>
                  <DatePicker.ViewControl className="calendar-month">
                    <TurnButton
                      label={m.ui_calendar_previous()}
                      onTurn={visibleRange.start.compare(min) > 0 ? goToPrev : null}
                    >
                      <ChevronLeft className="size-5" aria-hidden="true" />
                    </TurnButton>
                    <DatePicker.RangeText aria-live="polite" />
                    <TurnButton
                      label={m.ui_calendar_next()}
                      onTurn={visibleRange.end.compare(max) < 0 ? goToNext : null}
                    >
                      <ChevronRight className="size-5" aria-hidden="true" />
                    </TurnButton>
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
                            // A day that is not free is no entry that was made by mistake.
                            <DatePicker.TableCell
                              key={String(date)}
                              value={date}
                              aria-invalid={false}
                            >
                              <DatePicker.TableCellTrigger aria-invalid={false}>
                                {date.day}
                              </DatePicker.TableCellTrigger>
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

type TurnProps = {
  label: string;
  /** Null where there is no further month. */
  onTurn: (() => void) | null;
  children: ReactNode;
};

/** To the month before or after; at the last one it stays a button, since it has the focus of whoever came there. */
function TurnButton({ label, onTurn, children }: TurnProps) {
  return (
    <button
      type="button"
      className="calendar-turn"
      aria-label={label}
      aria-disabled={onTurn === null}
      onClick={() => onTurn?.()}
    >
      {children}
    </button>
  );
}
