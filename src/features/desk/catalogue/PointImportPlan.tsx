import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import type { AsideReason } from '#domain/open-charge-map.ts';
import type { SortedEntries } from '#domain/point-entries.ts';
import type { PointChange, PointImport } from '#domain/point-import.ts';
import { asCount, formatNumber } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { LongList } from './LongList.tsx';
import { pointColumnLabel, pointValue } from './point-values.ts';

const reasons: Record<AsideReason | 'twice', () => string> = {
  no_place: m.desk_points_aside_no_place,
  other_provider: m.desk_points_aside_other_provider,
  waiting: m.desk_points_aside_waiting,
  no_name: m.desk_points_aside_no_name,
  no_position: m.desk_points_aside_no_position,
  unknown_country: m.desk_points_aside_unknown_country,
  outside: m.desk_points_aside_outside,
  too_many_connectors: m.desk_points_aside_too_many_connectors,
  twice: m.desk_points_aside_twice,
};

/** So many numbers of places are named beside a reason. */
const namedNumbers = 10;

type Props = {
  /** Entries in the files. */
  read: number;
  sorted: SortedEntries;
  plan: PointImport;
  onApply: () => Promise<void>;
};

/** What an import would do: what is new, changed with its values, kept, marked, withdrawn and set aside. */
export function PointImportPlan({ read, sorted, plan, onApply }: Props) {
  const { added, changed, unchanged, kept, twins, withdrawn, delisted, missing } = plan;
  const isNothing = added.length + changed.length === 0;
  const aside = [...sorted.aside].map(([reason, ids]) => ({ reason, ids }));
  return (
    <div className="grid gap-5 text-small">
      <p>
        {m.desk_points_plan({
          read: formatNumber(read),
          added: formatNumber(added.length),
          changed: formatNumber(changed.length),
          unchanged: formatNumber(unchanged),
        })}
      </p>
      <Part title={m.desk_points_plan_changed()} items={changed.map((one) => keyed(one.line, one))}>
        {({ item }) => <Changed change={item} />}
      </Part>
      <Part title={m.desk_points_plan_added()} items={added.map((line) => keyed(line, line))}>
        {({ item }) => <bdi>{item.town ? `${item.name} · ${item.town}` : item.name}</bdi>}
      </Part>
      <Part title={m.desk_points_plan_twins()} items={twins.map((one) => keyed(one.line, one))}>
        {({ item }) => (
          <>
            <bdi>{item.line.name}</bdi> = <bdi>{item.of}</bdi>
          </>
        )}
      </Part>
      <Part
        title={m.desk_points_plan_kept()}
        items={kept.map((item, index) => ({ key: String(index), item }))}
      >
        {({ item }) => (
          <>
            <bdi>{item.name}</bdi>: {inARow(item.columns.map(pointColumnLabel))}
          </>
        )}
      </Part>
      <Part
        title={m.desk_points_plan_withdrawn()}
        items={withdrawn.map((line) => keyed(line, line))}
      >
        {({ item }) => <bdi>{item.name}</bdi>}
      </Part>
      <Part
        title={m.desk_points_plan_aside()}
        items={aside.map((item) => ({ key: item.reason, item }))}
      >
        {({ item: { reason, ids } }) => (
          <>
            {formatNumber(ids.length)} {reasons[reason]()}{' '}
            <span className="text-muted" dir="ltr">
              {ids.slice(0, namedNumbers).join(' ')}
              {ids.length > namedNumbers && ' …'}
            </span>
          </>
        )}
      </Part>
      {delisted > 0 && <p>{m.desk_points_plan_delisted(asCount(delisted))}</p>}
      {missing > 0 && <p>{m.desk_points_plan_missing(asCount(missing))}</p>}
      <Part
        title={m.desk_points_plan_unknown()}
        items={[...sorted.unknown].map(([what, ids]) => ({ key: what, item: ids.length }))}
      >
        {({ key, item }) => (
          <>
            <bdi dir="ltr">{key}</bdi> × {formatNumber(item)}
          </>
        )}
      </Part>
      <Button busy={isNothing} onClick={() => void onApply()}>
        {isNothing ? m.desk_points_plan_nothing() : m.desk_points_plan_apply()}
      </Button>
    </div>
  );
}

const keyed = <Item,>({ id }: { id: string }, item: Item) => ({ key: id, item });

type PartProps<Item> = {
  title: string;
  items: readonly { key: string; item: Item }[];
  children: (one: { key: string; item: Item }) => ReactNode;
};

/** A list of what happens to places; nothing where it is empty. */
function Part<Item>({ title, items, children }: PartProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{`${title} (${formatNumber(items.length)})`}</h3>
      <LongList items={items} className="grid gap-1 break-words">
        {children}
      </LongList>
    </section>
  );
}

function Changed({ change: { line, columns, before } }: { change: PointChange }) {
  return (
    <>
      <bdi className="font-semibold">{before.name}</bdi>
      {columns.map((column) => (
        <span key={column} className="block text-muted">
          {pointColumnLabel(column)}: <bdi>{pointValue(column, before[column])}</bdi> →{' '}
          <bdi>{pointValue(column, line[column])}</bdi>
        </span>
      ))}
    </>
  );
}
