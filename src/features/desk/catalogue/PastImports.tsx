import { useQuery } from '@tanstack/react-query';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import type { PastImport } from '#data/desk-points.ts';
import { formatMoment } from '#lib/dates.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { pointImportsQuery } from './catalogue-queries.ts';
import { importFailureWords } from './import-failure-words.ts';
import { LongList } from './LongList.tsx';

const origins: Record<PastImport['origin'], () => string> = {
  desk: m.desk_points_origin_desk,
  weekly: m.desk_points_origin_weekly,
  command: m.desk_points_origin_command,
};

/** What the last imports changed, whoever started them. */
export function PastImports() {
  const { data, isPending, isError, refetch } = useQuery(pointImportsQuery);
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (isError && !data) {
    return <LoadFailed title={m.desk_points_imports_failed()} onRetry={refetch} />;
  }
  if (!data || data.length === 0) {
    return <EmptyState title={m.desk_points_imports_none()} />;
  }
  return (
    <LongList
      items={data.map((one) => ({ ...one, key: one.id }))}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 text-small"
    >
      {(one) => <Import done={one} />}
    </LongList>
  );
}

function Import({ done: { origin, imported_at, report, failure } }: { done: PastImport }) {
  const { added, changed, unchanged, withdrawn, aside, refused, changes } = report;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        {origins[origin]()} <span className="text-muted">{formatMoment(imported_at)}</span>
      </p>
      {failure && (
        <p className="text-danger">
          {m.desk_points_import_failed()} {importFailureWords(failure)}
        </p>
      )}
      <p>
        {m.desk_points_import_did({
          added: formatNumber(added),
          changed: formatNumber(changed),
          unchanged: formatNumber(unchanged),
          withdrawn: formatNumber(withdrawn),
          aside: formatNumber(aside),
          refused: formatNumber(refused),
        })}
      </p>
      {changes.length > 0 && (
        <details>
          <summary className="cursor-pointer">{m.desk_points_import_changes()}</summary>
          <ul className="mt-2 grid gap-1 text-muted">
            {changes.map((words, index) => (
              // Names may stand twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index}>
                <bdi>{words}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
