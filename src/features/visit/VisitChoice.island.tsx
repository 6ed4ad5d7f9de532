import { useCallback, useEffect, useState } from 'react';
import { Island } from '#components/Island.tsx';
import { Name } from '#components/Name.tsx';
import { LoadFailed, Notice, Skeleton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { kindOfFailure } from '#data/failure.ts';
import { answerProposal, readProposal } from '#data/visit-choice.ts';
import type { Proposal } from '#domain/visit.ts';
import { m } from '#paraglide/messages.js';
import { ProposedHours } from './ProposedHours.tsx';
import { CallUs } from './SettledProposal.tsx';

/** The page of a link with proposed hours. Opening it changes nothing, as scanners of mails open every link. */
export default function VisitChoice() {
  return (
    <Island>
      <Choice />
    </Island>
  );
}

const tokenOf = (search: string) => new URLSearchParams(search).get('token') ?? '';

function Choice() {
  const [answered, setAnswered] = useState<Proposal | null>(null);
  const { status, data, error, load } = useLoad(readProposal);
  const read = useCallback(() => void load(tokenOf(location.search)), [load]);
  useEffect(read, [read]);
  const proposal = answered ?? data;
  if (proposal) {
    return (
      <div className="grid gap-5">
        <p>
          {proposal.name
            ? m.visit_choice_greeting({ name: proposal.name })
            : m.visit_choice_greeting_unnamed()}{' '}
          {proposal.car && (
            <>
              {m.visit_choice_car()}{' '}
              <strong className="font-semibold">
                <Name text={proposal.car} />
              </strong>
            </>
          )}
        </p>
        <ProposedHours
          proposal={proposal}
          answer={(choice) => answerProposal(tokenOf(location.search), choice)}
          onAnswered={setAnswered}
        />
      </div>
    );
  }
  if (status !== 'failed') return <Loading />;
  return <NotRead kind={kindOfFailure(error)} onRetry={read} />;
}

function NotRead({ kind, onRetry }: { kind: string | undefined; onRetry: () => void }) {
  if (kind === 'gone') {
    return (
      <div role="alert">
        <Notice tone="info" title={m.visit_choice_unknown()} text={m.visit_choice_unknown_text()}>
          <CallUs />
        </Notice>
      </div>
    );
  }
  const [title, text] =
    kind === 'too_often'
      ? [m.visit_choice_too_often(), m.visit_choice_too_often_text()]
      : [m.visit_choice_not_loaded(), m.visit_choice_not_loaded_text()];
  return <LoadFailed title={title} text={text} onRetry={onRetry} />;
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{m.visit_choice_loading()}</span>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
