import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button } from '#components/Button.tsx';
import { Pills } from '#components/Pills.tsx';
import { Skeleton } from '#components/States.tsx';
import { type EditedTable, editedTables } from '#domain/edited-tables.ts';
import { RebuildState } from '#features/desk/RebuildState.tsx';
import { SearchBox } from '#features/desk/SearchBox.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $address, filterRows, openForm, showTable } from './address.store.ts';
import { type Filter, tableFilters } from './address.ts';
import { BrandRows } from './BrandRows.tsx';
import { pointReportsQuery } from './catalogue-queries.ts';
import { hasPrice } from './columns.ts';
import { PricedRows } from './PricedRows.tsx';

/** Other tables need no figures of charging points. */
const Points = lazy(async () => ({ default: (await import('./Points.tsx')).Points }));

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
  reported: m.desk_points_reported,
  imports: m.desk_points_imports,
};

/** The tables of the catalogue, one as the address asks for it, and the form that is open over it. */
export function Catalogue() {
  const { table } = useStore($address);
  const reports = useQuery(pointReportsQuery).data?.open ?? 0;
  const marked = reports > 0 ? ` (${formatNumber(reports)})` : '';
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Pills
          label={m.desk_catalogue_tables()}
          names={editedTables}
          chosen={table}
          onChoose={showTable}
        >
          {(name) => `${tableNames[name]()}${name === 'charging_points' ? marked : ''}`}
        </Pills>
        <Button size="sm" className="ms-auto" onClick={() => openForm({ kind: 'add' })}>
          {m.desk_catalogue_add()}
        </Button>
      </div>
      <RebuildState />
      {hasPrice(table) ? (
        <PricedRows key={table} table={table} />
      ) : (
        <>
          <ListFilters table={table} marked={marked} />
          {table === 'brands' ? (
            <BrandRows />
          ) : (
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <Points />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

/** @param marked what stands behind the name of the filter for reports */
function ListFilters({ table, marked }: { table: EditedTable; marked: string }) {
  const { filter, search } = useStore($address);
  return (
    <>
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
    </>
  );
}
