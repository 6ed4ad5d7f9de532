import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { EditedTable } from '#domain/edited-tables.ts';
import type { Backend } from './client.ts';
import { BackendFailure, changedMeanwhile } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { pageSize } from './rows.ts';

// Managers' edits of the catalogue. Every function throws a BackendFailure when the backend refuses or does not answer.

export const EditedRowSchema = z.looseObject({
  id: z.string(),
  published: z.boolean(),
  updated_at: z.string(),
});

/** A row of one of these tables, with all its columns as the backend has them. */
export type EditedRow = z.infer<typeof EditedRowSchema>;

/** The columns of a row that a form has filled in; null for an empty one. */
export type EditedColumns = Readonly<Record<string, unknown>>;

/** TypeScript cannot follow a table that is a variable; the database checks every column. */
export const anyTable = (backend: Backend): Pick<SupabaseClient, 'from' | 'rpc'> => backend;

/** All rows of a table, published or not, page by page after the last id. */
export async function readEdited(backend: Backend, table: EditedTable): Promise<EditedRow[]> {
  const rows: EditedRow[] = [];
  for (;;) {
    const query = anyTable(backend).from(table).select('*').order('id').limit(pageSize);
    const last = rows.at(-1);
    const page = await parsedAnswer(
      z.array(EditedRowSchema),
      last ? query.gt('id', last.id) : query,
    );
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

/** A row as it is now; null where there is none. */
export async function readEditedRow(
  backend: Backend,
  table: EditedTable,
  id: string,
): Promise<EditedRow | null> {
  const query = anyTable(backend).from(table).select('*').eq('id', id);
  return (await parsedAnswer(z.array(EditedRowSchema), query))[0] ?? null;
}

/**
 * Adds a row. Its id is made before the first attempt, so that a repeat stores it once.
 * @returns null when it is stored; the row that has this id already, and stays as it is
 */
export async function addRow(
  backend: Backend,
  table: EditedTable,
  id: string,
  columns: EditedColumns,
): Promise<EditedRow | null> {
  const rows = z.array(EditedRowSchema);
  const added = await parsedAnswer(
    rows,
    anyTable(backend)
      .from(table)
      .upsert({ ...columns, id }, { ignoreDuplicates: true })
      .select('*'),
  );
  if (added.length > 0) return null;
  const [taken] = await parsedAnswer(rows, anyTable(backend).from(table).select('*').eq('id', id));
  if (taken === undefined) throw new BackendFailure('other', { message: 'The row was not stored' });
  return taken;
}

/**
 * Changes columns of a row as it was seen.
 * @param seen `updated_at` of the row that was seen
 * @throws BackendFailure 'changed' also where it is gone
 */
export async function changeRow(
  backend: Backend,
  table: EditedTable,
  { id, updated_at: seen }: Pick<EditedRow, 'id' | 'updated_at'>,
  columns: EditedColumns,
): Promise<void> {
  const changed = await parsedAnswer(
    z.array(z.object({ id: z.string() })),
    anyTable(backend).from(table).update(columns).eq('id', id).eq('updated_at', seen).select('id'),
  );
  if (changed.length === 0) throw changedMeanwhile();
}
