import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#components/Button.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { type Change, useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';
import { tabDraft } from '#session/tab-draft.ts';

type Props<Values extends FieldValues, Checked, Answer> = {
  /** Name of the draft: the form, with its subject. */
  draft: string;
  form: UseFormReturn<Values, unknown, Checked>;
  /** Stores what passed the checks. */
  change: Change<Checked, Answer>;
  /** Called when it is stored. */
  onDone: () => void;
  /** The words of the button; 'Save' without. */
  submit?: string;
  /** The fields. */
  children: ReactNode;
};

const TypedSchema = z.record(z.string(), z.string());

/** A form in a dialog. What is typed stays in this tab until it is stored. */
export function EditForm<Values extends FieldValues, Checked, Answer>({
  draft: name,
  form,
  change,
  onDone,
  submit = m.desk_save(),
  children,
}: Props<Values, Checked, Answer>) {
  const { attempt, error } = useDeskMutation(change);
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
    const { failure } = await attempt(checked);
    if (failure !== null) return;
    draft.remove();
    onDone();
  };
  return (
    <Form form={form} onSubmit={send}>
      <SentFields>{children}</SentFields>
      <SaveFailure error={error} />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? m.desk_saving() : submit}
      </Button>
    </Form>
  );
}
