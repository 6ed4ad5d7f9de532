import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { useLate } from '#components/use-late.tsx';
import { productName } from '#config/product-name.ts';
import { batchLimit } from '#data/catalogue-batches.ts';
import type { EditedColumns } from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import { ChosenBar } from '#features/desk/ChosenBar.tsx';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { BatchFailure } from './BatchFailure.tsx';
import type { ListedRow, PricedTable } from './listed-rows.ts';
import { type Batch, useBatch } from './use-batch.tsx';

const loadConfirm = async () => (await import('./ConfirmPrices.tsx')).ConfirmPrices;

type Props = { table: PricedTable; chosen: readonly ListedRow[]; onDone: () => void };

/** What can be done with the ticked rows at once. */
export function SelectionBar({ table, chosen, onDone }: Props) {
  const save = useBatch(table);
  const [isConfirming, setConfirming] = useState(false);
  const ConfirmPrices = useLate(loadConfirm, isConfirming, () => setConfirming(false));
  const priced = chosen.filter((listed) => listed.priced.price !== null);
  const tooMany = chosen.length > batchLimit;
  const busy = save.isPending || tooMany;
  const send = async (batch: Batch) => {
    if (await save.attempt(batch)) onDone();
  };
  const publish = (published: boolean) => {
    const rows = chosen.filter(({ row }) => row.published !== published);
    const count = asCount(rows.length);
    void send({
      changes: rows.map(({ row }) => ({ row, columns: { published } })),
      origin: { kind: published ? 'publish' : 'withdraw' },
      saved: published
        ? m.desk_catalogue_published_count(count)
        : m.desk_catalogue_withdrawn_count(count),
    });
  };
  const confirm = (source: string) => {
    const columns: EditedColumns = {
      price_standing: 'confirmed',
      price_source: source,
      price_verified_on: cairoToday(),
    };
    void send({
      changes: priced.map(({ row }) => ({ row, columns })),
      origin: { kind: 'confirm', source },
      saved: m.desk_catalogue_confirmed_count(asCount(priced.length)),
    });
  };
  if (chosen.length === 0) return null;
  const [withdrawn, published] = [false, true].map((is) =>
    chosen.some(({ row }) => row.published === is),
  );
  return (
    <ChosenBar
      words={m.desk_catalogue_chosen(asCount(chosen.length))}
      clear={m.desk_catalogue_choose_none()}
      onClear={onDone}
      beside={
        <>
          {priced.length > 0 && (
            <Button
              size="sm"
              busy={busy}
              aria-expanded={isConfirming}
              onClick={() => setConfirming(!isConfirming)}
            >
              {m.desk_catalogue_confirm_count(asCount(priced.length))}
            </Button>
          )}
          {withdrawn && (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => publish(true)}>
              {m.desk_catalogue_publish()}
            </Button>
          )}
          {published && (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => publish(false)}>
              {m.desk_catalogue_withdraw()}
            </Button>
          )}
        </>
      }
      className="sticky bottom-[var(--bottom-bar,0px)] z-[3] rounded-card border"
    >
      {tooMany && <p>{m.desk_catalogue_too_many({ most: formatNumber(batchLimit) })}</p>}
      {isConfirming && ConfirmPrices && (
        <ConfirmPrices usual={productName()} busy={busy} onConfirm={confirm} />
      )}
      <BatchFailure table={table} save={save} />
    </ChosenBar>
  );
}
