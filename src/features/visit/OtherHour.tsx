import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Skeleton } from '#components/States.tsx';
import type { ProposalAnswer } from '#domain/visit.ts';
import { m } from '#paraglide/messages.js';
import { CallUs } from './SettledProposal.tsx';

type Props = { busy: boolean; onSend: (choice: ProposalAnswer) => Promise<void> };

/** The form brings the calendar, which few people need here. */
const WishForm = lazy(() =>
  import('./WishForm.tsx').catch((error: unknown) => {
    console.error(error);
    return { default: NotLoaded };
  }),
);

/** None of the proposed hours suits: the buyer asks for another, or to be called. */
export function OtherHour({ busy, onSend }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <Button
        variant="ghost"
        className="justify-self-start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {m.visit_choice_none()}
      </Button>
      <div id={id} className="grid gap-5 empty:hidden">
        {open && (
          <>
            <p className="text-small text-muted">{m.visit_choice_none_text()}</p>
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <WishForm busy={busy} onSend={onSend} />
            </Suspense>
            <div className="grid gap-3">
              <p className="text-small text-muted">{m.visit_choice_or()}</p>
              <div className="flex flex-wrap gap-3">
                <Button size="sm" variant="secondary" busy={busy} onClick={() => void onSend({})}>
                  {m.visit_choice_call_me()}
                </Button>
                <CallUs />
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function NotLoaded() {
  return <p role="alert">{m.ui_not_loaded_text()}</p>;
}
