import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { changeRow, type EditedColumns, type EditedRow } from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { openForm } from './address.store.ts';
import { PublishButton } from './PublishButton.tsx';
import { pointLinesOf, twinIn } from './point-row.ts';
import { nameOf } from './row-form.ts';
import { useSaveRow } from './use-save-row.tsx';

type Props = {
  row: EditedRow;
  /** How many reports of it are open. */
  reports: number;
};

/** A charging point with what is done most often: checked by phone, publish or withdraw it. */
export function PointItem({ row, reports }: Props) {
  const save = useSaveRow('charging_points');
  const name = nameOf('charging_points', row);
  const change = (columns: EditedColumns) =>
    void save.attempt({
      name,
      store: (backend) => changeRow(backend, 'charging_points', row, columns),
    });
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line p-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Name text={name} />
          {!row.published && <Badge tone="warning">{m.desk_catalogue_withdrawn()}</Badge>}
          {twinIn(row) && <Badge>{m.desk_points_twin()}</Badge>}
          {reports > 0 && <Badge tone="danger">{m.desk_points_reports(asCount(reports))}</Badge>}
        </p>
        {pointLinesOf(row).map((line) => (
          <p key={line} className="break-words text-small text-muted">
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 sm:justify-end">
        <Button
          size="sm"
          variant="secondary"
          busy={save.isPending}
          aria-label={m.desk_points_checked_today_of({ name })}
          onClick={() => change({ checked_by_phone_on: cairoToday() })}
        >
          {m.desk_points_checked_today()}
        </Button>
        <PublishButton
          row={row}
          busy={save.isPending}
          onPublish={(published) => change({ published })}
        />
        <Button
          size="sm"
          aria-label={m.desk_catalogue_edit_of({ name })}
          onClick={() => openForm({ kind: 'edit', id: row.id })}
        >
          {m.desk_edit()}
        </Button>
      </div>
      <SaveFailure error={save.error} own={save.own} className="col-span-full" />
    </li>
  );
}
