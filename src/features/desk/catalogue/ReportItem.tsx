import { Button } from '#components/Button.tsx';
import { type OpenReport, settleReport } from '#data/desk-points.ts';
import { pointFaultNames } from '#features/charging/point-fault-names.ts';
import { keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { formatMoment } from '#lib/dates.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

type Props = { report: OpenReport; onOpen?: () => void };

/** What a driver reports, settled in one press. @param onOpen shows the place; without, it is shown already */
export function ReportItem({ report, onOpen }: Props) {
  const { kind, words, name, town, created_at } = report;
  const settle = useDeskMutation({
    store: (backend) => settleReport(backend, report.id),
    shownBy: [[...keys.points, 'reports']],
    saved: () => m.desk_points_settled(),
  });
  const of = { name: inARow([name, pointFaultNames[kind]()]) };
  return (
    <div className="grid gap-1">
      {onOpen && (
        <p className="font-semibold">
          <bdi>{name}</bdi>
          {town && (
            <span className="font-normal text-muted">
              {' · '}
              <bdi>{town}</bdi>
            </span>
          )}
        </p>
      )}
      <p>
        {pointFaultNames[kind]()} <span className="text-muted">{formatMoment(created_at)}</span>
      </p>
      {words && (
        <p className="break-words text-muted" dir="auto">
          {words}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {onOpen && (
          <Button size="sm" aria-label={m.desk_catalogue_edit_of({ name })} onClick={onOpen}>
            {m.desk_edit()}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={settle.isPending}
          aria-label={m.desk_points_settle_of(of)}
          onClick={() => void settle.attempt()}
        >
          {m.desk_points_settle()}
        </Button>
      </div>
      <SaveFailure error={settle.error} />
    </div>
  );
}
