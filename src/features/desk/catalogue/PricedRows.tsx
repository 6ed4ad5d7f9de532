import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { cairoToday } from '#domain/cairo.ts';
import { nameKey } from '#domain/names.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { useSelection } from '../use-selection.tsx';
import { $address } from './address.store.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import { CsvTools } from './CsvTools.tsx';
import { catalogueQuery } from './catalogue-queries.ts';
import { foundRows, listedRow, type PricedTable, sortedRows } from './listed-rows.ts';
import { PriceListTools } from './PriceListTools.tsx';
import { RowDialog } from './RowDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableFilters } from './TableFilters.tsx';

/** The cars or chargers that the address asks for, as a table. */
export function PricedRows({ table }: { table: PricedTable }) {
  const address = useStore($address);
  const { data, isPending, isError, refetch } = useQuery(catalogueQuery(table));
  const { data: brands } = useQuery(catalogueQuery('brands'));
  const today = cairoToday();
  const listed = useMemo(() => {
    const arabic = new Map(
      brands?.map(({ name_en, name_ar }) => [nameKey(String(name_en)), String(name_ar ?? '')]),
    );
    const alsoNamed = (brand: unknown) => arabic.get(nameKey(String(brand ?? '')));
    return (data ?? []).map((row) => listedRow(table, row, today, alsoNamed(row.brand)));
  }, [data, brands, table, today]);
  const found = useMemo(
    () => sortedRows(foundRows(listed, address), address.sort),
    [listed, address],
  );
  const selection = useSelection(useMemo(() => found.map(({ row }) => row.id), [found]));
  return (
    <>
      {isPending && <Skeleton className="h-96 w-full" />}
      {isError && !data && <LoadFailed title={m.desk_catalogue_failed()} onRetry={refetch} />}
      {data && (
        <>
          <TableFilters table={table} rows={listed} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p role="status" className="text-small text-muted">
              {m.desk_catalogue_count(asCount(found.length))}
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <PriceListTools table={table} rows={data} brands={brands ?? []} />
              <CsvTools table={table} rows={data} />
            </div>
          </div>
          {found.length === 0 && <EmptyState title={m.desk_catalogue_none()} />}
          {found.length > 0 && (
            <CatalogueTable key={table} table={table} rows={found} selection={selection} />
          )}
          <SelectionBar
            table={table}
            chosen={found.filter(({ row }) => selection.chosen.has(row.id))}
            onDone={selection.clear}
          />
        </>
      )}
      <RowDialog table={table} rows={data} />
    </>
  );
}
