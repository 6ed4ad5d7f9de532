import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#components/Button.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import { Notice } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';
import { tabDraft } from '#session/tab-draft.ts';
import { failureText } from './use-change.tsx';

type Props<Values extends FieldValues, Checked> = {
  /** Name of the draft: the form, with its subject. */
  draft: string;
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

const TypedSchema = z.record(z.string(), z.string());

/** A form in a dialog. What is typed stays in this tab until it is stored. */
export function EditForm<Values extends FieldValues, Checked>({
  draft: name,
  form,
  save,
  onDone,
  submit = m.desk_team_save(),
  children,
}: Props<Values, Checked>) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;
  const [draft] = useState(() => tabDraft(name));
  useEffect(() => {
    const typed = TypedSchema.safeParse(draft.kept).data;
    if (typed) form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      // Only what was changed: a colleague may change the rest.
      callback: ({ values, dirtyFields = {} }) =>
        draft.save(
          Object.fromEntries(
            Object.entries(values).filter(([field]) => Reflect.get(dirtyFields, field)),
          ),
        ),
    });
  }, [form, draft]);
  const send = async (checked: Checked) => {
    setFailure(null);
    try {
      await save(checked);
      draft.remove();
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
