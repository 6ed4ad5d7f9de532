import { Button } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import type { LeadEvent } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import type { TypedFields } from './use-typed.tsx';

type Props = {
  typed: TypedFields;
  /** The history of the request. */
  events: readonly LeadEvent[];
  /** Actions that change what the form is about. */
  actions: readonly string[];
  /** What is stored now, in words. */
  current: string;
};

/** Says that somebody else has changed what this person is typing, which stays; they choose between the two. */
export function ChangedMeanwhile({ typed, events, actions, current }: Props) {
  const name = events.findLast(({ action }) => actions.includes(action))?.actor_name;
  return (
    <div role="status" className="empty:hidden">
      {typed.isOutdated && (
        <Notice
          tone="info"
          title={name ? m.desk_changed_by({ name }) : m.desk_changed_by_somebody()}
          text={current}
        >
          <Button size="sm" variant="secondary" onClick={typed.forget}>
            {m.desk_changed_take()}
          </Button>
          <Button size="sm" variant="secondary" onClick={typed.keepMine}>
            {m.desk_changed_keep()}
          </Button>
        </Notice>
      )}
    </div>
  );
}
