import { useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { SpecList } from '#components/SpecList.tsx';
import { EmptyState, Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import type { Submission } from '#data/submissions.ts';
import { linedRows } from '#features/request/Lines.tsx';
import { shownRows } from '#features/request/shown-text.ts';
import { submissionRows, submissionTitle } from '#features/request/submission-text.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { AgreedVisit } from './AgreedVisit.tsx';
import { AskDialog } from './AskDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import type { SentRequest } from './load-activity.ts';
import { agreedVisit, canChange, statusOf } from './request-status.ts';
import { WaitingProposal } from './WaitingProposal.tsx';

type Props = {
  requests: readonly SentRequest[];
  /** Loads them again. */
  onChanged: () => Promise<void>;
};

/** A person's sent requests, the latest first: status, contents, and the actions that are still possible. */
export function SentList({ requests, onChanged }: Props) {
  if (requests.length === 0) {
    return (
      <EmptyState title={m.activity_submissions_empty()} text={m.activity_submissions_empty_text()}>
        <ButtonLink href={paths.cars}>{m.activity_find_car()}</ButtonLink>
        <ButtonLink href={paths.insurance} variant="secondary">
          {m.activity_insurance()}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul>
      {requests.map((request) => (
        <li key={request.submission.id} className="border-b border-line py-5">
          <Sent {...request} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}

type SentProps = SentRequest & Pick<Props, 'onChanged'>;

function Sent({ submission, visit, proposal, onChanged }: SentProps) {
  const { label, tone, since, text } = statusOf(submission, visit);
  const agreed = agreedVisit(submission, visit);
  const title = submissionTitle(submission);
  return (
    <article aria-label={title}>
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 break-words font-semibold">{title}</h2>
        <span className="shrink-0">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </div>
      {text && <p className="mt-2 break-words text-small font-semibold">{text}</p>}
      {agreed && <AgreedVisit visit={agreed} title={title} />}
      <WaitingProposal proposal={proposal} onChanged={onChanged} />
      <p className="mt-2 text-micro text-muted">
        {m.activity_sent_on({ moment: formatMoment(submission.created_at) })}
      </p>
      {since && (
        <p className="text-micro text-muted">
          {m.activity_status_on({ status: label, moment: formatMoment(since) })}
        </p>
      )}
      <Details submission={submission} />
      <Changes submission={submission} onChanged={onChanged} />
    </article>
  );
}

/** The contents of a request, and the figures that the site had shown before. */
function Details({ submission }: { submission: Submission }) {
  const shown = shownRows(submission);
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-small font-semibold">
        <span className="link">{m.activity_details()}</span>
      </summary>
      <div className="mt-2 max-w-2xl">
        <SpecList rows={linedRows(submissionRows(submission))} />
        {shown.length > 0 && (
          <>
            <h3 className="mb-2 mt-5 text-small font-semibold">{m.activity_shown()}</h3>
            <SpecList rows={linedRows(shown)} />
          </>
        )}
      </div>
    </details>
  );
}

/** The actions that are still possible for a request. An open dialog stays when its request turns out to be closed. */
function Changes({ submission, onChanged }: Pick<SentProps, 'submission' | 'onChanged'>) {
  const [open, setOpen] = useState<'cancel' | 'ask' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {canChange(submission) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {submission.table === 'visit_requests' && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('ask')}>
              {m.activity_ask()}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => setOpen('cancel')}>
            {m.activity_cancel()}
          </Button>
        </div>
      )}
      <AskDialog id={submission.id} open={open === 'ask'} onClose={close} onChanged={onChanged} />
      <CancelDialog
        submission={submission}
        open={open === 'cancel'}
        onClose={close}
        onChanged={onChanged}
      />
    </>
  );
}

/** Placeholder of the list. */
export function SentLoading() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="grid gap-2 border-b border-line py-4">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
  ));
}
