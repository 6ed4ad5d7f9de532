import type { ComponentProps } from 'react';
import { Field, type FieldWords, Select } from '#components/Field.tsx';

export type NamedSelectProps = FieldWords &
  Pick<ComponentProps<typeof Select>, 'disabled' | 'title' | 'className'> & {
    labelHidden?: boolean;
    value: string;
    /** In their order; '' is the value of the one that stands for none. */
    choices: readonly (readonly [value: string, label: string])[];
    onChoose: (value: string) => void;
  };

/** A list of choices that acts as soon as one is chosen. */
export function NamedSelect(props: NamedSelectProps) {
  const { label, labelHidden = false, hint, error, choices, onChoose, ...rest } = props;
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required>
      <Select {...rest} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
