import type { Resolver } from 'react-hook-form';
import type { EditedColumns, EditedTable } from '#data/catalogue-edit.ts';
import { type FormValues, readForm } from './row-form.ts';

/** The rules of the catalogue, as react-hook-form asks for them. */
export const resolverOf =
  (table: EditedTable): Resolver<FormValues, unknown, EditedColumns> =>
  (values) => {
    const read = readForm(table, values);
    if ('columns' in read) return { values: read.columns, errors: {} };
    const errors = Object.entries(read.faults).map(([name, message]) => [
      name,
      { type: 'rule', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
