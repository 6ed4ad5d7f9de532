import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import type { Twins } from '#data/desk-people.ts';
import { DeskLink } from '#features/desk/DeskLink.tsx';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { MergeDialog } from './MergeDialog.tsx';
import { personAddress } from './people.store.ts';
import { twinsQuery } from './people-queries.ts';
import { useDismissal } from './use-merges.tsx';

const reasonNames: Record<Twins['reasons'][number], () => string> = {
  email: m.desk_people_twins_email,
  phone: m.desk_people_twins_phone,
  name: m.desk_people_twins_name,
};

/** People who are likely one. @param of one of the two; without it, all pairs */
export function TwinList({ of }: { of?: string }) {
  const id = useId();
  // On a person's page it stands below their name.
  const Heading = of === undefined ? 'h2' : 'h3';
  const { data, isError, refetch } = useQuery(twinsQuery);
  const [merging, setMerging] = useState<Twins | null>(null);
  const pairs = data?.filter(
    ({ first, second }) => of === undefined || first.id === of || second.id === of,
  );
  if (of !== undefined && !pairs?.length) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <Heading id={id} className="font-semibold">
        {m.desk_people_twins()}
      </Heading>
      {isError && !data && <LoadFailed title={m.desk_people_failed()} onRetry={refetch} />}
      {!isError && !pairs && (
        <div role="status">
          <span className="sr-only">{m.desk_loading()}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {pairs?.length === 0 && (
        <EmptyState title={m.desk_people_twins_none()} text={m.desk_people_twins_none_text()} />
      )}
      <ul className="grid grid-cols-1 gap-2">
        {pairs?.map((twins) => (
          <Pair
            key={`${twins.first.id} ${twins.second.id}`}
            twins={twins}
            onMerge={() => setMerging(twins)}
          />
        ))}
      </ul>
      <MergeDialog twins={merging} onClose={() => setMerging(null)} />
    </section>
  );
}

function Pair({ twins, onMerge }: { twins: Twins; onMerge: () => void }) {
  const { first, second, reasons } = twins;
  const { attempt, isPending, error } = useDismissal();
  return (
    <li className="grid grid-cols-1 gap-2 rounded-card border border-line p-3 text-small">
      <div className="flex flex-wrap items-center gap-x-3">
        {[first, second].map(({ id, names, phones }) => (
          <DeskLink
            key={id}
            href={personAddress(id)}
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <bdi>{names[0]}</bdi> <bdi dir="ltr">{phones[0]}</bdi>
          </DeskLink>
        ))}
      </div>
      <p className="text-micro text-muted">
        {m.desk_people_twins_because({
          reasons: listed(reasons.map((name) => reasonNames[name]())),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={isPending} onClick={onMerge}>
          {m.desk_people_merge_look()}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          busy={isPending}
          onClick={() => void attempt({ one: first.id, other: second.id })}
        >
          {m.desk_people_twins_dismiss()}
        </Button>
      </div>
      <SaveFailure error={error} />
    </li>
  );
}
