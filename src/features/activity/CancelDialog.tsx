import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { cancelRequest } from '#data/own-requests.ts';
import type { Submission } from '#data/submissions.ts';
import { m } from '#paraglide/messages.js';
import { ChangeActions, useChange } from './ChangeDialog.tsx';

type Props = {
  submission: Submission;
  open: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Asks before a request is taken back. */
export function CancelDialog({ open, onClose, ...props }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.activity_cancel_title()}
      description={m.activity_cancel_text()}
    >
      <Answer onClose={onClose} {...props} />
    </Dialog>
  );
}

function Answer({ submission, onClose, onChanged }: Omit<Props, 'open'>) {
  const { change, busy, failure } = useChange(onChanged, onClose);
  const [event] = useState(() => crypto.randomUUID());
  const cancel = () =>
    change((backend) => cancelRequest(backend, submission.table, submission.id, event), {
      title: m.activity_cancelled(),
    });
  return (
    <div className="grid gap-5">
      <ChangeActions busy={busy} failure={failure} onClose={onClose} keep={m.activity_keep()}>
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          {busy ? m.activity_busy() : m.activity_cancel()}
        </Button>
      </ChangeActions>
    </div>
  );
}
