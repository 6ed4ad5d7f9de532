import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Name } from '#components/Name.tsx';
import { formatDay } from '#lib/dates.ts';
import { formatEgp, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { openForm, previewAddress } from './address.store.ts';
import type { SortedColumn } from './address.ts';
import { isOld, type ListedRow, type PricedTable } from './listed-rows.ts';
import { PublishCell } from './PublishCell.tsx';
import { columnClasses, standingNames } from './table-columns.ts';

type Props = {
  table: PricedTable;
  listed: ListedRow;
  /** Those that have room; the rest stands below the name. */
  columns: readonly SortedColumn[];
  isChosen: boolean;
  /** Whether its price is being edited below it. */
  isEdited: boolean;
  onTick: (id: string, isOn: boolean, withShift: boolean) => void;
  onEditPrice: () => void;
};

const cell = 'border-b border-line px-2';
/** Above the name, which covers the row so that a press anywhere opens the form. */
const press = 'relative z-[1] inline-flex min-h-9 items-center [@media(pointer:coarse)]:min-h-11';

/** A car or charger on a line. */
export function TableRow({ columns, isChosen, onTick, ...shown }: Props) {
  const { table, listed } = shown;
  const { row, name, priced, measure, photos } = listed;
  const isUnpriced = priced.price === null;
  const isNarrow = columns.length === 2;
  const cells: Record<Exclude<SortedColumn, 'name'>, ReactNode> = {
    price: <PriceButton {...shown} />,
    standing: !isUnpriced && <Standing listed={listed} />,
    checked: !isUnpriced && <Day listed={listed} />,
    measure: measure !== null && formatNumber(measure, 1),
    photos: <span className={photos === 0 ? 'text-warning' : ''}>{formatNumber(photos)}</span>,
    published: <PublishCell table={table} row={row} className={press} />,
  };
  return (
    // Safari stretches the name's button over the whole page unless the row is transformed.
    <tr
      className={`relative [transform:translate(0)] hover:bg-sunken ${isChosen ? 'bg-accent-soft' : ''}`}
    >
      <td className={cell}>
        <label className={`${press} w-full justify-center`}>
          <span className="sr-only">{m.desk_catalogue_select({ name })}</span>
          <input
            type="checkbox"
            className="tick-box size-5"
            checked={isChosen}
            readOnly
            onClick={(event) => onTick(row.id, event.currentTarget.checked, event.shiftKey)}
          />
        </label>
      </td>
      <th scope="row" className={`${cell} text-start font-semibold`}>
        <button
          type="button"
          aria-label={m.desk_catalogue_edit_of({ name })}
          className="inline-flex min-h-9 max-w-full items-center text-start after:absolute after:inset-0 [@media(pointer:coarse)]:min-h-11"
          onClick={() => openForm({ kind: 'edit', id: row.id })}
        >
          <span className="min-w-0 break-words md:truncate">
            <Name text={name} />
          </span>
        </button>
        {isNarrow && (
          <p className="pb-1.5 text-micro font-normal text-muted">
            {!row.published && (
              <span className="text-warning">{m.desk_catalogue_withdrawn()} · </span>
            )}
            {isUnpriced ? m.desk_catalogue_price_none() : <Checked listed={listed} />}
          </p>
        )}
      </th>
      {columns.map(
        (column) =>
          column !== 'name' && (
            <td key={column} className={`${cell} ${columnClasses[column]}`}>
              {cells[column]}
            </td>
          ),
      )}
      {!isNarrow && (
        <td className={`${cell} whitespace-nowrap text-end`}>
          <OtherWays {...listed} />
        </td>
      )}
    </tr>
  );
}

function PriceButton({
  listed: { name, priced },
  isEdited,
  onEditPrice,
}: Pick<Props, 'listed' | 'isEdited' | 'onEditPrice'>) {
  const price = formatEgp(priced.price);
  return (
    <button
      type="button"
      aria-label={m.desk_catalogue_price_edit({ name, price })}
      aria-expanded={isEdited}
      className={`${press} group justify-end gap-1.5 font-semibold hover:underline`}
      onClick={onEditPrice}
    >
      <Pencil
        className="hidden size-3.5 shrink-0 text-muted opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 sm:block"
        aria-hidden="true"
      />
      {priced.price === null ? m.desk_catalogue_price_add() : price}
    </button>
  );
}

function OtherWays({ row, name }: Pick<ListedRow, 'row' | 'name'>) {
  const icon = `${press} w-9 justify-center rounded-control hover:bg-surface`;
  return (
    <>
      {!row.published && (
        <a
          className={icon}
          aria-label={m.desk_catalogue_preview_of({ name })}
          href={previewAddress({ kind: 'edit', id: row.id })}
        >
          <Eye className="size-4" aria-hidden="true" />
        </a>
      )}
      <button
        type="button"
        className={icon}
        aria-label={m.desk_catalogue_copy_of({ name })}
        onClick={() => openForm({ kind: 'copy', id: row.id })}
      >
        <Copy className="size-4" aria-hidden="true" />
      </button>
    </>
  );
}

function Standing({ listed: { priced, trust } }: { listed: ListedRow }) {
  const isOver = priced.priceStanding === 'confirmed' && trust !== 'confirmed';
  const tone = trust === 'confirmed' ? 'text-positive' : isOver ? 'text-warning' : 'text-muted';
  return <span className={tone}>{standingNames[priced.priceStanding]()}</span>;
}

function Day({ listed }: { listed: ListedRow }) {
  const day = listed.priced.priceVerifiedOn;
  return (
    <span className={isOld(listed) ? 'text-warning' : ''}>
      {day === null ? m.desk_catalogue_price_never() : formatDay(day)}
    </span>
  );
}

function Checked({ listed }: { listed: ListedRow }) {
  return (
    <>
      <Standing listed={listed} /> · <Day listed={listed} />
    </>
  );
}
