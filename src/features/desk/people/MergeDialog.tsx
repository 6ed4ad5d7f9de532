import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ChoiceGroup } from '#components/ChoiceField.tsx';
import { LateDialog } from '#components/LateDialog.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import type { Twins } from '#data/desk-people.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { m } from '#paraglide/messages.js';
import { PersonCard } from './PersonCard.tsx';
import { mergePreviewQuery } from './people-queries.ts';
import { ownerWords } from './person-words.ts';
import { mergeFaults, useMerging } from './use-merges.tsx';

type Props = {
  /** The dialog is open while there are two. */
  twins: Pick<Twins, 'first' | 'second'> | null;
  onClose: () => void;
};

/** Shows two people side by side, and makes one of them. */
export function MergeDialog({ twins, onClose }: Props) {
  return (
    <LateDialog
      open={twins !== null}
      onClose={onClose}
      title={m.desk_people_merge_title()}
      description={m.desk_people_merge_text()}
      size="wide"
    >
      {twins && <Preview twins={twins} onClose={onClose} />}
    </LateDialog>
  );
}

function Preview({ twins, onClose }: { twins: NonNullable<Props['twins']>; onClose: () => void }) {
  const both = [twins.first, twins.second] as const;
  const [keep, setKeep] = useState(twins.first.id);
  const other = keep === twins.first.id ? twins.second.id : twins.first.id;
  // One id for each of the two ways, so that a retry merges once.
  const [events] = useState(
    () => new Map(both.map(({ id }) => [id, crypto.randomUUID()] as const)),
  );
  const { data: preview, isError, refetch } = useQuery(mergePreviewQuery(keep, other));
  const { attempt, isPending, error } = useMerging();
  if (isError) return <LoadFailed title={m.desk_people_failed()} onRetry={refetch} />;
  if (preview === undefined) return <Skeleton className="h-64 w-full" />;
  if (preview === null) {
    return <EmptyState title={m.desk_people_merge_gone()} text={m.desk_people_merge_gone_text()} />;
  }
  const merge = async () => {
    const event = events.get(keep);
    if (event === undefined) return;
    const { failure } = await attempt({ event, keep, other });
    if (failure === null) onClose();
  };
  const shown = { [preview.keep.id]: preview.keep, [preview.other.id]: preview.other };
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceGroup label={m.desk_people_merge_keep()} required>
        <div className="grid gap-3 sm:grid-cols-2">
          {both.map(({ id, names }) => {
            const person = shown[id];
            return (
              person && (
                <PersonCard key={id} person={person}>
                  <label className="flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      name="keep"
                      checked={id === keep}
                      disabled={isPending}
                      className="size-5 accent-brand"
                      onChange={() => setKeep(id)}
                    />
                    <span>
                      {m.desk_people_merge_into()} <bdi className="sr-only">{names[0]}</bdi>
                    </span>
                  </label>
                </PersonCard>
              )
            );
          })}
        </div>
      </ChoiceGroup>
      <p aria-live="polite">{m.desk_people_merge_owner({ name: ownerWords(preview) })}</p>
      <SaveFailure error={error} own={mergeFaults()} />
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => void merge()}>
          {isPending ? m.desk_saving() : m.desk_people_merge()}
        </Button>
        <Button variant="secondary" busy={isPending} onClick={onClose}>
          {m.desk_keep()}
        </Button>
      </div>
    </div>
  );
}
