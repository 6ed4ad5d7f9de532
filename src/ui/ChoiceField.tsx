import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '@/paraglide/messages.js';
import { Field, Select } from './Field';

type Choice = { value: string; label: string };

type Props = {
  /** As react-hook-form registers the field. */
  props: UseFormRegisterReturn;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  choices: readonly Choice[];
};

/** One of many, in the browser's own list; nothing is chosen at first. */
export function SelectField({ props, label, hint, error, required = false, choices }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Select {...props}>
        <option value="">{m.ui_field_choose()}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type GroupProps = Omit<Props, 'props' | 'choices'> & {
  /** Radio buttons of one name. */
  children: ReactNode;
};

/** Choices that are all in sight, with their label, hint and error, tied together for assistive technology. */
export function ChoiceGroup({ label, hint, error, required = false, children }: GroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={described || undefined}
      aria-invalid={error !== undefined}
    >
      <legend className="mb-2 text-small font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> {m.ui_field_optional()}</span>}
      </legend>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-micro text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} aria-live="polite" className="text-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One of a few, all in sight; each a target for a thumb. */
export function RadioField({ props, choices, ...group }: Props) {
  return (
    <ChoiceGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 flex-[1_1_5rem] items-center gap-2.5 rounded-control border border-edge bg-surface px-3.5 text-small has-[:checked]:border-brand has-[:checked]:bg-accent-soft has-[:checked]:font-semibold"
          >
            <input
              {...props}
              type="radio"
              value={value}
              required={group.required}
              // What browsers draw in the dark is filled with grey, as if it were chosen.
              className="size-5 shrink-0 rounded-pill border border-edge bg-surface accent-brand [&:not(:checked)]:appearance-none"
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** Yes or no: 'yes', 'no', or '' until it is answered. */
export function YesNoField(rest: Omit<Props, 'choices'>) {
  const choices = [
    { value: 'yes', label: m.ui_field_yes() },
    { value: 'no', label: m.ui_field_no() },
  ];
  return <RadioField {...rest} choices={choices} />;
}
