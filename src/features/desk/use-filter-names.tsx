import { useQuery } from '@tanstack/react-query';
import { translated } from '#lib/reader.ts';
import { namedItemsQuery, reasonsQuery } from './deal-queries.ts';
import type { FilterNames } from './filter-words.ts';
import { useOwners } from './use-queue.tsx';

/** The names behind the ids of filters, which are fetched where there is one. */
export function useFilterNames({ item, reason }: { item: boolean; reason: boolean }): FilterNames {
  const { data: items } = useQuery({ ...namedItemsQuery, enabled: item });
  const { data: reasons } = useQuery({ ...reasonsQuery, enabled: reason });
  const { data: owners } = useOwners();
  return {
    item: (id) => items?.find((one) => one.id === id)?.name ?? null,
    owner: (id) => owners?.find((one) => one.id === id)?.name ?? null,
    reason: (id) => {
      const found = reasons?.find((one) => one.id === id);
      return found ? translated(found, 'text') : null;
    },
  };
}
