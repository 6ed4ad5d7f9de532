import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { notify } from '#components/toast.store.ts';
import type { Lead, LeadKey } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { goOnTo } from './address.store.ts';
import { $around, isSameLead, noteAround } from './around.store.ts';
import { $done, $goesOn, forgetDone } from './go-on.store.ts';
import { neighboursIn } from './neighbours.ts';

/**
 * Opens the next request of the list once this person has dealt with the open one and it no longer belongs there. A toast says
 * which one came, and Back returns.
 * @param leads the list, while it is up to date
 */
export function useGoOn(leads: readonly Lead[], request: LeadKey | null): void {
  const done = useStore($done, { ssr: 'initial' });
  useEffect(() => {
    const isListed = neighboursIn(leads, request) !== null;
    if (done !== null && !isSameLead(done, request)) forgetDone();
    else if (done !== null && !isListed) {
      forgetDone();
      const around = $around.get();
      const next = isSameLead(around?.request ?? null, done) && (around?.after ?? around?.before);
      if (next && $goesOn.get()) {
        goOnTo(next);
        notify('info', { title: m.desk_frame_next_came({ name: next.name }) });
        return;
      }
    }
    noteAround(leads, request);
  }, [leads, request, done]);
}
