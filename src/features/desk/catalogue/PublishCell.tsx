import type { EditedRow } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { m } from '#paraglide/messages.js';
import { BatchFailure } from './BatchFailure.tsx';
import { nameOf } from './row-form.ts';
import { useBatch } from './use-batch.tsx';

type Props = { table: EditedTable; row: EditedRow; className: string };

/** Whether buyers see a row, and the button that changes it; the toast can take it back. */
export function PublishCell({ table, row, className }: Props) {
  const save = useBatch(table);
  const name = nameOf(table, row);
  const published = !row.published;
  const change = () =>
    save.attempt({
      changes: [{ row, columns: { published } }],
      origin: { kind: published ? 'publish' : 'withdraw' },
      saved: published
        ? m.desk_catalogue_published_name({ name })
        : m.desk_catalogue_withdrawn_name({ name }),
    });
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        {!row.published && <span className="text-warning">{m.desk_catalogue_withdrawn()}</span>}
        <button
          type="button"
          className={`${className} text-muted underline underline-offset-4 hover:text-ink aria-disabled:opacity-60`}
          aria-disabled={save.isPending || undefined}
          onClick={() => !save.isPending && void change()}
        >
          {row.published ? m.desk_catalogue_withdraw() : m.desk_catalogue_publish()}
        </button>
      </span>
      {(save.error !== null || save.conflicts.length > 0) && (
        <BatchFailure table={table} save={save} />
      )}
    </>
  );
}
