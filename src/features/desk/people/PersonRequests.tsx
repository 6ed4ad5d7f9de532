import { useId } from 'react';
import { Name } from '#components/Name.tsx';
import { useNow } from '#components/use-now.tsx';
import type { Lead } from '#data/desk.ts';
import { openLead } from '#features/desk/address.store.ts';
import { KindIcon } from '#features/desk/KindIcon.tsx';
import { RowFacts } from '#features/desk/RowFacts.tsx';
import { formatAgo, requestKindName } from '#features/desk/request-words.ts';
import { StateDot } from '#features/desk/StateDot.tsx';
import { clockMs } from '#features/desk/use-queue.tsx';
import { m } from '#paraglide/messages.js';
import { openFirst } from './person-words.ts';

/** All requests of a person, the open ones first. */
export function PersonRequests({ requests }: { requests: readonly Lead[] }) {
  const id = useId();
  const now = useNow(clockMs);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {m.desk_nav_requests()}
      </h3>
      <ul>
        {openFirst(requests).map((lead) => (
          <li key={`${lead.kind}:${lead.id}`} className="border-b border-line">
            <button
              type="button"
              className="grid min-h-11 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1 text-start hover:bg-sunken"
              onClick={() => openLead(lead)}
            >
              <span className="flex items-center gap-2">
                <StateDot lead={lead} />
                <KindIcon kind={lead.kind} />
              </span>
              <span className="min-w-0">
                <span className="block text-small font-semibold">
                  <Name text={requestKindName(lead.kind)} />{' '}
                </span>
                <span className="block text-micro text-muted">
                  <RowFacts lead={{ ...lead, more: 0 }} now={now} />{' '}
                </span>
              </span>
              <time dateTime={lead.created_at} className="text-micro text-muted">
                {formatAgo(lead.created_at, now)}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
