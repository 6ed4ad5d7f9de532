import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { SuggestedField } from '#components/SuggestedField.tsx';
import { namedItemsQuery } from '#features/desk/deal-queries.ts';

type Props = Omit<ComponentProps<typeof SuggestedField>, 'names' | 'onChange'> & {
  onChange: (name: string) => void;
};

/** The name of a car or charger: the catalogue is suggested, anything else may be typed. */
export function ItemField({ onChange, ...field }: Props) {
  const { data: items = [] } = useQuery(namedItemsQuery);
  return (
    <SuggestedField
      {...field}
      names={items.map(({ name }) => name)}
      maxLength={200}
      dir="auto"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
