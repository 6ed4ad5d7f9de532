import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '@/paraglide/messages.js';

type Props = {
  props: UseFormRegisterReturn;
  error: string | undefined;
  /** HH:mm */
  slots: readonly string[];
};

/** The hours of a day, all in sight, each a target for a thumb; the arrow keys go from one to the next. */
export function SlotField({ props, error, slots }: Props) {
  const id = useId();
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
      aria-invalid={error !== undefined}
    >
      <legend className="mb-1.5 text-small font-semibold">{m.visit_time()}</legend>
      <div className="grid grid-cols-5 gap-2 md:grid-cols-2">
        {slots.map((slot) => (
          <label
            key={slot}
            className="relative grid min-h-12 place-items-center rounded-control border border-edge bg-surface text-small hover:border-ink has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:font-semibold has-[:checked]:text-on-brand has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand"
          >
            <input {...props} type="radio" value={slot} required className="sr-only" />
            <span className="tabular-nums">{slot}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-micro text-muted">
        {m.visit_time_hint()}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} aria-live="polite" className="text-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
