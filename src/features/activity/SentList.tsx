import { Badge } from '@/components/Badge';
import { ButtonLink } from '@/components/Button';
import { Name } from '@/components/Name';
import { SpecList } from '@/components/SpecList';
import { EmptyState, Skeleton } from '@/components/States';
import { paths } from '@/config/paths';
import type { Submission } from '@/data/submissions';
import { m } from '@/paraglide/messages.js';
import { formatMoment, statuses, submissionRows, submissionTitle } from './submission-text';

/** What a person has sent, the latest first, each with its status and everything in it. */
export function SentList({ submissions }: { submissions: readonly Submission[] }) {
  if (submissions.length === 0) {
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
      {submissions.map((submission) => (
        <li key={submission.id} className="border-b border-line py-4">
          <Sent submission={submission} />
        </li>
      ))}
    </ul>
  );
}

function Sent({ submission }: { submission: Submission }) {
  const { label, tone } = statuses[submission.status];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 break-words font-semibold">{submissionTitle(submission)}</h2>
        <Badge tone={tone}>{label()}</Badge>
      </div>
      <p className="mt-1 text-micro text-muted">
        {m.activity_sent_on({ moment: formatMoment(submission.created_at) })}
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-small font-semibold">
          <span className="link">{m.activity_details()}</span>
        </summary>
        <div className="mt-2 max-w-2xl">
          <SpecList
            rows={submissionRows(submission).map(({ name, value }) => ({
              name,
              value: <Name text={value} />,
            }))}
          />
        </div>
      </details>
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
