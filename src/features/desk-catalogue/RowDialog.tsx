import { useStore } from '@nanostores/react';
import { Dialog } from '@/components/Dialog';
import { EmptyState, Skeleton } from '@/components/States';
import type { EditedRow, EditedTable } from '@/data/catalogue-edit';
import { m } from '@/paraglide/messages.js';
import { $address, closeForm } from './address.store';
import { RowForm } from './RowForm';

type Props = {
  table: EditedTable;
  /** Undefined while they are being fetched. */
  rows: readonly EditedRow[] | undefined;
};

/** The form that the address asks for. */
export function RowDialog({ table, rows }: Props) {
  const { form } = useStore($address);
  const row = form?.id === undefined ? null : rows?.find(({ id }) => id === form.id);
  const isGone = rows !== undefined && row === undefined;
  return (
    <Dialog
      open={form !== null}
      onClose={closeForm}
      size="tall"
      inAddress
      title={form?.kind === 'edit' ? m.desk_catalogue_edit() : m.desk_catalogue_add()}
    >
      {rows === undefined && <Skeleton className="h-64 w-full" />}
      {isGone && <EmptyState title={m.desk_catalogue_gone()} />}
      {form && rows && row !== undefined && (
        <RowForm key={`${table} ${form.kind} ${form.id}`} table={table} open={form} row={row} />
      )}
    </Dialog>
  );
}
