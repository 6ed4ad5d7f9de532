import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '#components/Button.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $address, openForm } from './address.store.ts';
import { pointQuery, pointReportsQuery, pointsQuery } from './catalogue-queries.ts';
import { LongList } from './LongList.tsx';
import { PastImports } from './PastImports.tsx';
import { PointImportTools } from './PointImportTools.tsx';
import { PointItem } from './PointItem.tsx';
import { ReportItem } from './ReportItem.tsx';
import { RowDialog } from './RowDialog.tsx';

/** Charging points as the address asks for them, and the form that is open over them. */
export function Points() {
  const { filter, form } = useStore($address);
  const asked = form?.id ?? null;
  const row = useQuery(pointQuery(asked));
  // Undefined while it is being fetched, as `RowDialog` wants it; an empty form needs none.
  const rows = asked === null ? [] : row.data === undefined ? undefined : [row.data ?? []].flat();
  return (
    <>
      {filter === 'reported' && <Reports />}
      {filter === 'imports' && <PastImports />}
      {filter !== 'reported' && filter !== 'imports' && <List />}
      <RowDialog table="charging_points" rows={rows} />
    </>
  );
}

function List() {
  const { filter, search } = useStore($address);
  const published = filter === 'published' ? true : filter === 'withdrawn' ? false : null;
  const list = useInfiniteQuery(pointsQuery({ published, search }));
  const reports = useQuery(pointReportsQuery).data?.reports ?? [];
  const found = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const count = list.data?.pages.at(-1)?.count ?? 0;
  if (list.isPending) return <Skeleton className="h-64 w-full" />;
  if (list.isError && !list.data) {
    return <LoadFailed title={m.desk_catalogue_failed()} onRetry={list.refetch} />;
  }
  return (
    <>
      <p role="status" className="text-small text-muted">
        {m.desk_points_count(asCount(count))}
      </p>
      <PointImportTools />
      {found.length === 0 && <EmptyState title={m.desk_catalogue_none()} />}
      {found.length > 0 && (
        <ul
          aria-busy={list.isPlaceholderData}
          className="rounded-card border border-line bg-surface"
        >
          {found.map((row) => (
            <PointItem
              key={row.id}
              row={row}
              reports={reports.filter(({ point_id }) => point_id === row.id).length}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {m.desk_points_more()}
        </Button>
      )}
    </>
  );
}

/** What drivers report, oldest first. */
function Reports() {
  const { data, isPending, isError, refetch } = useQuery(pointReportsQuery);
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (isError && !data) {
    return <LoadFailed title={m.desk_points_reports_failed()} onRetry={refetch} />;
  }
  if (!data || data.reports.length === 0) {
    return (
      <EmptyState title={m.desk_points_reports_none()} text={m.desk_points_reports_none_text()} />
    );
  }
  return (
    <LongList
      items={data.reports.map((report) => ({ ...report, key: report.id }))}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 text-small"
    >
      {(report) => (
        <ReportItem
          report={report}
          onOpen={() => openForm({ kind: 'edit', id: report.point_id })}
        />
      )}
    </LongList>
  );
}
