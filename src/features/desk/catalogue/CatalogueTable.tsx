import { useStore } from '@nanostores/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Fragment, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { useLate } from '#components/use-late.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { Selection } from '../use-selection.tsx';
import { $address, filterRows } from './address.store.ts';
import type { SortedColumn } from './address.ts';
import type { ListedRow, PricedTable } from './listed-rows.ts';
import { TableRow } from './TableRow.tsx';
import { columnClasses, columnNames } from './table-columns.ts';
import { useTableWidth } from './use-table-width.tsx';

const loadEditor = async () => (await import('./PriceEditor.tsx')).PriceEditor;

type Props = { table: PricedTable; rows: readonly ListedRow[]; selection: Selection };

/** Rows that are drawn at first, and further ones for each 'Show more'. */
const step = 100;

/** Cars or chargers, a line each. On a phone a line keeps the name and the price, and the rest stands below the name. */
export function CatalogueTable({ table, rows, selection }: Props) {
  const [limit, setLimit] = useState(step);
  const [edited, setEdited] = useState<string | null>(null);
  const PriceEditor = useLate(loadEditor, edited !== null, () => setEdited(null));
  const { width, columns } = useTableWidth();
  const shown = rows.slice(0, limit);
  const isEvery = selection.chosen.size === rows.length;
  return (
    <div className="grid gap-3">
      <table className="w-full table-fixed border-collapse rounded-card border border-line bg-surface text-small tabular-nums">
        <caption className="sr-only">{m.desk_catalogue_tables()}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headClasses} w-11`}>
              <input
                type="checkbox"
                className="tick-box mx-auto block size-5"
                aria-label={m.desk_catalogue_select_all()}
                checked={isEvery}
                ref={(box) => {
                  if (box) box.indeterminate = selection.chosen.size > 0 && !isEvery;
                }}
                onChange={({ target }) => selection.toggleAll(target.checked)}
              />
            </th>
            {columns.map((by) => (
              <SortHead key={by} by={by} table={table} />
            ))}
            {width !== 'phone' && (
              <th scope="col" className={`${headClasses} w-24`}>
                <span className="sr-only">{m.desk_catalogue_column_more()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((listed) => (
            <Fragment key={listed.row.id}>
              <TableRow
                table={table}
                listed={listed}
                columns={columns}
                isChosen={selection.chosen.has(listed.row.id)}
                isEdited={edited === listed.row.id}
                onTick={selection.toggle}
                onEditPrice={() => setEdited(edited === listed.row.id ? null : listed.row.id)}
              />
              {PriceEditor && edited === listed.row.id && (
                <PriceEditor
                  table={table}
                  row={listed.row}
                  colSpan={columns.length + (width === 'phone' ? 1 : 2)}
                  onClose={() => setEdited(null)}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {rows.length > limit && (
        <p className="flex flex-wrap items-center gap-3 text-small">
          <Button size="sm" variant="secondary" onClick={() => setLimit(limit + step)}>
            {m.desk_catalogue_more({ count: formatNumber(Math.min(step, rows.length - limit)) })}
          </Button>
          <span className="text-muted">
            {m.desk_catalogue_more_of({
              shown: formatNumber(limit),
              all: formatNumber(rows.length),
            })}
          </span>
        </p>
      )}
    </div>
  );
}

const headClasses =
  'sticky top-[--header] z-[2] border-b border-line bg-surface text-start text-micro';

function SortHead({ by, table }: { by: SortedColumn; table: PricedTable }) {
  const { sort } = useStore($address);
  const isSorted = sort.by === by;
  const Arrow = sort.down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.down ? 'descending' : 'ascending') : 'none'}
      className={`${headClasses} ${columnClasses[by]}`}
    >
      <button
        type="button"
        className="inline-flex min-h-9 w-full items-center gap-1 px-2 font-semibold text-muted hover:text-ink [text-align:inherit] [.text-end_&]:justify-end [@media(pointer:coarse)]:min-h-11"
        onClick={() => filterRows({ sort: { by, down: isSorted && !sort.down } })}
      >
        {columnNames[by](table)}
        {isSorted && <Arrow className="size-3.5 shrink-0" aria-hidden="true" />}
      </button>
    </th>
  );
}
