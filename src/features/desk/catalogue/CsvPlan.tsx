import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import { saveBatch } from '#data/catalogue-batches.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { asCount, formatNumber } from '#lib/number.ts';
import { inARow, namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { columnsOf } from './columns.ts';
import type { FilePlan } from './csv-file.ts';
import { EncodingCheck } from './EncodingCheck.tsx';
import { LongList } from './LongList.tsx';
import { PriceChecks } from './PriceChecks.tsx';
import { type PlannedLine, wholeLine } from './planned.ts';

type Props = { table: EditedTable; plan: FilePlan; onDone: () => void };

/** Most changes that are listed; more are only counted. */
const listed = 200;

const isFaulty = ({ faults }: PlannedLine) => Object.keys(faults).length > 0;

/**
 * The preview of a file's changes, line by line. The file is saved whole or not at all, and not while a cell is faulty or
 * something has to be confirmed.
 */
export function CsvPlan({ table, plan, onDone }: Props) {
  const [importId] = useState(() => crypto.randomUUID());
  const faulty = plan.lines.filter(isFaulty);
  const sound = plan.lines.filter((line) => !isFaulty(line) && line.changes.length > 0);
  const stale = sound.filter(({ isStale }) => isStale);
  const changing = sound.filter(({ isStale }) => !isStale);
  const prices = changing.flatMap(({ line, name, prices: odd }) =>
    odd.map(({ trim, key, ...price }) => ({
      ...price,
      key: `${line} ${key}`,
      name: inARow(trim ? [name, trim] : [name]),
    })),
  );
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [isReadWell, setReadWell] = useState(plan.assumed === null);
  const waits = !isReadWell || !prices.every(({ key }) => confirmed.has(key));
  const apply = useDeskMutation({
    store: (backend) => {
      const lines = changing.map(({ stored }) => stored);
      return saveBatch(backend, table, importId, lines);
    },
    shownBy: [[...keys.catalogue, table]],
    saved: (_, { added, changed, conflicts }) =>
      conflicts.length === 0
        ? m.desk_catalogue_csv_done(asCount(added.length + changed.length))
        : null,
  });
  const conflicts = apply.data?.conflicts ?? [];
  const send = async () => {
    const { answer } = await apply.attempt();
    if (answer?.conflicts.length === 0) onDone();
  };
  if (conflicts.length > 0) {
    const names = changing
      .filter(({ stored }) => conflicts.includes(stored.id))
      .map(({ name }) => name);
    return (
      <Notice
        tone="warning"
        title={m.desk_catalogue_csv_nothing()}
        text={m.desk_catalogue_csv_conflicts({ names: namesListed(names) })}
      />
    );
  }
  return (
    <div className="grid gap-5 text-small">
      <p>{m.desk_catalogue_csv_lines(asCount(plan.lines.length))}</p>
      {plan.assumed && (
        <EncodingCheck assumed={plan.assumed} isConfirmed={isReadWell} onConfirm={setReadWell} />
      )}
      {plan.unknownColumns.length > 0 && (
        <p className="text-muted">
          {m.desk_catalogue_csv_unknown({ names: inARow(plan.unknownColumns) })}
        </p>
      )}
      {faulty.length > 0 && <Faults table={table} lines={faulty} />}
      {stale.length > 0 && (
        <Changes table={table} lines={stale} title={m.desk_catalogue_csv_stale()} />
      )}
      {changing.length > 0 && (
        <Changes
          table={table}
          lines={changing}
          title={m.desk_catalogue_csv_changes(asCount(changing.length))}
        />
      )}
      <PriceChecks prices={prices} confirmed={confirmed} onConfirm={setConfirmed} />
      {waits && faulty.length === 0 && <p>{m.desk_catalogue_waits()}</p>}
      <SaveFailure error={apply.error} />
      <Button
        busy={apply.isPending || waits || faulty.length > 0 || changing.length === 0}
        onClick={() => void send()}
      >
        {apply.isPending ? m.desk_catalogue_csv_applying() : m.desk_catalogue_csv_apply()}
      </Button>
    </div>
  );
}

type LinesProps = { table: EditedTable; lines: readonly PlannedLine[] };

function Faults({ table, lines }: LinesProps) {
  const faults = lines.flatMap(({ line, name, faults }) =>
    Object.entries(faults).map(([column, fault]) => ({
      key: `${line} ${column}`,
      where:
        column === wholeLine
          ? m.desk_catalogue_csv_fault_line({ line: formatNumber(line) })
          : m.desk_catalogue_csv_fault({
              line: formatNumber(line),
              name,
              column: labelOf(table, column),
            }),
      fault,
    })),
  );
  return (
    <section>
      <h3 className="mb-2 font-semibold text-danger">
        {m.desk_catalogue_csv_faults(asCount(faults.length))}
      </h3>
      <LongList items={faults} className="grid gap-1">
        {({ where, fault }) => `${where} ${fault}`}
      </LongList>
    </section>
  );
}

function Changes({ table, lines, title }: LinesProps & { title: string }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {lines.slice(0, listed).map(({ line, name, isNew, changes }) => (
          <li key={line}>
            <bdi className="font-semibold">{name}</bdi> {isNew && m.desk_catalogue_csv_new()}
            {!isNew &&
              changes.map(({ column, from, to }) => (
                <span key={column} className="block whitespace-pre-line break-words text-muted">
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
  return (
    columnsOf(table)
      .find((column) => column.name === name)
      ?.label() ?? name
  );
}
