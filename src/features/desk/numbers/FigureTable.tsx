import Download from 'lucide-react/icons/download';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { notify } from '#components/toast.store.ts';
import { WideTable } from '#components/WideTable.tsx';
import { cairoToday } from '#domain/cairo.ts';
import { type Cell, csvOf, saveCsv } from '#lib/csv.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { ShareBar } from './ShareBar.tsx';

/** A column; the first of a table names its rows. */
export type FigureColumn<Row> = {
  label: string;
  /** The value in the CSV. */
  value: (row: Row) => Cell;
  /** The value on the page; without it, the value of the CSV. */
  shown?: (row: Row) => ReactNode;
  /** Whether a bar shows how large the value is among the others. */
  bar?: boolean;
};

type Props<Row> = {
  title: string;
  note?: string;
  /** How the names of its files begin. */
  file: string;
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
  rows: readonly Row[];
  /** Tells rows apart. */
  keyOf: (row: Row) => string;
  /** What chooses the rows, above the table. */
  choice?: ReactNode;
  /** A chart of the same figures: the table is then folded. */
  chart?: ReactNode;
};

/** Rows that are shown at first. */
const first = 10;

/** A table of figures that can be downloaded as CSV. */
export function FigureTable<Row>(props: Props<Row>) {
  const { title, note, file, columns, rows, keyOf, choice, chart } = props;
  const id = useId();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, first);
  const save = () =>
    csvOf(
      columns.map(({ label }) => label),
      rows.map((row) => columns.map(({ value }) => value(row))),
    )
      .then((text) => saveCsv(`${file}-${cairoToday()}`, text))
      .catch((error: unknown) => {
        console.error(error);
        notify('error', { text: m.desk_numbers_csv_failed() });
      });

  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h2 id={id} className="text-subheading">
            {title}
          </h2>
          {note && <p className="mt-1 text-micro text-muted">{note}</p>}
        </div>
        {rows.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => void save()}>
            <Download className="size-4" aria-hidden="true" />
            {m.desk_numbers_csv()}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {choice}
      {rows.length === 0 && (
        <p className="py-6 text-center text-small text-muted">{m.desk_numbers_none()}</p>
      )}
      {rows.length > 0 && chart}
      {rows.length > 0 && (
        <Folded isFolded={chart !== undefined}>
          <Rows title={title} columns={columns} rows={shown} all={rows} keyOf={keyOf} />
          {rows.length > first && (
            <Button
              size="sm"
              variant="secondary"
              className="mt-3 justify-self-start"
              onClick={() => setAll(!all)}
            >
              {all
                ? m.desk_numbers_less()
                : m.desk_numbers_more({ count: formatNumber(rows.length) })}
            </Button>
          )}
        </Folded>
      )}
    </section>
  );
}

function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return <div className="grid grid-cols-[minmax(0,1fr)]">{children}</div>;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-small font-semibold">
        {m.desk_numbers_as_table()}
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)]">{children}</div>
    </details>
  );
}

type RowsProps<Row> = Pick<Props<Row>, 'title' | 'columns' | 'rows' | 'keyOf'> & {
  /** Those that a bar is compared with. */
  all: readonly Row[];
};

function Rows<Row>({ title, columns, rows, all, keyOf }: RowsProps<Row>) {
  const [name, ...figures] = columns;
  const largest = figures.map(({ value }) => Math.max(1, ...all.map((row) => Number(value(row)))));
  return (
    <WideTable label={m.desk_numbers_table({ title })}>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-edge text-start text-micro text-muted">
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {name.label}
            </th>
            {figures.map(({ label }) => (
              <th key={label} scope="col" className="px-2 py-2 text-end font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line">
              <th scope="row" className="min-w-36 py-2 pe-3 text-start font-normal">
                {shownBy(name, row)}
              </th>
              {figures.map((column, index) => (
                <td
                  key={column.label}
                  className="whitespace-nowrap px-2 py-2 text-end tabular-nums"
                >
                  {shownBy(column, row)}
                  {column.bar && (
                    <ShareBar share={Number(column.value(row)) / (largest[index] ?? 1)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function shownBy<Row>({ value, shown }: FigureColumn<Row>, row: Row): ReactNode {
  if (shown) return shown(row);
  const cell = value(row);
  return typeof cell === 'number' ? formatNumber(cell) : cell;
}
