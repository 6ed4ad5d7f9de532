import { useId } from 'react';
import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import type { PersonPage, PersonStep } from '#data/desk-people.ts';
import { openLead } from '#features/desk/address.store.ts';
import { requestKindName } from '#features/desk/request-words.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { stepWords } from './person-words.ts';
import { mergeFaults, useParting } from './use-merges.tsx';

type Props = {
  steps: readonly PersonStep[];
  /** Those that can be undone. */
  merges: PersonPage['merges'];
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
};

/** What happened with a person, over all their requests, the latest first. */
export function PersonTimeline({ steps, merges, hasMore, isLoadingMore, onMore }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {m.desk_people_timeline()}
      </h3>
      <ol className="grid grid-cols-1 gap-3">
        {steps.map((step) => (
          <Step
            key={`${step.type} ${step.id}`}
            step={step}
            canPart={step.type === 'merge' && merges.some(({ event }) => event === step.id)}
          />
        ))}
      </ol>
      {hasMore && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isLoadingMore}
          onClick={onMore}
        >
          {m.desk_people_timeline_more()}
        </Button>
      )}
    </section>
  );
}

function Step({ step, canPart }: { step: PersonStep; canPart: boolean }) {
  const { actor, line, text } = stepWords(step);
  return (
    <li className="border-s border-edge ps-3 text-small">
      <p>
        {actor !== null && (
          <>
            <bdi className="font-semibold">{actor}</bdi> ·{' '}
          </>
        )}
        {line}
      </p>
      {text !== null && (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {text}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-micro text-muted">
        <time dateTime={step.at}>{formatMoment(step.at)}</time>
        {step.type !== 'merge' && (
          <button
            type="button"
            className="link min-h-11 [@media(pointer:fine)]:min-h-6"
            onClick={() => openLead({ kind: step.kind, id: step.request_id })}
          >
            <Name text={requestKindName(step.kind)} />
          </button>
        )}
      </p>
      {canPart && <Part event={step.id} />}
    </li>
  );
}

function Part({ event }: { event: string }) {
  const { attempt, isPending, error } = useParting();
  return (
    <>
      <Button variant="ghost" size="sm" busy={isPending} onClick={() => void attempt(event)}>
        {m.desk_people_part()}
      </Button>
      <SaveFailure error={error} own={mergeFaults()} />
    </>
  );
}
