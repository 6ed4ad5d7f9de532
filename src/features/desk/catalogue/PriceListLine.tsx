import { Badge } from '#components/Badge.tsx';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { compareNames } from '#domain/names.ts';
import { formatEgp, formatNumber, numberNotation } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { PricedTable } from './listed-rows.ts';
import { PriceListTrim } from './PriceListTrim.tsx';
import type { Decision, PreviewedPrice } from './price-list-plan.ts';
import { nameOf } from './row-form.ts';

type Props = {
  table: PricedTable;
  rows: readonly EditedRow[];
  line: PreviewedPrice;
  onDecide: (decision: Decision) => void;
};

/** A price of a list: the names there, the record here, and the price before and after. */
export function PriceListLine({ table, rows, line, onDecide }: Props) {
  const { listed, row, from, isFar, isTwice, isTaken } = line;
  const named = [listed.brand, listed.model, listed.trim].filter(Boolean).join(' ');
  const isSure = listed.match.kind === 'sure';
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
      <label className="flex min-h-11 min-w-6 items-center">
        <span className="sr-only">{m.desk_list_take({ name: named })}</span>
        <input
          type="checkbox"
          className="tick-box size-5"
          checked={isTaken}
          disabled={row === null || listed.price === null || line.place === 'unknown'}
          onChange={({ target }) => onDecide({ taken: target.checked })}
        />
      </label>
      <div className="min-w-0 self-center break-words">
        <p>
          <bdi className={isSure ? 'text-muted' : ''}>{named}</bdi>{' '}
          <span className="text-muted">
            {m.desk_list_line({ line: formatNumber(listed.line) })}
          </span>
        </p>
        {isSure && row ? (
          <p className="font-semibold">
            <bdi>{nameOf(table, row)}</bdi>
          </p>
        ) : (
          <Records table={table} rows={rows} line={line} named={named} onDecide={onDecide} />
        )}
        {row && listed.trim && <PriceListTrim line={line} row={row} onDecide={onDecide} />}
      </div>
      <span className="col-start-2 flex flex-wrap items-center gap-x-2 tabular-nums sm:col-start-auto sm:justify-end">
        {listed.price === null ? (
          <span className="text-warning">
            {m.desk_list_no_price()} <bdi>{listed.written}</bdi>
          </span>
        ) : (
          <>
            {row && line.place !== 'unknown' && (
              <span className="text-muted">{formatEgp(from)} →</span>
            )}
            <strong>{formatEgp(listed.price)}</strong>
            <Move line={line} />
          </>
        )}
        {isTwice && <Badge tone="warning">{m.desk_list_twice()}</Badge>}
        {isFar && <span className="sr-only">{m.desk_list_far()}</span>}
      </span>
    </div>
  );
}

function Move({ line: { row, place, share, isFar } }: { line: PreviewedPrice }) {
  if (row === null || place === 'unknown') return null;
  if (share === 0) return <span className="text-muted">{m.desk_list_same()}</span>;
  if (share === null) return <Badge tone={isFar ? 'danger' : 'neutral'}>{m.desk_list_new()}</Badge>;
  const words = numberNotation({
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'always',
  }).format(share);
  return <Badge tone={isFar ? 'danger' : 'neutral'}>{words}</Badge>;
}

function Records({ table, rows, line, named, onDecide }: Props & { named: string }) {
  const { match } = line.listed;
  const likely = match.kind === 'unsure' ? match.ids : [];
  const others = rows
    .filter(({ id }) => !likely.includes(id))
    .map((row) => ({ id: row.id, name: nameOf(table, row) }))
    .sort((one, other) => compareNames(one.name, other.name));
  const nameOfId = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? nameOf(table, row) : '';
  };
  return (
    <select
      aria-label={m.desk_list_which({ name: named })}
      className="min-h-11 w-full rounded-control border border-edge bg-surface px-2 text-small"
      value={line.row?.id ?? ''}
      onChange={({ target }) => onDecide({ id: target.value, place: undefined })}
    >
      <option value="">{likely.length > 0 ? m.desk_list_choose() : m.desk_list_no_such()}</option>
      {likely.map((id) => (
        <option key={id} value={id}>
          {nameOfId(id)}
        </option>
      ))}
      <optgroup label={m.desk_list_others()}>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
