import { Field, Input } from '#components/Field.tsx';
import { Notice } from '#components/States.tsx';
import { cairoToday } from '#domain/cairo.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type PeriodInput, type PeriodName, quickPeriods } from './period.ts';

type Props = {
  chosen: PeriodInput;
  /** Whether the typed days are invalid. */
  isIncomplete: boolean;
  onChoose: (chosen: PeriodInput) => void;
};

/** Chooses the days whose requests are counted. */
export function PeriodChoice({ chosen, isIncomplete, onChoose }: Props) {
  const choices: { value: PeriodName; label: string }[] = [
    ...quickPeriods.map((days) => ({
      value: days,
      label: m.desk_numbers_last_days(asCount(Number(days))),
    })),
    { value: 'all', label: m.desk_numbers_all_days() },
    { value: 'own', label: m.desk_numbers_own_days() },
  ];
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{m.desk_numbers_period()}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-pill border border-edge bg-surface px-4 text-small has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:text-on-brand has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand"
          >
            <input
              type="radio"
              name="period"
              className="sr-only"
              checked={chosen.choice === value}
              onChange={() => onChoose({ ...chosen, choice: value })}
            />
            {label}
          </label>
        ))}
      </div>
      {chosen.choice === 'own' && (
        <div className="grid max-w-prose gap-4 sm:grid-cols-2">
          <Field label={m.desk_numbers_from()} required>
            <Input
              type="date"
              max={cairoToday()}
              value={chosen.from}
              onChange={({ target }) => onChoose({ ...chosen, from: target.value })}
            />
          </Field>
          <Field label={m.desk_numbers_to()} required>
            <Input
              type="date"
              max={cairoToday()}
              value={chosen.to}
              onChange={({ target }) => onChoose({ ...chosen, to: target.value })}
            />
          </Field>
          {isIncomplete && (
            <div role="status" className="sm:col-span-2">
              <Notice tone="info" title={m.desk_numbers_incomplete()} />
            </div>
          )}
        </div>
      )}
    </fieldset>
  );
}
