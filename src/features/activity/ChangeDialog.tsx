import { type ReactNode, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import type { Backend } from '#data/client.ts';
import { type FailureKind, kindOfFailure } from '#data/failure.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';

const words: Partial<Record<FailureKind, () => string>> = {
  gone: m.activity_failed_gone,
  // Of the two changes, only an hour can be refused for what it says.
  invalid: m.visit_time_passed,
  too_often: m.activity_failed_too_many,
  offline: m.activity_failed_offline,
};

/**
 * Changes a request, and shows it before the dialog closes. `failure` is why the last attempt changed nothing.
 * @param onChanged loads the requests again
 */
export function useChange(onChanged: () => Promise<void>, onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const change = async (
    make: (backend: Backend) => Promise<void>,
    done: { title: string; text?: string },
  ) => {
    setBusy(true);
    setFailure(null);
    const failed = await sessionBackend()
      .then(make)
      .then(
        () => null,
        (error: unknown) => {
          console.error(error);
          return kindOfFailure(error) ?? 'offline';
        },
      );
    // A failed change may have been stored, or the team may have changed the request meanwhile.
    await onChanged();
    setBusy(false);
    if (failed !== null) return setFailure(failed);
    notify('success', done);
    onClose();
  };
  return { change, busy, failure };
}

type ActionsProps = {
  busy: boolean;
  failure: FailureKind | null;
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
        {failure !== null && (
          <Notice tone="warning" title={(words[failure] ?? m.activity_failed)()} />
        )}
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
