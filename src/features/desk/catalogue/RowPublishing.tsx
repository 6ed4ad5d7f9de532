import { ButtonLink } from '#components/Button.tsx';
import type { EditedRow } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { m } from '#paraglide/messages.js';
import { previewAddress } from './address.store.ts';
import { PublishCell } from './PublishCell.tsx';
import { nameOf } from './row-form.ts';

type Props = {
  table: Exclude<EditedTable, 'charging_points'>;
  row: EditedRow;
  className?: string;
};

/** Publishes or withdraws a row; one that buyers do not see has a preview. */
export function RowPublishing({ table, row, className }: Props) {
  return (
    <>
      <div className={className}>
        <PublishCell table={table} row={row} className="inline-flex min-h-10 items-center" />
      </div>
      {!row.published && (
        <ButtonLink
          size="sm"
          variant="secondary"
          aria-label={m.desk_catalogue_preview_of({ name: nameOf(table, row) })}
          href={previewAddress({ kind: 'edit', id: row.id })}
        >
          {m.desk_catalogue_preview_title()}
        </ButtonLink>
      )}
    </>
  );
}
