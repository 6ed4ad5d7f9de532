import { useSyncExternalStore } from 'react';
import type { SortedColumn } from './address.ts';

/** The columns that have room; what has none stands below the name. */
const columnsAt = {
  phone: ['name', 'price'],
  tablet: ['name', 'price', 'checked', 'published'],
  wide: ['name', 'price', 'standing', 'checked', 'measure', 'photos', 'published'],
} satisfies Record<string, readonly SortedColumn[]>;

export type TableWidth = keyof typeof columnsAt;

// The widths of `md` and `lg`.
const queries = [
  ['wide', '(min-width: 64rem)'],
  ['tablet', '(min-width: 48rem)'],
] as const;

function subscribe(changed: () => void): () => void {
  const lists = queries.map(([, query]) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

const current = (): TableWidth =>
  queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone';

/** How much room the table has, and its columns. */
export function useTableWidth(): { width: TableWidth; columns: readonly SortedColumn[] } {
  const width = useSyncExternalStore(subscribe, current, () => 'wide' as const);
  return { width, columns: columnsAt[width] };
}
