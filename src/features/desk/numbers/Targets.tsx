import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { WideTable } from '#components/WideTable.tsx';
import type { MonthOfDeals } from '#data/desk-numbers.ts';
import { cairoToday } from '#domain/cairo.ts';
import { useMember } from '#features/desk/Desk.tsx';
import { formatMonth } from '#lib/dates.ts';
import { formatEgp, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $address, turnMonth } from './address.store.ts';
import { FigureLink } from './FigureLink.tsx';
import { closedIn, listOf } from './list-links.ts';
import { monthQuery } from './numbers-queries.ts';
import { monthWithin } from './period.ts';
import { ShareBar } from './ShareBar.tsx';
import { TargetField } from './TargetField.tsx';

type Goal = Pick<MonthOfDeals['team'], 'won' | 'won_egp' | 'target'> & {
  /** Null for the whole team. */
  id: string | null;
  name: string;
  in_team: boolean;
};

/** What the team, and each of it, has won in a month, and should: managers set the targets in place. */
export function Targets() {
  const id = useId();
  const { month } = useStore($address);
  const shown = `${month ?? cairoToday().slice(0, 7)}-01`;
  const { data, isError, refetch } = useQuery(monthQuery(shown));
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-subheading">
          {m.desk_numbers_targets({ month: formatMonth(shown) })}
        </h2>
        <div className="flex">
          <button
            type="button"
            className="icon-button"
            aria-label={m.desk_numbers_month_before()}
            onClick={() => turnMonth(-1)}
          >
            <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={m.desk_numbers_month_after()}
            onClick={() => turnMonth(1)}
          >
            <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </button>
        </div>
      </div>
      {!data && isError && (
        <LoadFailed title={m.desk_numbers_failed()} text={m.desk_failed_text()} onRetry={refetch} />
      )}
      {!(data || isError) && <Skeleton className="h-32 w-full" />}
      {data && <Goals month={data} />}
    </section>
  );
}

function Goals({ month: { month, team, members } }: { month: MonthOfDeals }) {
  const title = m.desk_numbers_table({
    title: m.desk_numbers_targets({ month: formatMonth(month) }),
  });
  const goals: Goal[] = [
    { ...team, id: null, name: m.desk_numbers_team(), in_team: true },
    ...members.map((member) => ({ ...member, name: member.name ?? '' })),
  ];
  return (
    <WideTable label={title}>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-edge text-micro text-muted">
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {m.desk_numbers_person()}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-semibold">
              {m.desk_numbers_won()}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-semibold">
              {m.desk_numbers_target()}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-semibold">
              {m.desk_numbers_amount()}
            </th>
          </tr>
        </thead>
        <tbody>
          {goals.map((goal) => (
            <GoalRow key={goal.id ?? 'team'} goal={goal} month={month} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function GoalRow({ goal, month }: { goal: Goal; month: string }) {
  const { id, name, in_team, won, won_egp, target } = goal;
  const isManager = useMember().role === 'manager';
  const days = closedIn(monthWithin(month, { from: null, to: null }));
  const href = listOf({ ...days, ...(id && { owner: id }), outcome: 'won' });
  return (
    <tr className="border-b border-line">
      <th scope="row" className="min-w-28 py-2 pe-3 text-start font-normal">
        <bdi className={id === null ? 'font-semibold' : undefined}>{name}</bdi>
      </th>
      <td className="px-2 py-2 text-end tabular-nums">
        <FigureLink count={won} label={m.desk_numbers_won()} name={name} href={href} />
        {target !== null && <ShareBar share={Math.min(1, won / target)} />}
      </td>
      <td className="px-2 py-1 text-end tabular-nums">
        {isManager && in_team ? (
          <TargetField key={month} member={id} name={name} month={month} target={target} />
        ) : (
          ((target && formatNumber(target)) ?? '–')
        )}
      </td>
      <td className="whitespace-nowrap px-2 py-2 text-end tabular-nums">
        {won === 0 ? '–' : formatEgp(won_egp)}
      </td>
    </tr>
  );
}
