import { type KeyboardEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import { DescribedFields } from '#features/desk/editor/DescribedFields.tsx';
import { resolverOf } from '#features/desk/editor/resolver.ts';
import { useTyped } from '#features/desk/use-typed.tsx';
import { m } from '#paraglide/messages.js';
import { BatchFailure } from './BatchFailure.tsx';
import { priceSection } from './columns.ts';
import type { PricedTable } from './listed-rows.ts';
import { keepsOldDay, pricedRow } from './price-origin.ts';
import {
  changedColumns,
  meantBy,
  nameOf,
  parseRowForm,
  type RowValues,
  rowValuesOf,
} from './row-form.ts';
import { useBatch } from './use-batch.tsx';
import { usePriceChecks } from './use-price-checks.tsx';

type Props = { table: PricedTable; row: EditedRow; colSpan: number; onClose: () => void };

const names = priceSection.columns.map(({ name }) => name);

/**
 * The price of a row with its source and day, below the row. The day is today at first: a new price must not take over
 * that of the old one. Escape leaves it; what is typed stays in this tab.
 */
export function PriceEditor({ table, row, colSpan, onClose }: Props) {
  const stored = rowValuesOf(table, row);
  const theirs: RowValues = {
    ...Object.fromEntries(names.map((name) => [name, stored[name] ?? ''])),
    price_verified_on: cairoToday(),
  };
  const typed = useTyped(`price/${table}/${row.id}`, theirs);
  const [defaultValues] = useState(typed.values);
  const form = useForm<RowValues, unknown, EditedColumns>({
    defaultValues,
    resolver: resolverOf((values) => readPrice(table, row, values)),
  });
  const prices = usePriceChecks({ table, row, control: form.control });
  const save = useBatch(table);
  const name = nameOf(table, row);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => form.setFocus('price_egp', { shouldSelect: true }), [form]);
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  };
  const submit = async (columns: EditedColumns) => {
    if (prices.waits) return;
    const isStored = await save.attempt({
      changes: [{ row, columns }],
      origin: { kind: 'price' },
      saved: m.desk_saved_name({ name }),
    });
    if (!isStored) return;
    typed.forget();
    close();
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <tr>
      <td colSpan={colSpan} className="border-b border-line bg-sunken p-4" onKeyDown={leave}>
        <Form form={form} onSubmit={submit}>
          <fieldset
            className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
            onChange={() => typed.change(form.getValues())}
          >
            <legend className="mb-3 font-semibold">{m.desk_catalogue_price_of({ name })}</legend>
            <SentFields>
              <DescribedFields fields={fields} field={fieldsOf(form)} />
            </SentFields>
          </fieldset>
          <BatchFailure table={table} save={save} />
          {prices.checks}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" busy={save.isPending || prices.waits}>
              {save.isPending ? m.desk_saving() : m.desk_save()}
            </Button>
            <Button size="sm" variant="secondary" onClick={close}>
              {m.ui_close()}
            </Button>
          </div>
        </Form>
      </td>
    </tr>
  );
}

const fields = priceSection.columns.map((column) => ({
  ...column,
  required: true,
  ...(column.name === 'price_standing' && { label: m.desk_catalogue_column_standing }),
  ...(column.name === 'price_source' && { hint: m.desk_catalogue_price_keep }),
}));

/** The columns of a price that differ from the row's; faults of other columns are no business of its price. */
function readPrice(table: PricedTable, row: EditedRow, values: RowValues) {
  const stored = rowValuesOf(table, row);
  const all = { ...stored, ...values };
  const read = parseRowForm(table, all);
  const faults = 'faults' in read ? Object.entries(read.faults) : [];
  const ours = faults.filter(([name]) => names.some((one) => one === name));
  if (ours.length > 0) return { faults: Object.fromEntries(ours) };
  const changed = changedColumns(table, meantBy(table, all), all, row);
  if (keepsOldDay(row, changed, cairoToday()) && pricedRow(row).price !== null) {
    return { faults: { price_verified_on: m.desk_catalogue_fault_old_day() } };
  }
  return { checked: changed };
}
