import { Fieldset } from '@ark-ui/react/fieldset';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '#paraglide/messages.js';
import { Field, type FieldWords, LabelText, Select } from './Field.tsx';

type Props = FieldWords & {
  /** As react-hook-form registers the field. */
  props: UseFormRegisterReturn;
  choices: readonly { value: string; label: string }[];
};

/** A native select with many options, none chosen at first. */
export function SelectField({ props, choices, ...words }: Props) {
  return (
    <Field {...words}>
      <Select {...props}>
        <option value="">{m.ui_field_choose()}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type GroupProps = FieldWords & {
  /** Radio buttons of one name. */
  children: ReactNode;
};

/** A visible group of choices with label, hint and error, linked for assistive technology. */
export function ChoiceGroup({ label, hint, error, required = false, children }: GroupProps) {
  const invalid = error !== undefined;
  return (
    <Fieldset.Root invalid={invalid} aria-invalid={invalid} className="grid gap-2">
      <Fieldset.Legend className="mb-2 text-small font-semibold">
        <LabelText label={label} required={required} />
      </Fieldset.Legend>
      {children}
      {hint && <Fieldset.HelperText className="text-micro text-muted">{hint}</Fieldset.HelperText>}
      <Fieldset.ErrorText className="text-small text-danger">{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

/** Radio buttons for a few options, each large enough for a thumb. */
export function RadioField({ props, choices, ...words }: Props) {
  return (
    <ChoiceGroup {...words}>
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
              required={words.required}
              // Browsers fill unticked radios with grey in the dark, as if they were ticked.
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
