import { type ComponentProps, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, type FieldWords, Input } from './Field.tsx';

type InputProps = Omit<ComponentProps<typeof Input>, 'list' | 'autoComplete' | 'required'> & {
  /** What may be chosen instead of typing. */
  names: readonly string[];
};

/** A line of text with suggestions, within a `Field`. They only save typing: without them the field is as good. */
export function SuggestedInput({ names, ...input }: InputProps) {
  const list = useId();
  return (
    <>
      <Input {...input} autoComplete="off" list={list} />
      <datalist id={list}>
        {[...new Set(names)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

type Props = InputProps &
  FieldWords & {
    labelHidden?: boolean;
    /** As react-hook-form registers the field; without it, it has a value of its own. */
    props?: UseFormRegisterReturn;
  };

/** A field with suggestions, of a form or with a value of its own. */
export function SuggestedField(all: Props) {
  const { label, labelHidden = false, hint, error, required = false, props, ...input } = all;
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      <SuggestedInput {...input} {...props} />
    </Field>
  );
}
