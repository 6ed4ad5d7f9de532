import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { notify } from '@/components/toast.store';
import { addRow, changeRow, type EditedTable } from '@/data/catalogue-edit';
import type { Backend } from '@/data/client';
import { asCount, formatNumber } from '@/lib/number';
import { inARow } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { sessionBackend } from '@/session/backend';
import { sectionsOf } from './columns';
import type { Plan, PlannedLine } from './csv';
import { brandIdOf } from './row-form';

type Props = { table: EditedTable; plan: Plan; onDone: () => void };

/** Most changes that are listed; more are only counted. */
const listed = 200;

/** What a file would change, line by line. Nothing is saved while a cell cannot be read. */
export function CsvPlan({ table, plan, onDone }: Props) {
  const client = useQueryClient();
  const [left, setLeft] = useState(0);
  const faulty = plan.lines.filter(({ faults }) => Object.keys(faults).length > 0);
  const changing = plan.lines.filter(({ changes }) => changes.length > 0);
  const apply = async () => {
    let stored = 0;
    try {
      const backend = await sessionBackend();
      for (const line of changing) {
        setLeft(changing.length - stored);
        if (await store(backend, table, line)) stored += 1;
      }
    } catch (error) {
      console.info(error);
    }
    setLeft(0);
    await client.invalidateQueries({ queryKey: ['catalogue', table] });
    if (stored === changing.length) {
      notify('success', { title: m.desk_catalogue_csv_done(asCount(stored)) });
      onDone();
      return;
    }
    const figures = { stored: formatNumber(stored), all: formatNumber(changing.length) };
    notify('error', {
      title: m.desk_catalogue_csv_partly(figures),
      text: m.desk_catalogue_csv_partly_text(),
    });
  };
  return (
    <div className="grid gap-5 text-small">
      <p>{m.desk_catalogue_csv_lines(asCount(plan.lines.length))}</p>
      {plan.unknownColumns.length > 0 && (
        <p className="text-muted">
          {m.desk_catalogue_csv_unknown({ names: inARow(plan.unknownColumns) })}
        </p>
      )}
      {faulty.length > 0 && <Faults table={table} lines={faulty} />}
      {changing.length > 0 && <Changes table={table} lines={changing} />}
      <Button busy={left > 0 || faulty.length > 0 || changing.length === 0} onClick={apply}>
        {left > 0
          ? m.desk_catalogue_csv_applying({ left: formatNumber(left) })
          : m.desk_catalogue_csv_apply()}
      </Button>
    </div>
  );
}

type LinesProps = { table: EditedTable; lines: readonly PlannedLine[] };

function Faults({ table, lines }: LinesProps) {
  return (
    <section>
      <h3 className="font-semibold text-danger">{m.desk_catalogue_csv_faults()}</h3>
      <ul className="mt-2 grid gap-1">
        {lines.flatMap(({ line, name, faults }) =>
          Object.entries(faults).map(([column, fault]) => (
            <li key={`${line} ${column}`}>
              {m.desk_catalogue_csv_fault({
                line: formatNumber(line),
                name,
                column: labelOf(table, column),
              })}{' '}
              {fault}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function Changes({ table, lines }: LinesProps) {
  return (
    <section>
      <h3 className="font-semibold">{m.desk_catalogue_csv_changes(asCount(lines.length))}</h3>
      <ul className="mt-2 grid gap-2">
        {lines.slice(0, listed).map(({ line, name, row, changes }) => (
          <li key={line}>
            <bdi className="font-semibold">{name}</bdi> {row === null && m.desk_catalogue_csv_new()}
            {row !== null &&
              changes.map(({ column, from, to }) => (
                <span key={column} className="block break-words text-muted">
                  {labelOf(table, column)}: <bdi>{from || '–'}</bdi> → <bdi>{to || '–'}</bdi>
                </span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(table: EditedTable, name: string): string {
  const columns = sectionsOf[table].flatMap((section) => section.columns);
  return columns.find((column) => column.name === name)?.label() ?? name;
}

/** @returns false when somebody else has changed the row meanwhile */
async function store(backend: Backend, table: EditedTable, line: PlannedLine): Promise<boolean> {
  const { row, columns, name } = line;
  if (row) return changeRow(backend, table, row, columns);
  const id = line.id || (table === 'brands' ? brandIdOf(name) : crypto.randomUUID());
  return (await addRow(backend, table, id, { published: false, ...columns })) === null;
}
