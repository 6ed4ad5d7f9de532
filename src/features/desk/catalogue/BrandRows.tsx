import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { compareNames } from '#domain/names.ts';
import { asCount } from '#lib/number.ts';
import { searchWords } from '#lib/search-words.ts';
import { m } from '#paraglide/messages.js';
import { $address } from './address.store.ts';
import { BrandItem } from './BrandItem.tsx';
import { CsvTools } from './CsvTools.tsx';
import { catalogueQuery } from './catalogue-queries.ts';
import { RowDialog } from './RowDialog.tsx';
import { nameOf } from './row-form.ts';

/** The brands that the address asks for. */
export function BrandRows() {
  const { filter, search } = useStore($address);
  const { data, isPending, isError, refetch } = useQuery(catalogueQuery('brands'));
  const found = (data ?? [])
    .filter(({ published }) => filter === 'all' || published === (filter === 'published'))
    .filter((row) =>
      searchWords(`${nameOf('brands', row)} ${String(row.name_ar ?? '')}`).includes(
        searchWords(search),
      ),
    )
    .sort((one, other) => compareNames(nameOf('brands', one), nameOf('brands', other)));
  return (
    <>
      {isPending && <Skeleton className="h-64 w-full" />}
      {isError && !data && <LoadFailed title={m.desk_catalogue_failed()} onRetry={refetch} />}
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="text-small text-muted">
            {m.desk_catalogue_count(asCount(found.length))}
          </p>
          <CsvTools table="brands" rows={data} />
        </div>
      )}
      {data && found.length === 0 && <EmptyState title={m.desk_catalogue_none()} />}
      {found.length > 0 && (
        <ul className="rounded-card border border-line bg-surface">
          {found.map((row) => (
            <BrandItem key={row.id} row={row} />
          ))}
        </ul>
      )}
      <RowDialog table="brands" rows={data} />
    </>
  );
}
