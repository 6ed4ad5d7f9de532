import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/Button';
import { Form, SentFields } from '@/components/Form';
import { Notice } from '@/components/States';
import { m } from '@/paraglide/messages.js';
import { failureText } from './use-change';

type Props<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>;
  /** Stores what passed the checks. @throws DeskFailure */
  save: (checked: Checked) => Promise<unknown>;
  /** Called when it is stored. */
  onDone: () => void;
  /** The words of the button; 'Save' without. */
  submit?: string;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog that stays with all that was typed when it could not be stored. */
export function EditForm<Values extends FieldValues, Checked>({
  form,
  save,
  onDone,
  submit = m.desk_team_save(),
  children,
}: Props<Values, Checked>) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;
  const send = async (checked: Checked) => {
    setFailure(null);
    try {
      await save(checked);
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <Form form={form} onSubmit={send}>
      <SentFields>{children}</SentFields>
      <div role="alert" className="empty:hidden">
        {failure !== null && <Notice tone="warning" title={failure} />}
      </div>
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? m.desk_team_busy() : submit}
      </Button>
    </Form>
  );
}
