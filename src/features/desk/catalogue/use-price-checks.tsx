import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { EditedColumns } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { m } from '#paraglide/messages.js';
import { oddPricesOf } from './odd-prices.ts';
import { PriceChecks } from './PriceChecks.tsx';
import { meantBy, type RowValues } from './row-form.ts';

type Options = {
  table: EditedTable;
  /** As it is stored; null for a new one. */
  row: EditedColumns | null;
  control: Control<RowValues, unknown, EditedColumns>;
};

/** The prices in a form that have to be confirmed before it is saved. */
export function usePriceChecks({ table, row, control }: Options) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [price_egp = '', trims = ''] = useWatch({ control, name: ['price_egp', 'trims'] });
  const prices = oddPricesOf(table, row, meantBy(table, { price_egp, trims })).map(
    ({ trim, ...price }) => ({ ...price, name: trim ?? m.desk_catalogue_price() }),
  );
  return {
    waits: !prices.every(({ key }) => confirmed.has(key)),
    checks: <PriceChecks prices={prices} confirmed={confirmed} onConfirm={setConfirmed} />,
  };
}
