import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#components/Button.tsx';
import { Notice, Skeleton } from '#components/States.tsx';
import { keys } from '#features/desk/queries.ts';
import { m } from '#paraglide/messages.js';
import { $push, checkPush, turnOffPush, turnOnPush } from './push.store.ts';

/** Turns notifications in this browser on and off, and explains what stands in the way. */
export function PushSwitch() {
  const { state, busy, failed } = useStore($push, { ssr: 'initial' });
  const client = useQueryClient();
  useEffect(() => void checkPush(), []);
  const press = async () => {
    await (state === 'on' ? turnOffPush() : turnOnPush());
    await client.invalidateQueries({ queryKey: keys.alerts });
  };
  if (state === 'unknown') return <Skeleton className="h-16 w-full" />;
  if (state === 'not_set_up') {
    return (
      <Notice
        tone="info"
        title={m.desk_alerts_not_set_up()}
        text={m.desk_alerts_not_set_up_text()}
      />
    );
  }
  if (state === 'unsupported') {
    return (
      <Notice
        tone="info"
        title={m.desk_alerts_unsupported()}
        text={m.desk_alerts_unsupported_text()}
      />
    );
  }
  const words = state === 'on' ? m.desk_alerts_turn_off() : m.desk_alerts_turn_on();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold">{m.desk_alerts_push()}</p>
          <p className="text-small text-muted">
            {state === 'on' ? m.desk_alerts_push_on() : m.desk_alerts_push_off()}
          </p>
        </div>
        {state !== 'denied' && (
          <Button
            variant={state === 'on' ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => void press()}
          >
            {busy ? m.desk_alerts_turning() : words}
            <span className="sr-only">: {m.desk_alerts_push()}</span>
          </Button>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {state === 'denied' && (
          <Notice
            tone="warning"
            title={m.desk_alerts_denied()}
            text={m.desk_alerts_denied_text()}
          />
        )}
        {failed && state !== 'denied' && (
          <Notice
            tone="warning"
            title={m.desk_alerts_push_failed()}
            text={m.desk_alerts_push_failed_text()}
          />
        )}
      </div>
    </div>
  );
}
