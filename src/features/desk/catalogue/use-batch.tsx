import { useRef } from 'react';
import { notify } from '#components/toast.store.ts';
import {
  type BatchLine,
  type BatchOrigin,
  type BatchReport,
  saveBatch,
} from '#data/catalogue-batches.ts';
import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import type { Backend } from '#data/client.ts';
import { BackendFailure, changedMeanwhile } from '#data/failure.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { keys } from '#features/desk/queries.ts';
import { failureWords } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';

/** Rows as they are, with the columns that they get. */
type RowChange = { row: EditedRow; columns: EditedColumns };

export type Batch = {
  changes: readonly RowChange[];
  origin: BatchOrigin;
  /** The toast once it is stored. */
  saved: string;
};

const linesOf = (changes: readonly RowChange[]): BatchLine[] =>
  changes.map(({ row, columns }) => ({ id: row.id, seen: row.updated_at, columns }));

/** The lines that give the columns their earlier values, over the versions that were stored. */
const earlierLines = (changes: readonly RowChange[], { versions }: BatchReport): BatchLine[] =>
  changes.map(({ row, columns }) => ({
    id: row.id,
    seen: versions[row.id] ?? row.updated_at,
    columns: Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? null])),
  }));

/** Saves rows of the catalogue at once, all or none; the toast can take it back. */
export function useBatch(table: EditedTable) {
  const ids = useRef(new Map<string, string>());
  const shown = {
    shownBy: [[...keys.catalogue, table]],
    alsoIn: [keys.pastPrices, keys.catalogueFeed],
  };
  const undo = useDeskMutation({
    ...shown,
    store: async (backend: Backend, { id, lines }: { id: string; lines: readonly BatchLine[] }) => {
      const { conflicts } = await saveBatch(backend, table, id, lines, { kind: 'undo' });
      if (conflicts.length > 0) throw changedMeanwhile();
    },
    saved: () => m.desk_catalogue_undone(),
  });
  const takeBack = async (sent: { id: string; lines: readonly BatchLine[] }) => {
    const { failure } = await undo.attempt(sent);
    if (failure === null) return;
    notify('error', {
      ...failureWords(new BackendFailure(failure, { message: '' })),
      ...(failure === 'offline' && {
        action: { label: m.ui_try_again(), run: () => void takeBack(sent) },
      }),
    });
  };
  const save = useDeskMutation({
    ...shown,
    store: (backend: Backend, { changes, origin }: Batch) => {
      const lines = linesOf(changes);
      // The same lines again are a repeat after a lost answer, others are another batch.
      const key = JSON.stringify([lines, origin]);
      const id = ids.current.get(key) ?? crypto.randomUUID();
      ids.current.set(key, id);
      return saveBatch(backend, table, id, lines, origin);
    },
    saved: ({ changes, saved }, report) => {
      if (report.conflicts.length > 0) return null;
      const back = { id: crypto.randomUUID(), lines: earlierLines(changes, report) };
      notify('success', {
        title: saved,
        action: { label: m.desk_catalogue_undo(), run: () => void takeBack(back) },
      });
      return null;
    },
  });
  const conflicts = save.data?.conflicts ?? [];
  const { changes = [] } = save.variables ?? {};
  return {
    /** @returns whether it is stored */
    attempt: async (batch: Batch) => {
      const { answer } = await save.attempt(batch);
      return answer?.conflicts.length === 0;
    },
    isPending: save.isPending,
    error: save.error,
    /** The rows that somebody else has changed since they were seen: nothing was stored then. */
    conflicts: changes.flatMap(({ row }) => (conflicts.includes(row.id) ? [row] : [])),
  };
}
