import { Button, ButtonLink } from '#components/Button.tsx';
import type { EditedRow } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { m } from '#paraglide/messages.js';
import { openForm, previewAddress } from './address.store.ts';
import { PublishCell } from './PublishCell.tsx';
import { nameOf } from './row-form.ts';

type Props = { table: Exclude<EditedTable, 'charging_points'>; row: EditedRow };

/** What else is done with a row than editing it, at the top of its dialog. */
export function RowHead({ table, row }: Props) {
  const name = nameOf(table, row);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <div className="me-auto">
        <PublishCell table={table} row={row} className="inline-flex min-h-10 items-center" />
      </div>
      {!row.published && (
        <ButtonLink
          size="sm"
          variant="secondary"
          aria-label={m.desk_catalogue_preview_of({ name })}
          href={previewAddress({ kind: 'edit', id: row.id })}
        >
          {m.desk_catalogue_preview_title()}
        </ButtonLink>
      )}
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
