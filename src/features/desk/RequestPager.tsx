import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '#components/Button.tsx';
import type { LeadKey } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { closeLead, openLead } from './address.store.ts';
import { $around, isSameLead } from './around.store.ts';

/** The way back to the queue, and on to the requests before and after this one in it. */
export function RequestPager({ request }: { request: LeadKey }) {
  const around = useStore($around);
  const { before, after } = isSameLead(around?.request ?? null, request) ? (around ?? {}) : {};
  return (
    <div className="flex items-center justify-between gap-2">
      <Button variant="ghost" size="sm" className="-ms-2" onClick={closeLead}>
        <ArrowLeft className="size-4 rtl:[scale:-1_1]" aria-hidden="true" />
        {m.desk_request_back()}
      </Button>
      <div className="flex">
        <button
          type="button"
          className="icon-button aria-disabled:opacity-40"
          aria-label={m.desk_request_before()}
          aria-disabled={before === undefined}
          onClick={() => before && openLead(before)}
        >
          <ChevronLeft className="size-5 rtl:[scale:-1_1]" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button aria-disabled:opacity-40"
          aria-label={m.desk_request_after()}
          aria-disabled={after === undefined}
          onClick={() => after && openLead(after)}
        >
          <ChevronRight className="size-5 rtl:[scale:-1_1]" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
