import type { ChangeHandler } from 'react-hook-form';
import { groupAmount } from '#lib/group-amount.ts';
import { type RegisteredProps, TextField } from './Field.tsx';

/** An amount of money in any notation that `readAmount` knows; on blur it is shown with thousands separators. */
export function MoneyField({ props, ...rest }: RegisteredProps) {
  const group: ChangeHandler = (event) => {
    event.target.value = groupAmount(event.target.value);
    return props.onBlur(event);
  };
  return (
    <TextField
      {...rest}
      props={{ ...props, onBlur: group }}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
    />
  );
}
