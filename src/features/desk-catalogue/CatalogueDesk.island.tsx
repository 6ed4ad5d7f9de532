import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Pills } from '@/components/Pills';
import { EmptyState, ErrorState, Notice, Skeleton } from '@/components/States';
import { type EditedRow, type EditedTable, editedTables, readEdited } from '@/data/catalogue-edit';
import { Desk } from '@/features/desk/Desk';
import { plainArabic } from '@/lib/arabic';
import { asCount } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { sessionBackend } from '@/session/backend';
import { CsvTools } from './CsvTools';
import { RowForm } from './RowForm';
import { RowItem } from './RowItem';
import { nameOf } from './row-form';

/** The page on which managers keep brands, cars and chargers. */
export default function CatalogueDesk() {
  return (
    <Desk page="catalogue" managers>
      <Catalogue />
    </Desk>
  );
}

const tableNames: Record<EditedTable, () => string> = {
  cars: m.desk_catalogue_cars,
  chargers: m.desk_catalogue_chargers,
  brands: m.desk_catalogue_brands,
};

const filters = ['all', 'published', 'withdrawn', 'unconfirmed'] as const;
type Filter = (typeof filters)[number];

const filterNames: Record<Filter, () => string> = {
  all: m.desk_catalogue_all,
  published: m.desk_catalogue_published,
  withdrawn: m.desk_catalogue_withdrawn,
  unconfirmed: m.desk_catalogue_unconfirmed,
};

const passes: Record<Filter, (row: EditedRow) => boolean> = {
  all: () => true,
  published: ({ published }) => published,
  withdrawn: ({ published }) => !published,
  unconfirmed: ({ price_source }) => /indicative|^$/i.test(String(price_source ?? '')),
};

/** What the form is open for: a row to change, a row to begin a new one from, or an empty new one. */
type Edited = { row: EditedRow | null; isNew: boolean };

function Catalogue() {
  const [table, setTable] = useState<EditedTable>('cars');
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [edited, setEdited] = useState<Edited | null>(null);
  const rows = useQuery({
    queryKey: ['catalogue', table],
    queryFn: async () => readEdited(await sessionBackend(), table),
  });
  const plain = (text: string) => plainArabic(text.toLowerCase());
  const found = (rows.data ?? [])
    .filter(passes[filter])
    .filter((row) =>
      plain(`${nameOf(table, row)} ${String(row.name_ar ?? '')}`).includes(plain(search.trim())),
    )
    .sort((one, other) => nameOf(table, one).localeCompare(nameOf(table, other), 'en'));
  const close = () => setEdited(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice tone="info" title={m.desk_catalogue_live()} text={m.desk_catalogue_live_text()} />
      <div className="flex flex-wrap items-center gap-2">
        <Pills
          label={m.desk_catalogue_tables()}
          names={editedTables}
          chosen={table}
          onChoose={setTable}
        >
          {(name) => tableNames[name]()}
        </Pills>
        <Button className="ms-auto" onClick={() => setEdited({ row: null, isNew: true })}>
          {m.desk_catalogue_add()}
        </Button>
      </div>
      <input
        type="search"
        aria-label={m.desk_catalogue_search()}
        placeholder={m.desk_catalogue_search()}
        value={search}
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body placeholder:text-muted"
        onChange={({ target }) => setSearch(target.value)}
      />
      {table !== 'brands' && (
        <Pills
          label={m.desk_catalogue_filters()}
          names={filters}
          chosen={filter}
          onChoose={setFilter}
        >
          {(name) => filterNames[name]()}
        </Pills>
      )}
      {rows.isPending && <Skeleton className="h-64 w-full" />}
      {rows.isError && !rows.data && (
        <ErrorState title={m.desk_catalogue_failed()}>
          <Button onClick={() => rows.refetch()}>{m.ui_try_again()}</Button>
        </ErrorState>
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
              onEdit={() => setEdited({ row, isNew: false })}
              onCopy={() => setEdited({ row, isNew: true })}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={edited !== null}
        onClose={close}
        size="tall"
        title={edited?.isNew === false ? m.desk_catalogue_edit() : m.desk_catalogue_add()}
      >
        {edited && <RowForm table={table} {...edited} onSaved={close} />}
      </Dialog>
    </div>
  );
}
