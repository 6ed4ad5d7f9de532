import { Field, type FieldWords, Input } from '#components/Field.tsx';
import { groupAmount } from '#lib/group-amount.ts';

type Props = FieldWords & {
  value: string;
  onChange: (amount: string) => void;
  /** The person has finished typing. */
  onLeave?: () => void;
  className?: string;
};

/** An amount of money in any notation, which is shown with separators once the field is left. */
export function AmountField({ value, onChange, onLeave, className, ...words }: Props) {
  return (
    <Field {...words}>
      <Input
        value={value}
        maxLength={40}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        className={className}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => {
          const grouped = groupAmount(target.value);
          if (grouped !== target.value) onChange(grouped);
          onLeave?.();
        }}
      />
    </Field>
  );
}
