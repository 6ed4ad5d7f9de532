import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateDialog } from '#components/LateDialog.tsx';
import { m } from '#paraglide/messages.js';
import { useMember } from './Desk.tsx';
import { isClosed } from './next-action.ts';
import type { RequestProps } from './use-act.tsx';
import { useDeskKey } from './use-desk-key.tsx';

/** Takes a request that nobody has; a colleague's only after a question. */
export function TakeRequest({ request: { lead }, actions }: RequestProps) {
  const { id } = useMember();
  const [asking, setAsking] = useState(false);
  const canTake = !isClosed(lead) && lead.owner_id !== id;
  const take = () => actions.act({ action: 'taken' });
  useDeskKey(
    'take',
    () => {
      if (actions.busy) return;
      if (lead.owner_id === null) take();
      else setAsking(true);
    },
    canTake,
  );
  if (!canTake) return null;
  if (lead.owner_id === null) {
    return (
      <Button className="max-sm:basis-full" busy={actions.busy} onClick={take}>
        {m.desk_take()}
      </Button>
    );
  }
  const name = lead.owner_name ?? '…';
  return (
    <>
      <Button
        variant="ghost"
        className="max-sm:basis-full"
        busy={actions.busy}
        onClick={() => setAsking(true)}
      >
        {m.desk_take_over()}
      </Button>
      <LateDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.desk_take_over_title({ name })}
        description={m.desk_take_over_text({ name })}
      >
        <div className="flex flex-wrap gap-3">
          <Button
            busy={actions.busy}
            onClick={() => {
              take();
              setAsking(false);
            }}
          >
            {m.desk_take_over()}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {m.desk_take_over_leave({ name })}
          </Button>
        </div>
      </LateDialog>
    </>
  );
}
