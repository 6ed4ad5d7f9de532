import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { Field, Input, Select, Textarea } from '@/components/Field';
import {
  addRow,
  changeRow,
  type EditedRow,
  type EditedTable,
  readPastPrices,
} from '@/data/catalogue-edit';
import { cairoDay, formatDay } from '@/lib/dates';
import { jsonIn } from '@/lib/json';
import { formatEgp } from '@/lib/number';
import { forget, keep, recall } from '@/lib/web-storage';
import { m } from '@/paraglide/messages.js';
import { sessionBackend } from '@/session/backend';
import { ownStoragePrefix } from '@/session/session.store';
import { type Column, sectionsOf } from './columns';
import { PhotoField } from './PhotoField';
import {
  brandIdOf,
  type FormFaults,
  type FormValues,
  nameOf,
  readForm,
  valuesOf,
} from './row-form';
import { useSave } from './use-save';

type Props = {
  table: EditedTable;
  /** To change, or to begin a new one from; null for an empty form. */
  row: EditedRow | null;
  isNew: boolean;
  onSaved: () => void;
};

/** Every column of a row. What is typed is kept in this tab until it is saved. */
export function RowForm({ table, row, isNew, onSaved }: Props) {
  const key = `${ownStoragePrefix}catalogue/${table}/${isNew ? 'new' : row?.id}`;
  const [values, setValues] = useState<FormValues>(() => ({
    ...valuesOf(table, row),
    ...(isNew && row ? {} : draftIn(recall('tab', key))),
  }));
  const [faults, setFaults] = useState<FormFaults>({});
  const [id] = useState(() => crypto.randomUUID());
  const save = useSave(table);
  const change = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    keep('tab', key, JSON.stringify(next));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(table, values);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read) return;
    const { columns } = read;
    const newId = table === 'brands' ? brandIdOf(values.name_en ?? '') : id;
    const isSaved = await save
      .mutateAsync({
        name: nameOf(table, columns),
        store: async (backend) => {
          if (row && !isNew) return changeRow(backend, table, row, columns);
          // A new row is seen by nobody until it is published.
          await addRow(backend, table, newId, { ...columns, published: false });
          return true;
        },
      })
      .catch(() => false);
    if (!isSaved) return;
    forget('tab', key);
    onSaved();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      {sectionsOf[table].map(({ title, columns }) => (
        <fieldset key={title()} className="grid items-start gap-4 sm:grid-cols-2">
          <legend className="mb-3 font-semibold">{title()}</legend>
          {columns.map((column) => (
            <ColumnField
              key={column.name}
              column={column}
              value={values[column.name] ?? ''}
              fault={faults[column.name]}
              onChange={(value) => change(column.name, value)}
            />
          ))}
        </fieldset>
      ))}
      {row && !isNew && table !== 'brands' && <PastPrices itemId={row.id} />}
      {Object.keys(faults).length > 0 && (
        <p role="alert" className="text-small text-danger">
          {m.desk_catalogue_faults()}
        </p>
      )}
      <Button type="submit" size="lg" busy={save.isPending}>
        {m.desk_catalogue_save()}
      </Button>
    </form>
  );
}

type FieldProps = {
  column: Column;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

function ColumnField({ column, value, fault, onChange }: FieldProps) {
  if (column.name === 'photos') {
    return (
      <div className="sm:col-span-2">
        <PhotoField value={value} fault={fault} onChange={onChange} />
      </div>
    );
  }
  const { name, label, kind, required = false, choices = [] } = column;
  const input = (
    <Field label={label()} error={fault} required={required}>
      {kind === 'choice' && (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{m.ui_field_choose()}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      )}
      {kind === 'lines' && (
        <Textarea
          rows={4}
          value={value}
          dir={name === 'features_ar' ? 'rtl' : 'ltr'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {(kind === 'text' || kind === 'amount' || kind === 'day') && (
        <Input
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'amount' ? 'decimal' : undefined}
          value={kind === 'day' ? value.slice(0, 10) : value}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
  return kind === 'lines' ? <div className="sm:col-span-2">{input}</div> : input;
}

/** What a car or charger cost before, each with its source. */
function PastPrices({ itemId }: { itemId: string }) {
  const { data: prices = [] } = useQuery({
    queryKey: ['past-prices', itemId],
    queryFn: async () => readPastPrices(await sessionBackend(), itemId),
  });
  if (prices.length === 0) return null;
  return (
    <section className="text-small">
      <h3 className="font-semibold">{m.desk_catalogue_history()}</h3>
      <ul className="mt-2">
        {prices.map(({ changed_at, price_egp, price_source }) => (
          <li
            key={changed_at}
            className="flex flex-wrap gap-x-4 border-b border-line py-2 tabular-nums"
          >
            <span>
              {formatDay(cairoDay(new Date(changed_at.replace(' ', 'T').replace(/\+00$/, 'Z'))))}
            </span>
            <span className="font-semibold">{formatEgp(price_egp)}</span>
            <span className="text-muted">{price_source}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function draftIn(text: string | null): FormValues {
  const draft = jsonIn(text);
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
