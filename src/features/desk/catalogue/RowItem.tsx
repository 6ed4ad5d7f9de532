import { Badge } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import {
  changeRow,
  type EditedColumns,
  type EditedRow,
  type EditedTable,
} from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import { parsePhotos } from '#domain/photos.ts';
import { sourceOfPrice } from '#domain/price-standing.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { priceNote } from '#features/catalogue/price-note.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { previewAddress } from './address.store.ts';
import { PublishButton } from './PublishButton.tsx';
import { confirmedToday, pricedRow } from './price-origin.ts';
import { nameOf } from './row-form.ts';
import { useSaveRow } from './use-save-row.tsx';

type Props = { table: EditedTable; row: EditedRow; onEdit: () => void; onCopy: () => void };

/** A row of the catalogue with what is done most often: confirm its price, publish or withdraw it. */
export function RowItem({ table, row, onEdit, onCopy }: Props) {
  const save = useSaveRow(table);
  const name = nameOf(table, row);
  const change = (columns: EditedColumns) =>
    void save.attempt({ name, store: (backend) => changeRow(backend, table, row, columns) });
  const [photo] = parsePhotos(table === 'brands' ? row.logo_url : row.photos);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line p-4 last:border-b-0 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:items-center">
      {table !== 'brands' && photo ? (
        <div className="overflow-hidden rounded-control">
          <Picture
            url={photo}
            place="thumbnail"
            kind={table === 'cars' ? 'car' : 'charger'}
            alt=""
          />
        </div>
      ) : (
        <span aria-hidden="true" />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Name text={name} />
          {!row.published && <Badge tone="warning">{m.desk_catalogue_withdrawn()}</Badge>}
        </p>
        {table !== 'brands' && <Price row={row} />}
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1 sm:justify-end">
        {table !== 'brands' && row.price_egp !== null && (
          <Button
            size="sm"
            variant="secondary"
            busy={save.isPending}
            onClick={() => change(confirmedToday(row, cairoToday()))}
          >
            {m.desk_catalogue_confirm_price()}
          </Button>
        )}
        <PublishButton
          row={row}
          busy={save.isPending}
          onPublish={(published) => change({ published })}
        />
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
          onClick={onCopy}
        >
          {m.desk_catalogue_copy()}
        </Button>
        <Button size="sm" aria-label={m.desk_catalogue_edit_of({ name })} onClick={onEdit}>
          {m.desk_edit()}
        </Button>
      </div>
      <SaveFailure error={save.error} own={save.own} className="col-span-full" />
    </li>
  );
}

function Price({ row }: { row: EditedRow }) {
  const item = pricedRow(row);
  const said = item.price !== null && [priceNote(item, cairoToday()), sourceOfPrice(item)];
  const parts = [formatEgp(item.price), ...(said || [])];
  return <p className="text-small text-muted">{parts.filter(Boolean).join(' · ')}</p>;
}
