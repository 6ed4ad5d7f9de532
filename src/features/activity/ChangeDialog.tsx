import { type ReactNode, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import type { Backend } from '#data/client.ts';
import type { ChangeFailure } from '#data/own-requests.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';

const failures: Record<ChangeFailure, () => string> = {
  gone: m.activity_failed_gone,
  passed: m.visit_time_passed,
  too_many: m.activity_failed_too_many,
  offline: m.activity_failed_offline,
  other: m.activity_failed,
};

/**
 * Changes a request, and shows it before the dialog closes.
 * @param onChanged loads the requests again
 */
export function useChange(onChanged: () => Promise<void>, onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const change = async (
    make: (backend: Backend) => Promise<ChangeFailure | null>,
    done: { title: string; text?: string },
  ) => {
    setBusy(true);
    setFailure(null);
    const outcome = await sessionBackend()
      .then(make)
      .catch((error: unknown): ChangeFailure => {
        console.error(error);
        return 'offline';
      });
    // A failed change may have been stored, or the team may have changed the request meanwhile.
    await onChanged();
    setBusy(false);
    if (outcome !== null) return setFailure(outcome);
    notify('success', done);
    onClose();
  };
  return { change, busy, failure };
}

type ActionsProps = {
  busy: boolean;
  failure: ChangeFailure | null;
  onClose: () => void;
  /** The words of the button that leaves everything as it is. */
  keep: string;
  /** The button that makes the change. */
  children: ReactNode;
};

/** Why the change was not made, and the buttons of a dialog that makes one. */
export function ChangeActions({ busy, failure, onClose, keep, children }: ActionsProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure !== null && <Notice tone="warning" title={failures[failure]()} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button variant="secondary" busy={busy} onClick={onClose}>
          {keep}
        </Button>
      </div>
    </>
  );
}
