import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed, Notice, RetryButton, Skeleton } from '#components/States.tsx';
import type { Period } from '#data/desk-numbers.ts';
import { numbersQuery } from '#features/desk/queries.ts';
import { RebuildState } from '#features/desk/RebuildState.tsx';
import { m } from '#paraglide/messages.js';
import { AnswerTables } from './AnswerTables.tsx';
import { Faults } from './Faults.tsx';
import { Headline } from './Headline.tsx';
import { CarTables, LeadTables } from './LeadTables.tsx';
import { OutcomeTables } from './OutcomeTables.tsx';
import { PeriodChoice, type PeriodInput } from './PeriodChoice.tsx';
import { lastDays, ownPeriod } from './period.ts';

function periodOf({ choice, from, to }: PeriodInput): Period | null {
  if (choice === 'all') return { from: null, to: null };
  return choice === 'own' ? ownPeriod(from, to) : lastDays(choice);
}

/** The numbers: requests, time to the first answer, results. */
export function Numbers() {
  const [chosen, setChosen] = useState<PeriodInput>({ choice: 30, from: '', to: '' });
  const typed = periodOf(chosen);
  // While a date is incomplete, the previous figures stay.
  const [shown, setShown] = useState<Period>(lastDays(30));
  if (typed && (typed.from !== shown.from || typed.to !== shown.to)) setShown(typed);
  const { data, isError, isPlaceholderData, refetch } = useQuery(numbersQuery(shown));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PeriodChoice chosen={chosen} isIncomplete={typed === null} onChoose={setChosen} />
      {isError && data === undefined && (
        <LoadFailed title={m.desk_numbers_failed()} text={m.desk_failed_text()} onRetry={refetch} />
      )}
      {isError && data !== undefined && (
        <Notice tone="warning" title={m.desk_numbers_old()}>
          <RetryButton onRetry={refetch} />
        </Notice>
      )}
      {data === undefined && !isError && <Loading />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className="grid grid-cols-[minmax(0,1fr)] gap-6 aria-busy:opacity-60"
        >
          <div className="grid gap-3">
            <Faults faults={data.faults} />
            <RebuildState />
          </div>
          <Headline numbers={data} />
          <LeadTables leads={data.leads} period={shown} />
          <CarTables subjects={data.leads.subjects} cars={data.cars} />
          <AnswerTables answers={data.answers} />
          <OutcomeTables outcomes={data.outcomes} />
        </div>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{m.desk_numbers_loading()}</span>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
