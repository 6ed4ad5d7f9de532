import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { Notice } from '#components/States.tsx';
import { changeRow, type EditedRow } from '#data/catalogue-edit.ts';
import { importedColumns } from '#domain/point-import.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { m } from '#paraglide/messages.js';
import { openForm } from './address.store.ts';
import { pointQuery, pointReportsQuery } from './catalogue-queries.ts';
import { correctedIn, twinIn } from './point-row.ts';
import { pointColumnLabel } from './point-values.ts';
import { ReportItem } from './ReportItem.tsx';
import { useSaveRow } from './use-save-row.tsx';

/** What a charging point says of itself beside its columns: reports, what we corrected, whose twin it is, its number. */
export function PointFacts({ row }: { row: EditedRow }) {
  const { data } = useQuery(pointReportsQuery);
  const reports = (data?.reports ?? []).filter(({ point_id }) => point_id === row.id);
  return (
    <div className="grid gap-4 text-small empty:hidden">
      {reports.length > 0 && (
        <Notice tone="warning" title={m.desk_points_reports_here()}>
          <ul className="grid w-full gap-3">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportItem report={report} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {typeof row.ocm_id === 'number' && (
        <p className="text-muted">{m.desk_points_ocm({ number: String(row.ocm_id) })}</p>
      )}
      <Twin id={twinIn(row)} />
      <Corrected row={row} />
    </div>
  );
}

function Twin({ id }: { id: string | null }) {
  const { data } = useQuery(pointQuery(id));
  if (!data) return null;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span>
        {m.desk_points_twin_of()} <Name text={String(data.name)} />
      </span>
      <Button size="sm" variant="secondary" onClick={() => openForm({ kind: 'edit', id: data.id })}>
        {m.desk_points_twin_open()}
      </Button>
    </p>
  );
}

/** The columns that imports leave alone because we changed them, each to be given back. */
function Corrected({ row }: { row: EditedRow }) {
  const save = useSaveRow('charging_points');
  const all = correctedIn(row);
  const corrected = importedColumns.filter((name) => all.includes(name));
  // A place of our own has no source that could change it.
  if (corrected.length === 0 || typeof row.ocm_id !== 'number') return null;
  const giveBack = (column: string) =>
    void save.attempt({
      name: String(row.name),
      store: (backend) =>
        changeRow(backend, 'charging_points', row, {
          corrected: all.filter((name) => name !== column),
        }),
    });
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{m.desk_points_corrected()}</h3>
      <p className="text-muted">{m.desk_points_corrected_text()}</p>
      <ul className="grid gap-2">
        {corrected.map((column) => {
          const label = pointColumnLabel(column);
          return (
            <li key={column} className="flex flex-wrap items-center gap-3">
              <span>{label}</span>
              <Button
                size="sm"
                variant="secondary"
                busy={save.isPending}
                aria-label={m.desk_points_give_back_of({ name: label })}
                onClick={() => giveBack(column)}
              >
                {m.desk_points_give_back()}
              </Button>
            </li>
          );
        })}
      </ul>
      <SaveFailure error={save.error} own={save.own} />
    </section>
  );
}
