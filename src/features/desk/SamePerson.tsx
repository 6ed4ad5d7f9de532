import { useId } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { useLate } from '#components/use-late.tsx';
import { useNow } from '#components/use-now.tsx';
import type { Lead } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { openLead } from './address.store.ts';
import { mayRepeat } from './duplicates.ts';
import { badgeOf, formatAgo, requestKindName } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { clockMs } from './use-queue.tsx';

const loadNames = async () => (await import('./FavouriteNames.tsx')).FavouriteNames;

/** Other requests and favourites of the same account or telephone number. A duplicate is answered once. */
export function SamePerson({ request, actions }: RequestProps) {
  const { lead, others, favourites } = request;
  const id = useId();
  const now = useNow(clockMs);
  const FavouriteNames = useLate(loadNames, favourites.length > 0);
  if (others.length === 0 && favourites.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {m.desk_same_person()}
      </h3>
      <ul>
        {others.map((other) => (
          <li
            key={`${other.kind}:${other.id}`}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
          >
            <Other lead={other} now={now} />
            {(lead.duplicate_of === other.id || mayRepeat(lead, other, others)) && (
              <Duplicate lead={lead} other={other} actions={actions} />
            )}
          </li>
        ))}
      </ul>
      <ActFault actions={actions} about={['duplicate']} />
      {favourites.length > 0 && FavouriteNames && <FavouriteNames favourites={favourites} />}
    </section>
  );
}

function Other({ lead, now }: { lead: Lead; now: number }) {
  const { label, tone } = badgeOf(lead);
  return (
    <button
      type="button"
      className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 text-start text-small"
      onClick={() => openLead(lead)}
    >
      <span className="link">{requestKindName(lead.kind)}</span>
      {lead.subject && <Name text={lead.subject} />}
      <Badge tone={tone}>{label}</Badge>
      <span className="text-micro text-muted">{formatAgo(lead.created_at, now)}</span>
    </button>
  );
}

function Duplicate({
  lead,
  other,
  actions,
}: Pick<RequestProps, 'actions'> & Record<'lead' | 'other', Lead>) {
  const isMarked = lead.duplicate_of === other.id;
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={actions.busy}
      onClick={() =>
        actions.act({ action: 'duplicate', detail: { of: isMarked ? null : other.id } })
      }
    >
      {isMarked ? m.desk_duplicate_undo() : m.desk_duplicate_mark()}
    </Button>
  );
}
