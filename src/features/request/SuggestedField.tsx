import { type ComponentProps, useId } from 'react';
import { TextField } from '#components/Field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'list' | 'autoComplete'> & {
  /** What may be chosen instead of typing. */
  names: readonly string[];
};

/** A line of text with suggestions. They only save typing: without them the field is as good. */
export function SuggestedField({ names, ...field }: Props) {
  const list = useId();
  return (
    <>
      <TextField {...field} autoComplete="off" list={list} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
