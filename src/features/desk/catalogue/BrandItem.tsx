import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { m } from '#paraglide/messages.js';
import { openForm } from './address.store.ts';
import { RowPublishing } from './RowPublishing.tsx';
import { nameOf } from './row-form.ts';

/** A brand with what is done most often: publish or withdraw it. */
export function BrandItem({ row }: { row: EditedRow }) {
  const name = nameOf('brands', row);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-1.5 text-small last:border-b-0">
      <p className="me-auto min-w-0 break-words font-semibold">
        <Name text={name} />
        {Boolean(row.name_ar) && (
          <bdi lang="ar" className="ms-3 font-normal text-muted">
            {String(row.name_ar)}
          </bdi>
        )}
      </p>
      <RowPublishing table="brands" row={row} />
      <Button
        size="sm"
        variant="secondary"
        aria-label={m.desk_catalogue_edit_of({ name })}
        onClick={() => openForm({ kind: 'edit', id: row.id })}
      >
        {m.desk_edit()}
      </Button>
    </li>
  );
}
