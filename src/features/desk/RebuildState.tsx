import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { progressOf, type RebuildProgress } from './rebuild-progress.ts';
import { rebuildQuery } from './rebuild-query.ts';

type Words = {
  /** The colour of the dot. */
  dot: string;
  title: (when: { moment: string }) => string;
  text: (when: { moment: string }) => string;
};

const words: Record<Exclude<RebuildProgress['state'], 'late' | 'failed'>, Words> = {
  published: {
    dot: 'bg-positive',
    title: m.desk_rebuild_published,
    text: m.desk_rebuild_published_text,
  },
  waiting: { dot: 'bg-accent', title: m.desk_rebuild_waiting, text: m.desk_rebuild_waiting_text },
  building: {
    dot: 'bg-accent',
    title: m.desk_rebuild_building,
    text: m.desk_rebuild_building_text,
  },
};

/** Whether the last changes of the catalogue are on the pages, and how far they are where they are not. */
export function RebuildState() {
  const { data, isError } = useQuery(rebuildQuery);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {data && <Progress progress={progressOf(data)} />}
      {data && data.left_out_count > 0 && (
        <LeftOut rows={data.left_out} count={data.left_out_count} />
      )}
      {!data && isError && <p className="text-small text-muted">{m.desk_rebuild_unknown()}</p>}
    </div>
  );
}

function Progress({ progress }: { progress: RebuildProgress }) {
  const when = { moment: formatMoment(progress.moment) };
  if (progress.state === 'late') {
    return <Fault title={m.desk_rebuild_late(when)} text={m.desk_rebuild_late_text()} />;
  }
  if (progress.state === 'failed') {
    return (
      <Fault title={m.desk_rebuild_failed(when)} text={m.desk_rebuild_failed_text()}>
        <p dir="ltr" lang="en" className="mt-2 whitespace-pre-line break-words font-semibold">
          {progress.reason}
        </p>
      </Fault>
    );
  }
  const { dot, title, text } = words[progress.state];
  return (
    <p className="flex items-baseline gap-2 text-small text-muted">
      <span className={`size-2 shrink-0 rounded-pill ${dot}`} aria-hidden="true" />
      <span>
        {title(when)}. {text(when)}
      </span>
    </p>
  );
}

/** How many are named; the first ones mended, the next come up. */
const mostNamed = 10;

function LeftOut({ rows, count }: { rows: readonly string[]; count: number }) {
  return (
    <Fault
      title={m.desk_rebuild_left_out({ count: formatNumber(count) })}
      text={m.desk_rebuild_left_out_text()}
    >
      <ul dir="ltr" lang="en" className="mt-2 grid gap-1 break-words">
        {rows.slice(0, mostNamed).map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {count > mostNamed && (
        <p className="mt-2">
          {m.desk_rebuild_left_out_more({ count: formatNumber(count - mostNamed) })}
        </p>
      )}
    </Fault>
  );
}

function Fault({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card bg-danger-soft p-4 text-small">
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold text-danger">{title}</p>
        <p className="mt-0.5">{text}</p>
        {children}
      </div>
    </div>
  );
}
