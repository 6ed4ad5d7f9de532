import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { EmptyState, Skeleton } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import type { EditedRow } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { m } from '#paraglide/messages.js';
import { $address, closeForm } from './address.store.ts';
import type { OpenForm } from './address.ts';
import { RowHead } from './RowHead.tsx';
import { nameOf } from './row-form.ts';
import { UploadsContext } from './uploads.tsx';

const loadForm = async () => (await import('./RowForm.tsx')).RowForm;

type Props = {
  table: EditedTable;
  /** Undefined while they are being fetched. */
  rows: readonly EditedRow[] | undefined;
};

/** The form that the address asks for. It stays open while pictures are being uploaded, or they would be lost. */
export function RowDialog({ table, rows }: Props) {
  const { form } = useStore($address);
  const row = form?.id === undefined ? null : rows?.find(({ id }) => id === form.id);
  const [pending, setPending] = useState(0);
  const taker = useRef<((files: readonly File[]) => void) | null>(null);
  const uploads = useMemo(
    () => ({ pending, report: (more: number) => setPending((before) => before + more), taker }),
    [pending],
  );
  const isGone = rows !== undefined && row === undefined;
  return (
    <LateFormDialog
      load={loadForm}
      open={form !== null}
      onClose={() =>
        pending > 0 ? notify('info', { title: m.desk_catalogue_photo_wait() }) : closeForm()
      }
      size="tall"
      inAddress
      title={form ? titleOf(table, form, row ?? null) : ''}
    >
      {(RowForm) => (
        <>
          {rows === undefined && <Skeleton className="h-64 w-full" />}
          {isGone && <EmptyState title={m.desk_catalogue_gone()} />}
          {form && rows && row !== undefined && (
            <UploadsContext value={uploads}>
              {form.kind === 'edit' && row && table !== 'charging_points' && (
                <div className="mb-6">
                  <RowHead table={table} row={row} />
                </div>
              )}
              <RowForm
                key={`${table} ${form.kind} ${form.id}`}
                table={table}
                open={form}
                row={row}
              />
            </UploadsContext>
          )}
        </>
      )}
    </LateFormDialog>
  );
}

const newNames: Record<EditedTable, () => string> = {
  cars: m.desk_catalogue_add_car,
  chargers: m.desk_catalogue_add_charger,
  brands: m.desk_catalogue_add_brand,
  charging_points: m.desk_catalogue_add_point,
};

function titleOf(table: EditedTable, { kind }: OpenForm, row: EditedRow | null): string {
  const name = row && nameOf(table, row);
  if (!name) return kind === 'edit' ? m.desk_edit() : newNames[table]();
  return kind === 'edit' ? name : m.desk_catalogue_copy_of({ name });
}
