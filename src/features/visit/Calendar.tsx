import { DatePicker, type DateValue, parseDate } from '@ark-ui/react/date-picker';
import { LocaleProvider } from '@ark-ui/react/locale';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import { product } from '#config/product.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { Days } from './typed-day.ts';

type Props = {
  /** yyyy-MM-dd; null while no day is chosen. */
  day: string | null;
  onChoose: (day: string) => void;
  days: Days;
  /** BCP 47: the language of the names, and the direction of the weeks. */
  locale: string;
};

const sunday = 0;

type DayState = { valueText: string; selected: boolean; unavailable: boolean };

const translations = () => ({
  content: m.ui_calendar(),
  dayCell: ({ valueText, selected, unavailable }: DayState) => {
    if (unavailable) return m.ui_calendar_unavailable({ day: valueText });
    return selected ? m.ui_calendar_chosen({ day: valueText }) : valueText;
  },
});

/** A month of days to choose from, by finger, mouse or the arrow keys. Weeks begin on Sunday; today is Egypt's. */
export default function Calendar({ day, onChoose, days: { first, last }, locale }: Props) {
  const value = useMemo(() => (day === null ? [] : [parseDate(day)]), [day]);
  const [min, max] = useMemo(() => [parseDate(first), parseDate(last)], [first, last]);
  // The keyboard turns whole months as well; a disabled day must not take the focus.
  const within = (date: DateValue) =>
    date.compare(min) < 0 ? min : date.compare(max) > 0 ? max : date;
  const words = useMemo(translations, []);
  // A typed day brings its month into view, without taking the focus.
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
        <DatePicker.Content className="calendar rounded-card border border-line p-2">
          <DatePicker.View view="day">
            <DatePicker.Context>
              {({ weeks, weekDays, visibleRange, goToPrev, goToNext }) => (
                <>
                  <DatePicker.ViewControl className="flex items-center justify-between font-semibold">
                    <TurnButton
                      label={m.ui_calendar_previous()}
                      onTurn={visibleRange.start.compare(min) > 0 ? goToPrev : null}
                      icon={ChevronLeft}
                    />
                    <DatePicker.RangeText aria-live="polite" />
                    <TurnButton
                      label={m.ui_calendar_next()}
                      onTurn={visibleRange.end.compare(max) < 0 ? goToNext : null}
                      icon={ChevronRight}
                    />
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
                            // Ark UI marks disabled days as invalid, but nobody entered them.
                            <DatePicker.TableCell
                              key={String(date)}
                              value={date}
                              aria-invalid={false}
                            >
                              <DatePicker.TableCellTrigger aria-invalid={false}>
                                {formatNumber(date.day)}
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
  /** Null where there is no further month. The button stays, since it may have the focus. */
  onTurn: (() => void) | null;
  icon: typeof ChevronLeft;
};

function TurnButton({ label, onTurn, icon: Icon }: TurnProps) {
  return (
    <button
      type="button"
      className="icon-button max-w-[44px] aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-30"
      aria-label={label}
      aria-disabled={onTurn === null}
      onClick={() => onTurn?.()}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
