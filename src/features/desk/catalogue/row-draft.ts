import * as z from 'zod/mini';
import type { EditedRow } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { tabDraft } from '#session/tab-draft.ts';
import type { OpenForm } from './address.ts';
import { columnsOf } from './columns.ts';
import type { FormColumn } from './form-columns.ts';
import { isSame, type RowValues, rowValuesOf } from './row-form.ts';

/** The unsaved entries of a row's form. */
export type RowDraft = {
  /** Of a new row, so that a second attempt stores it once. */
  id: string;
  /** The row as it was when the person began, or last compared it. */
  base: RowValues;
  values: RowValues;
};

const texts = z.record(z.string(), z.string());
const DraftSchema = z.object({ id: z.string(), base: texts, values: texts });

/** A separate draft for each row, each copy of one, and the empty form. */
const draftOf = (table: EditedTable, { kind, id }: OpenForm) =>
  tabDraft(`catalogue/${table}/${kind}/${id ?? ''}`);

/** The form as this tab left it, else as the row is. @param row to change or to copy; null for an empty form */
export function openRowDraft(table: EditedTable, form: OpenForm, row: EditedRow | null): RowDraft {
  const fresh = rowValuesOf(table, row);
  const kept = DraftSchema.safeParse(draftOf(table, form).kept).data;
  if (kept === undefined) return { id: crypto.randomUUID(), base: fresh, values: fresh };
  return { id: kept.id, base: kept.base, values: { ...fresh, ...kept.values } };
}

export function saveRowDraft(table: EditedTable, form: OpenForm, draft: RowDraft): void {
  draftOf(table, form).save(draft);
}

export function removeRowDraft(table: EditedTable, form: OpenForm): void {
  draftOf(table, form).remove();
}

/** A column that somebody else has changed since the form was begun, and that the form has otherwise. */
export type Difference = { column: FormColumn; mine: string; theirs: string };

/** The conflicts that a person has to resolve before the form may be saved over the current row. */
export function differencesOf(
  table: EditedTable,
  { base, values }: Pick<RowDraft, 'base' | 'values'>,
  row: EditedRow,
): Difference[] {
  const now = rowValuesOf(table, row);
  return columnsOf(table).flatMap((column) => {
    const [mine = '', theirs = ''] = [values[column.name], now[column.name]];
    const isTheirs = !isSame(column, base[column.name], theirs);
    return isTheirs && !isSame(column, mine, theirs) ? [{ column, mine, theirs }] : [];
  });
}
