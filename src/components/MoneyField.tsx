import type { ComponentProps } from 'react';
import type { ChangeHandler } from 'react-hook-form';
import { groupAmount, groupWhileTyped } from '#lib/group-amount.ts';
import { Input, type RegisteredProps, TextField } from './Field.tsx';

type AmountProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string;
  onText: (text: string) => void;
};

/** A line for an amount, within a `Field`: it has thousands separators while it is typed, and in any case once it is left. */
export function AmountInput({ value, onText, ...rest }: AmountProps) {
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onText(groupWhileTyped(target))}
      onBlur={() => {
        const grouped = groupAmount(value);
        if (grouped !== value) onText(grouped);
      }}
      {...rest}
    />
  );
}

/** An amount of money of a form, in any notation that `readAmount` knows; it shows separators as `AmountInput` does. */
export function MoneyField({ props, ...rest }: RegisteredProps) {
  const onBlur: ChangeHandler = (event) => {
    event.target.value = groupAmount(event.target.value);
    return props.onBlur(event);
  };
  const onChange: ChangeHandler = (event) => {
    event.target.value = groupWhileTyped(event.target);
    return props.onChange(event);
  };
  return (
    <TextField
      {...rest}
      props={{ ...props, onBlur, onChange }}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
    />
  );
}
