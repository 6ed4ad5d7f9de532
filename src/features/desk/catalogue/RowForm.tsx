import { use, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import { notify } from '#components/toast.store.ts';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { addRow, changeRow, type EditedColumns, type EditedRow } from '#data/catalogue-edit.ts';
import type { Backend } from '#data/client.ts';
import { BackendFailure, kindOfFailure } from '#data/failure.ts';
import { cairoToday } from '#domain/cairo.ts';
import { brandId } from '#domain/columns.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { resolverOf } from '#features/desk/editor/resolver.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { closeSaved, openForm, previewAddress } from './address.store.ts';
import type { OpenForm } from './address.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { hasPrice, sectionsOf } from './columns.ts';
import { Differences } from './Differences.tsx';
import { PointFacts } from './PointFacts.tsx';
import { PriceOrigin, type PriceOriginValues } from './PriceOrigin.tsx';
import { PriceSources } from './PriceSources.tsx';
import { keepsOldDay, pricedRow } from './price-origin.ts';
import { RowHistory } from './RowHistory.tsx';
import { differencesOf, openRowDraft, removeRowDraft, saveRowDraft } from './row-draft.ts';
import {
  brandIdOf,
  changedColumns,
  nameOf,
  parseRowForm,
  type RowValues,
  rowValuesOf,
} from './row-form.ts';
import { UploadsContext } from './uploads.tsx';
import { usePriceChecks } from './use-price-checks.tsx';
import { useSaveRow } from './use-save-row.tsx';

type Props = {
  table: EditedTable;
  open: OpenForm;
  /** To change or to copy, as it is now; null for an empty form. */
  row: EditedRow | null;
};

/**
 * Every column of a row. What is typed is kept in this tab until it is saved; where somebody else has changed the row
 * since it was begun, the person chooses first.
 */
export function RowForm({ table, open, row }: Props) {
  const [draft] = useState(() => openRowDraft(table, open, row));
  const [base, setBase] = useState(draft.base);
  const top = useRef<HTMLDivElement>(null);
  const form = useForm<RowValues, unknown, EditedColumns>({
    defaultValues: draft.values,
    resolver: resolverOf((values) => {
      const read = parseRowForm(table, values);
      return 'columns' in read ? { checked: read.columns } : read;
    }),
  });
  const { isSubmitting, isValid, isSubmitted } = form.formState;
  const save = useSaveRow(table);
  const seen = open.kind === 'edit' ? row : null;
  const prices = usePriceChecks({ table, row: seen, control: form.control });
  const uploads = use(UploadsContext);
  /** The new price whose origin is asked for, EGP. */
  const [newPrice, setNewPrice] = useState<number | null>(null);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveRowDraft(table, open, { id: draft.id, base, values }),
      }),
    [form, table, open, draft.id, base],
  );

  /** The person has chosen in columns, which hold this now. */
  const compared = (theirs: RowValues) => {
    const next = { ...base, ...theirs };
    setBase(next);
    saveRowDraft(table, open, { id: draft.id, base: next, values: form.getValues() });
    top.current?.focus();
  };

  /** Saves, and closes the form where that succeeds. @returns why it does not */
  const attempt = async (name: string, store: (backend: Backend) => Promise<void>) => {
    const { failure } = await save.attempt({ name, store });
    if (failure === null) {
      removeRowDraft(table, open);
      closeSaved(open);
    }
    return failure;
  };
  const change = async (before: EditedRow, columns: EditedColumns) => {
    const values = form.getValues();
    if (differencesOf(table, { base, values }, before).length > 0) {
      top.current?.focus();
      return;
    }
    const changed = changedColumns(table, columns, values, before);
    const isNothing = Object.keys(changed).length === 0;
    const failure = await attempt(nameOf(table, columns), async (backend) => {
      if (!isNothing) await changeRow(backend, table, before, changed);
    });
    if (failure === 'changed') top.current?.focus();
  };
  const add = async (columns: EditedColumns) => {
    const values = form.getValues();
    const id = table === 'brands' ? brandIdOf(values.name_en ?? '') : draft.id;
    const refuse = (message: string) =>
      form.setError('name_en', { type: 'id', message }, { shouldFocus: true });
    if (table === 'brands' && !brandId.safeParse(id).success) {
      refuse(m.desk_catalogue_fault_brand_id());
      return;
    }
    const failure = await attempt(nameOf(table, columns), async (backend) => {
      // A new row is seen by nobody until it is published.
      const taken = await addRow(backend, table, id, { ...columns, published: false });
      const isStored =
        taken === null || Object.keys(changedColumns(table, columns, values, taken)).length === 0;
      if (!isStored) throw new BackendFailure('taken', { message: 'The id is taken' });
    });
    if (failure !== 'taken') return;
    if (table === 'brands') {
      refuse(m.desk_catalogue_fault_taken());
      return;
    }
    // An earlier attempt without an answer was stored, and the form was changed since.
    const edit: OpenForm = { kind: 'edit', id };
    saveRowDraft(table, edit, { id, base: rowValuesOf(table, null), values });
    removeRowDraft(table, open);
    openForm(edit);
    notify('info', { title: m.desk_catalogue_stored_before() });
  };
  const store = (columns: EditedColumns) => (seen ? change(seen, columns) : add(columns));
  const submit = async (columns: EditedColumns) => {
    if (prices.waits || uploads.pending > 0) return;
    const values = form.getValues();
    const changed = row && changedColumns(table, columns, values, row);
    // What a colleague has changed meanwhile is compared first.
    const isCompared = seen === null || differencesOf(table, { base, values }, seen).length === 0;
    if (row && changed && isCompared && keepsOldDay(row, changed, cairoToday()))
      setNewPrice(pricedRow(columns).price);
    else await store(columns);
  };
  const answer = async (origin: PriceOriginValues) => {
    setNewPrice(null);
    for (const [name, value] of Object.entries(origin)) {
      form.setValue(name, value, { shouldDirty: true });
    }
    await form.handleSubmit(store)();
  };
  // A file that is dropped beside the field would open in place of the page.
  useWindowEvent('dragover', (event) => {
    if (isOfFiles(event)) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    if (!isOfFiles(event)) return;
    event.preventDefault();
    uploads.taker.current?.([...(event.dataTransfer?.files ?? [])]);
  });
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      {seen && table === 'charging_points' && <PointFacts row={seen} />}
      {seen && <Differences table={table} form={form} base={base} row={seen} onSeen={compared} />}
      <Form form={form} onSubmit={submit} className="grid grid-cols-1 gap-8">
        <SentFields>
          {sectionsOf[table].map(({ title, columns }) => (
            <fieldset key={title()} className="grid items-start gap-4 sm:grid-cols-2">
              <legend className="mb-3 font-semibold">{title()}</legend>
              <ColumnFields table={table} columns={columns} form={form} />
            </fieldset>
          ))}
        </SentFields>
        {seen && hasPrice(table) && <PriceSources itemId={seen.id} />}
        {seen && table !== 'charging_points' && (
          <RowHistory id={seen.id} name={nameOf(table, seen)} />
        )}
        {isSubmitted && !isValid && (
          <p role="alert" className="text-small text-danger">
            {m.desk_catalogue_faults()}
          </p>
        )}
        {/* What is taken stands at its field, or in the form of the other entry. */}
        {kindOfFailure(save.error) !== 'taken' && <SaveFailure error={save.error} own={save.own} />}
        {prices.checks}
        {prices.waits && <p className="text-small">{m.desk_catalogue_waits()}</p>}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            size="lg"
            busy={isSubmitting || prices.waits || uploads.pending > 0}
          >
            {uploads.pending > 0
              ? m.desk_catalogue_photo_uploading({ left: formatNumber(uploads.pending) })
              : m.desk_save()}
          </Button>
          {uploads.pending === 0 && table !== 'charging_points' && (
            <ButtonLink size="lg" variant="secondary" href={previewAddress(open)}>
              {m.desk_catalogue_preview_open()}
            </ButtonLink>
          )}
        </div>
      </Form>
      {newPrice !== null && row && (
        <PriceOrigin
          table={table}
          values={form.getValues()}
          source={newSource(rowValuesOf(table, row), form.getValues())}
          from={pricedRow(row).price}
          to={newPrice}
          onAnswer={answer}
          onClose={() => setNewPrice(null)}
        />
      )}
    </div>
  );
}

const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

const newSource = (before: RowValues, { price_source: source = '' }: RowValues) =>
  source === before.price_source ? '' : source;
