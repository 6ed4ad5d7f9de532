import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/Button.tsx';
import { Pills } from '#components/Pills.tsx';
import { EmptyState, LoadFailed, Notice, Skeleton } from '#components/States.tsx';
import { type EditedRow, type EditedTable, editedTables } from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import { priceTrust } from '#domain/price-standing.ts';
import { catalogueQuery, pointReportsQuery } from '#features/desk/queries.ts';
import { RebuildState } from '#features/desk/RebuildState.tsx';
import { SearchBox } from '#features/desk/SearchBox.tsx';
import { asCount, formatNumber } from '#lib/number.ts';
import { searchWords } from '#lib/search-words.ts';
import { m } from '#paraglide/messages.js';
import { $address, filterRows, openForm, showTable } from './address.store.ts';
import { type Filter, tableFilters } from './address.ts';
import { CsvTools } from './CsvTools.tsx';
import { Points } from './Points.tsx';
import { pricedRow } from './price-origin.ts';
import { RowDialog } from './RowDialog.tsx';
import { RowItem } from './RowItem.tsx';
import { nameOf } from './row-form.ts';

const tableNames: Record<EditedTable, () => string> = {
  cars: m.desk_catalogue_cars,
  chargers: m.desk_catalogue_chargers,
  brands: m.desk_catalogue_brands,
  charging_points: m.desk_points,
};

const filterNames: Record<Filter, () => string> = {
  all: m.desk_catalogue_all,
  published: m.desk_catalogue_published,
  withdrawn: m.desk_catalogue_withdrawn,
  unconfirmed: m.desk_catalogue_unconfirmed,
  reported: m.desk_points_reported,
  imports: m.desk_points_imports,
};

const passes: Record<Filter, (row: EditedRow) => boolean> = {
  all: () => true,
  published: ({ published }) => published,
  withdrawn: ({ published }) => !published,
  unconfirmed: (row) => priceTrust(pricedRow(row), cairoToday()) !== 'confirmed',
  reported: () => false,
  imports: () => false,
};

/** The tables of the catalogue, one as the address asks for it, and the form that is open over it. */
export function Catalogue() {
  const { table, filter, search } = useStore($address);
  const reports = useQuery(pointReportsQuery).data?.open ?? 0;
  const marked = reports > 0 ? ` (${formatNumber(reports)})` : '';
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice tone="info" title={m.desk_catalogue_live()} text={m.desk_catalogue_live_text()} />
      <RebuildState />
      <div className="flex flex-wrap items-center gap-2">
        <Pills
          label={m.desk_catalogue_tables()}
          names={editedTables}
          chosen={table}
          onChoose={showTable}
        >
          {(name) => `${tableNames[name]()}${name === 'charging_points' ? marked : ''}`}
        </Pills>
        <Button className="ms-auto" onClick={() => openForm({ kind: 'add' })}>
          {m.desk_catalogue_add()}
        </Button>
      </div>
      <SearchBox
        search={search}
        label={m.desk_catalogue_search()}
        hint={m.desk_catalogue_search()}
        onSearch={(text) => filterRows({ search: text })}
      />
      <Pills
        label={m.desk_catalogue_filters()}
        names={tableFilters[table]}
        chosen={filter}
        onChoose={(name) => filterRows({ filter: name })}
      >
        {(name) => `${filterNames[name]()}${name === 'reported' ? marked : ''}`}
      </Pills>
      {table === 'charging_points' ? <Points /> : <Rows table={table} />}
    </div>
  );
}

/** The rows of a table that is read whole. */
function Rows({ table }: { table: Exclude<EditedTable, 'charging_points'> }) {
  const { filter, search } = useStore($address);
  const rows = useQuery(catalogueQuery(table));
  const found = (rows.data ?? [])
    .filter(passes[filter])
    .filter((row) =>
      searchWords(`${nameOf(table, row)} ${String(row.name_ar ?? '')}`).includes(
        searchWords(search),
      ),
    )
    .sort((one, other) => nameOf(table, one).localeCompare(nameOf(table, other), 'en'));
  return (
    <>
      {rows.isPending && <Skeleton className="h-64 w-full" />}
      {rows.isError && !rows.data && (
        <LoadFailed title={m.desk_catalogue_failed()} onRetry={rows.refetch} />
      )}
      {rows.data && (
        <p role="status" className="text-small text-muted">
          {m.desk_catalogue_count(asCount(found.length))}
        </p>
      )}
      {rows.data && found.length === 0 && <EmptyState title={m.desk_catalogue_none()} />}
      {rows.data && <CsvTools table={table} rows={rows.data} />}
      {found.length > 0 && (
        <ul className="rounded-card border border-line bg-surface">
          {found.map((row) => (
            <RowItem
              key={row.id}
              table={table}
              row={row}
              onEdit={() => openForm({ kind: 'edit', id: row.id })}
              onCopy={() => openForm({ kind: 'copy', id: row.id })}
            />
          ))}
        </ul>
      )}
      <RowDialog table={table} rows={rows.data} />
    </>
  );
}
