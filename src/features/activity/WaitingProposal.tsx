import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Notice } from '#components/States.tsx';
import { answerOwnProposal, type OwnProposal } from '#data/own-visits.ts';
import type { Proposal } from '#domain/visit.ts';
import { ProposedHours } from '#features/visit/ProposedHours.tsx';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';

type Props = {
  /** Null where none waits. */
  proposal: OwnProposal | null;
  onChanged: () => Promise<void>;
};

/** Hours that wait for the buyer's choice. An open dialog stays, and says what was agreed. */
export function WaitingProposal({ proposal, onChanged }: Props) {
  const [chosen, setChosen] = useState<{ id: string; shown: Proposal } | null>(null);
  const close = () => {
    setChosen(null);
    void onChanged();
  };
  return (
    <>
      {proposal && (
        <div className="mt-3">
          <Notice tone="info" title={m.activity_proposed()}>
            <Button size="sm" onClick={() => setChosen({ id: proposal.id, shown: proposal })}>
              {m.activity_choose_hour()}
            </Button>
          </Notice>
        </div>
      )}
      <Dialog open={chosen !== null} onClose={close} title={m.visit_choice_title()} size="tall">
        {chosen && (
          <ProposedHours
            proposal={chosen.shown}
            answer={async (choice) => answerOwnProposal(await sessionBackend(), chosen.id, choice)}
            onAnswered={(shown) => setChosen({ ...chosen, shown })}
          />
        )}
      </Dialog>
    </>
  );
}
