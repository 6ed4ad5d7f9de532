import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { Form } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { batchLimit } from '#data/catalogue-batches.ts';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import { DescribedFields } from '#features/desk/editor/DescribedFields.tsx';
import { resolverOf } from '#features/desk/editor/resolver.ts';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { BatchFailure } from './BatchFailure.tsx';
import { priceSection } from './columns.ts';
import { LongList } from './LongList.tsx';
import type { PricedTable } from './listed-rows.ts';
import { PriceListLine } from './PriceListLine.tsx';
import { readOrigin } from './price-list-origin.ts';
import {
  changesOf,
  countOf,
  type Decision,
  type Decisions,
  type ListOrigin,
  type MatchedPrice,
  type PreviewedPrice,
  previewedPrices,
} from './price-list-plan.ts';
import { useBatch } from './use-batch.tsx';

type Props = {
  table: PricedTable;
  rows: readonly EditedRow[];
  listed: readonly MatchedPrice[];
  onDone: () => void;
  back: ReactNode;
};

/** Each price of a list before and after; those that are ticked are saved at once, with whose list it is. */
export function PriceListPreview({ table, rows, listed, onDone, back }: Props) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const lines = previewedPrices(table, rows, listed, decisions);
  const changes = changesOf(lines, {});
  const save = useBatch(table);
  const form = useForm<ListOrigin, unknown, ListOrigin>({
    defaultValues: {
      price_standing: 'confirmed',
      price_source: '',
      price_verified_on: cairoToday(),
    },
    resolver: resolverOf(readOrigin),
  });
  const decide = (line: number, decision: Decision) =>
    setDecisions({ ...decisions, [line]: { ...decisions[line], ...decision } });
  const apply = async (origin: ListOrigin) => {
    const isStored = await save.attempt({
      changes: changesOf(lines, origin),
      origin: { kind: 'import', source: origin.price_source, day: origin.price_verified_on },
      saved: m.desk_list_done(asCount(countOf(lines))),
    });
    if (isStored) onDone();
  };
  return (
    <div className="grid gap-6">
      {groups.map(({ title, has }) => {
        const found = lines.filter(has);
        return (
          found.length > 0 && (
            <section key={title()}>
              <h3 className="mb-2 font-semibold">
                {title()} ({formatNumber(found.length)})
              </h3>
              <LongList
                items={found.map((line) => ({ ...line, key: String(line.listed.line) }))}
                className="border-t border-line text-small"
              >
                {(line) => (
                  <PriceListLine
                    table={table}
                    rows={rows}
                    line={line}
                    onDecide={(decision) => decide(line.listed.line, decision)}
                  />
                )}
              </LongList>
            </section>
          )
        );
      })}
      <Form form={form} onSubmit={apply}>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <DescribedFields fields={originFields} field={fieldsOf(form)} />
        </div>
        {changes.length > batchLimit && (
          <p>{m.desk_catalogue_too_many({ most: formatNumber(batchLimit) })}</p>
        )}
        <BatchFailure table={table} save={save} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={save.isPending || changes.length === 0 || changes.length > batchLimit}
          >
            {save.isPending ? m.desk_saving() : m.desk_list_apply(asCount(countOf(lines)))}
          </Button>
          {back}
        </div>
      </Form>
    </div>
  );
}

type Group = { title: () => string; has: (line: PreviewedPrice) => boolean };

const isUnsure = ({ listed }: PreviewedPrice) => listed.match.kind === 'unsure';
const isLook = ({ isFar, isTwice, place, listed }: PreviewedPrice) =>
  isFar || isTwice || place === 'unknown' || listed.price === null;

/** What needs a person stands first. Lines keep their place while they are decided, save for what follows from it. */
const groups: readonly Group[] = [
  { title: m.desk_list_unsure, has: (line) => isUnsure(line) },
  {
    title: m.desk_list_look,
    has: (line) => line.listed.match.kind === 'sure' && isLook(line),
  },
  {
    title: m.desk_list_fine,
    has: (line) => line.listed.match.kind === 'sure' && !isLook(line),
  },
  { title: m.desk_list_none, has: ({ listed }) => listed.match.kind === 'none' },
];

const originFields = (['price_source', 'price_verified_on', 'price_standing'] as const).flatMap(
  (name) =>
    priceSection.columns
      .filter((column) => column.name === name)
      .map((column) => ({
        ...column,
        name,
        required: true,
        ...(name === 'price_source' && { label: m.desk_list_source }),
        ...(name === 'price_verified_on' && { label: m.desk_list_day }),
        ...(name === 'price_standing' && { choices: ['confirmed', 'reported'] }),
      })),
);
