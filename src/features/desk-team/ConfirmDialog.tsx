import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Field, Select } from '#components/Field.tsx';
import { Notice } from '#components/States.tsx';
import { DeskFailure } from '#data/desk-failure.ts';
import { m } from '#paraglide/messages.js';
import { failureText } from './use-change.tsx';

/** The question before an action that cannot easily be undone. */
export type Question = {
  title: string;
  text: string;
  /** The words of the button that does it. */
  confirm: string;
  /** The message when the database refuses it. */
  invalid?: string;
  /** What else it does, one paragraph each. */
  details?: readonly string[];
  /** Something to choose with it; the first choice stands at first. */
  choice?: { label: string; choices: readonly { value: string; label: string }[] };
  /** @throws DeskFailure */
  act: (chosen: string) => Promise<unknown>;
};

type Props = {
  /** The dialog is open while there is one. */
  question: Question | null;
  onClose: () => void;
};

/** Asks a question, and stays open when what was confirmed fails. */
export function ConfirmDialog({ question, onClose }: Props) {
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={question?.title ?? ''}
      description={question?.text ?? ''}
    >
      {question && <Answer question={question} onClose={onClose} />}
    </Dialog>
  );
}

type AnswerProps = { question: Question; onClose: () => void };

function Answer({ question, onClose }: AnswerProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState(question.choice?.choices[0]?.value ?? '');
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await question.act(chosen);
      onClose();
    } catch (error) {
      const isInvalid = error instanceof DeskFailure && error.kind === 'invalid';
      setFailure((isInvalid && question.invalid) || failureText(error));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      {question.details?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {question.choice && (
        <Field label={question.choice.label} required>
          <Select value={chosen} disabled={busy} onChange={({ target }) => setChosen(target.value)}>
            {question.choice.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div role="alert" className="empty:hidden">
        {failure !== null && <Notice tone="warning" title={failure} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          {busy ? m.desk_team_busy() : question.confirm}
        </Button>
        <Button variant="secondary" busy={busy} onClick={onClose}>
          {m.desk_team_keep()}
        </Button>
      </div>
    </div>
  );
}
