import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { useNow } from '#components/use-now.tsx';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { visitActions } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { clockMs } from './use-queue.tsx';
import { useTyped } from './use-typed.tsx';
import { canBeCancelled, canBeMissed } from './visit-steps.ts';

type Props = RequestProps & {
  /** Where the visit stands, as a sentence. */
  current: string;
  /** Changes whenever somebody else changes the visit. */
  version: string;
  /** Nobody came, which leads on to a new day. */
  onMissed: () => void;
};

/** Cancels the visit, or notes that nobody came, once its hour is past. */
export function EndOfVisit(props: Props) {
  const { request, actions, version, onMissed } = props;
  const { visit, lead } = request;
  const time = useNow(clockMs);
  const typed = useTyped(`cancel/${lead.id}`, { reason: '' }, version);
  // A reason that somebody was typing is still there when they come back.
  const [cancelling, setCancelling] = useState(typed.values.reason !== '');
  const isOver = !canBeCancelled(request);
  if (isOver && !typed.isOutdated) return null;
  return (
    <>
      {!isOver && (
        <div className="flex flex-wrap gap-2">
          {canBeMissed(visit, time) && (
            <Button
              variant="secondary"
              busy={actions.busy}
              onClick={() =>
                actions.stepVisit({ state: 'missed' }, () => {
                  notifySaved();
                  onMissed();
                })
              }
            >
              {m.desk_visit_no_show()}
            </Button>
          )}
          <Button variant="ghost" busy={actions.busy} onClick={() => setCancelling(!cancelling)}>
            {m.desk_visit_cancel()}
          </Button>
        </div>
      )}
      <ActFault actions={actions} about={['missed']} />
      {cancelling && (
        <CancelForm {...props} typed={typed} isOver={isOver} onDone={() => setCancelling(false)} />
      )}
    </>
  );
}

type CancelProps = Props & {
  typed: ReturnType<typeof useTyped<{ reason: string }>>;
  /** Somebody else has cancelled it while the reason was typed. */
  isOver: boolean;
  onDone: () => void;
};

function CancelForm({ request, actions, typed, current, isOver, onDone }: CancelProps) {
  const { reason } = typed.values;
  const [missing, setMissing] = useState(false);
  const cancel = () => {
    const words = reason.trim();
    setMissing(words === '');
    if (words === '') return;
    actions.stepVisit({ state: 'cancelled', reason: words }, () => {
      typed.forget();
      notifySaved();
      onDone();
    });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label={m.desk_reason()}
        hint={m.desk_reason_read_by_buyer()}
        error={missing ? m.desk_reason_missing() : undefined}
        required
      >
        <Input
          value={reason}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => typed.change({ reason: target.value })}
        />
      </Field>
      <ChangedMeanwhile
        typed={typed}
        events={request.events}
        actions={visitActions}
        current={current}
      />
      {!isOver && (
        <Button variant="danger" busy={actions.busy} onClick={cancel}>
          {m.desk_visit_cancel()}
        </Button>
      )}
      <ActFault actions={actions} about={['cancelled']} />
    </div>
  );
}
