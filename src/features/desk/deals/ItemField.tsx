import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Field, type FieldWords, Input } from '#components/Field.tsx';
import { namedItemsQuery } from '#features/desk/deal-queries.ts';

type Props = FieldWords & {
  value: string;
  onChange: (name: string) => void;
  labelHidden?: boolean;
  placeholder?: string;
  className?: string;
};

/** The name of a car or charger: the catalogue is suggested, anything else may be typed. */
export function ItemField({
  value,
  onChange,
  placeholder,
  className,
  labelHidden = false,
  ...words
}: Props) {
  const list = useId();
  const { data: items = [] } = useQuery(namedItemsQuery);
  return (
    <Field {...words} labelHidden={labelHidden}>
      <Input
        value={value}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        list={list}
        placeholder={placeholder}
        className={className}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {items.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
