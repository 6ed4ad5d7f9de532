import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { m } from '#paraglide/messages.js';
import { dayLine, linesOf, partsOfLine } from './duty-lines.ts';

type Props = {
  legend: string;
  /** Lines of a day and the rest. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The label of the day, and of the rest. */
  labels: readonly [day: string, rest: string];
  /** Whether the rest is a day too, or a text. */
  rest: 'date' | 'text';
  add: string;
};

/** Days with something beside each, a row for each, which are added and removed. */
export function DayLinesField({ legend, value, onChange, error, labels, rest, add }: Props) {
  const id = useId();
  const lines = linesOf(value);
  const change = (index: number, line: string) => onChange(lines.with(index, line).join('\n'));
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 text-small font-semibold">{legend}</legend>
      {lines.map((line, index) => {
        const [day, more] = partsOfLine(line);
        return (
          // Rows have no id of their own: what they hold is all that they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is typed in must stay the same
          <div key={index} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            <Field label={labels[0]} required>
              <Input
                type="date"
                value={day}
                aria-invalid={error !== undefined}
                onChange={({ target }) => change(index, dayLine(target.value, more))}
              />
            </Field>
            <Field label={labels[1]} required>
              <Input
                type={rest}
                value={more}
                maxLength={80}
                dir={rest === 'text' ? 'auto' : undefined}
                aria-invalid={error !== undefined}
                onChange={({ target }) => change(index, dayLine(day, target.value))}
              />
            </Field>
            <Button variant="ghost" onClick={() => onChange(lines.toSpliced(index, 1).join('\n'))}>
              {m.desk_duty_remove()}
              <span className="sr-only">: {line}</span>
            </Button>
          </div>
        );
      })}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...lines, ' '].join('\n'))}
      >
        <Plus className="size-4" aria-hidden="true" />
        {add}
      </Button>
      <p id={id} className="text-small text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
