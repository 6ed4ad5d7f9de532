import { useStore } from '@nanostores/react';
import PhoneMissed from 'lucide-react/icons/phone-missed';
import PhoneOff from 'lucide-react/icons/phone-off';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import type { Act } from '#data/desk-acts.ts';
import { type CallOutcome, callOutcomes } from '#domain/leads.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { $callsLeft, leaveCall } from './calls-left.store.ts';
import { useMember } from './Desk.tsx';
import { noteDone } from './go-on.store.ts';
import { NextTry } from './NextTry.tsx';
import { isClosed } from './next-action.ts';
import { openCall } from './open-call.ts';
import { notifySaved, type RequestProps } from './use-act.tsx';
import { useDeskKey } from './use-desk-key.tsx';

type Props = Pick<RequestProps, 'request' | 'actions'>;

/** Asks what came of the last call, until this person says so or asks not to be asked. */
export function CallOutcomeBar({ request, actions }: Props) {
  const { id } = useMember();
  const left = useStore($callsLeft, { ssr: 'initial' });
  const call = openCall(request.events, id);
  if (call === null || left.includes(call.id) || isClosed(request.lead)) return null;
  return <Asked key={call.id} callId={call.id} request={request} actions={actions} />;
}

const answers = {
  reached: { label: m.desk_people_call_reached, icon: UserRoundCheck },
  no_reply: { label: m.desk_people_call_no_reply, icon: PhoneMissed },
  wrong_number: { label: m.desk_people_call_wrong_number, icon: PhoneOff },
} as const satisfies Record<CallOutcome, unknown>;

function Asked({ callId, request, actions }: Props & { callId: string }) {
  const { lead } = request;
  const [noReply, setNoReply] = useState(false);
  const id = useId();
  const say = (
    detail: Extract<Act, { action: 'call_ended' }>['detail'],
    onStored: () => void = () => undefined,
  ) => {
    if (actions.busy) return;
    actions.act({ action: 'call_ended', detail }, () => {
      // A next try is a next step.
      if ('at' in detail) noteDone(lead);
      onStored();
      notifySaved();
    });
  };
  const answer = (outcome: CallOutcome) =>
    outcome === 'no_reply' ? setNoReply(true) : say({ outcome });
  useDeskKey('reached', () => answer('reached'));
  useDeskKey('noReply', () => answer('no_reply'));
  useDeskKey('wrongNumber', () => answer('wrong_number'));
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-2 rounded-card bg-accent-soft p-3 text-small"
    >
      <div className="flex items-center justify-between gap-2">
        <p id={id} role="status" className="font-semibold">
          {m.desk_people_call_ask()}
        </p>
        <button
          type="button"
          aria-label={m.desk_people_call_dismiss()}
          title={m.desk_people_call_dismiss()}
          className="icon-button -my-2 -me-2"
          onClick={() => leaveCall(callId)}
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        {callOutcomes.map((outcome, place) => {
          const { label, icon: Icon } = answers[outcome];
          const isOpen = outcome === 'no_reply' ? noReply : undefined;
          return (
            <Button
              key={outcome}
              variant="secondary"
              className="flex-1 !gap-1.5 px-2"
              busy={actions.busy}
              aria-expanded={isOpen}
              aria-keyshortcuts={String(place + 1)}
              onClick={() => (isOpen ? setNoReply(false) : answer(outcome))}
            >
              <Icon className="size-4 shrink-0" aria-hidden="true" />
              {label()}
            </Button>
          );
        })}
      </div>
      {noReply && (
        <NextTry
          leadId={lead.id}
          busy={actions.busy}
          onChoose={(at, onStored) =>
            say({ outcome: 'no_reply', ...(at !== null && { at }) }, onStored)
          }
        />
      )}
      <ActFault actions={actions} about={['call_ended']} />
    </section>
  );
}
