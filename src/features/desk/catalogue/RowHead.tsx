import { Button } from '#components/Button.tsx';
import type { EditedRow } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { m } from '#paraglide/messages.js';
import { openForm } from './address.store.ts';
import { RowPublishing } from './RowPublishing.tsx';
import { nameOf } from './row-form.ts';

type Props = { table: Exclude<EditedTable, 'charging_points'>; row: EditedRow };

/** What else is done with a row than editing it, at the top of its dialog. */
export function RowHead({ table, row }: Props) {
  const name = nameOf(table, row);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <RowPublishing table={table} row={row} className="me-auto" />
      <Button
        size="sm"
        variant="secondary"
        aria-label={m.desk_catalogue_copy_of({ name })}
        onClick={() => openForm({ kind: 'copy', id: row.id })}
      >
        {m.desk_catalogue_copy()}
      </Button>
    </div>
  );
}
