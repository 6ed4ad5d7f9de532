import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#components/Button.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import { m } from '#paraglide/messages.js';
import { tabDraft } from '#session/tab-draft.ts';
import { type OwnWords, SaveFailure } from '../SaveFailure.tsx';
import { type DeskChange, useDeskMutation } from '../use-desk-mutation.tsx';

/** What passed the checks, and the id of a new row: it is the same at each attempt, so that none stores it twice. */
export type Edited<Checked> = { id: string; checked: Checked };

type Props<Values extends FieldValues, Checked, Answer> = {
  /** Name of the draft: the form, with its subject. */
  draft: string;
  form: UseFormReturn<Values, unknown, Checked>;
  change: DeskChange<Edited<Checked>, Answer>;
  /** Why it may not be stored, where the desk's own words do not do. */
  own?: OwnWords;
  /** Called when it is stored. */
  onDone: (answer: Answer) => void;
  /** The words of the button; 'Save' without. */
  submit?: string;
  /** The fields. */
  children: ReactNode;
};

const DraftSchema = z.object({ id: z.string(), typed: z.record(z.string(), z.string()) });

/** A form in a dialog. What is typed stays in this tab until it is stored. */
export function EditForm<Values extends FieldValues, Checked, Answer>({
  draft: name,
  form,
  change,
  own,
  onDone,
  submit = m.desk_save(),
  children,
}: Props<Values, Checked, Answer>) {
  const { attempt, error } = useDeskMutation(change);
  const { isSubmitting } = form.formState;
  const [draft] = useState(() => tabDraft(name));
  const [kept] = useState(() => DraftSchema.safeParse(draft.kept).data);
  const [id] = useState(() => kept?.id ?? crypto.randomUUID());
  useEffect(() => {
    if (kept) form.reset({ ...form.getValues(), ...kept.typed }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      // Only what was changed: a colleague may change the rest.
      callback: ({ values, dirtyFields = {} }) => {
        const changed = Object.entries(values).filter(([field]) => Reflect.get(dirtyFields, field));
        draft.save({ id, typed: Object.fromEntries(changed) });
      },
    });
  }, [form, draft, kept, id]);
  const send = async (checked: Checked) => {
    const { answer, failure } = await attempt({ id, checked });
    if (failure !== null) return;
    draft.remove();
    onDone(answer);
  };
  return (
    <Form form={form} onSubmit={send}>
      <SentFields>{children}</SentFields>
      <SaveFailure error={error} own={own} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? m.desk_saving() : submit}
      </Button>
    </Form>
  );
}
