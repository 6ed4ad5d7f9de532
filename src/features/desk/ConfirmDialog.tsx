import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateDialog } from '#components/LateDialog.tsx';
import { m } from '#paraglide/messages.js';
import { NamedSelect } from './NamedSelect.tsx';
import { type OwnWords, SaveFailure } from './SaveFailure.tsx';
import { type DeskChange, useDeskMutation } from './use-desk-mutation.tsx';

/** The question before a change that cannot easily be undone. */
export type ConfirmQuestion = {
  title: string;
  text: string;
  /** The words of the button that does it, and while it is being done. */
  confirm: string;
  busy?: string;
  /** What else it does, one paragraph each. */
  details?: readonly string[];
  /** Something to choose with it, '' without; the first choice stands at first. */
  choice?: { label: string; choices: readonly { value: string; label: string }[] };
  /** Gets what was chosen. */
  change: DeskChange<string, unknown>;
  /** Why it may fail. */
  own?: OwnWords;
};

type Props = {
  /** The dialog is open while there is one. */
  question: ConfirmQuestion | null;
  onClose: () => void;
  onDone?: () => void;
};

/** Asks a question, and stays open when what was confirmed fails. */
export function ConfirmDialog({ question, onClose, onDone = onClose }: Props) {
  return (
    <LateDialog
      open={question !== null}
      onClose={onClose}
      title={question?.title ?? ''}
      description={question?.text ?? ''}
    >
      {question && <Answer question={question} onClose={onClose} onDone={onDone} />}
    </LateDialog>
  );
}

type AnswerProps = { question: ConfirmQuestion; onClose: () => void; onDone: () => void };

function Answer({ question, onClose, onDone }: AnswerProps) {
  const { details, choice, change, own, confirm, busy = m.desk_saving() } = question;
  const [chosen, setChosen] = useState(choice?.choices[0]?.value ?? '');
  const { attempt, isPending, error } = useDeskMutation(change);
  const send = async () => {
    const { failure } = await attempt(chosen);
    if (failure === null) onDone();
  };
  return (
    <div className="grid gap-5">
      {details?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {choice && (
        <NamedSelect
          label={choice.label}
          value={chosen}
          choices={choice.choices.map(({ value, label }) => [value, label])}
          disabled={isPending}
          onChoose={setChosen}
        />
      )}
      <SaveFailure error={error} own={own} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={isPending} onClick={() => void send()}>
          {isPending ? busy : confirm}
        </Button>
        <Button variant="secondary" busy={isPending} onClick={onClose}>
          {m.desk_keep()}
        </Button>
      </div>
    </div>
  );
}
