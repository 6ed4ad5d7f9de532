import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#components/Button.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import { askAnotherHour } from '#data/own-requests.ts';
import { WhenSchema, type WhenValues } from '#features/visit/visit.schema.ts';
import { WhenFields } from '#features/visit/WhenFields.tsx';
import { m } from '#paraglide/messages.js';
import { ChangeActions, useChange } from './ChangeDialog.tsx';

type Props = {
  /** Of the request. */
  id: string;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Asks for another day and hour of a visit. */
export default function AskForm({ id, onClose, onChanged }: Props) {
  const { change, busy, failure } = useChange(onChanged, onClose);
  const form = useForm<WhenValues, unknown, z.output<typeof WhenSchema>>({
    defaultValues: { visit_date: '', visit_time: '' },
    resolver: zodResolver(WhenSchema),
  });
  // A retry with the same hour keeps the event's id; another hour gets a new one.
  const wishes = useRef(new Map<string, string>());
  const ask = ({ visit_date: day, visit_time: slot }: z.output<typeof WhenSchema>) => {
    const event = wishes.current.get(day + slot) ?? crypto.randomUUID();
    wishes.current.set(day + slot, event);
    return change((backend) => askAnotherHour(backend, id, event, { day, slot }), {
      title: m.activity_asked(),
      text: m.activity_asked_text(),
    });
  };
  return (
    <FormProvider {...form}>
      <Form form={form} onSubmit={ask}>
        <SentFields>
          <WhenFields />
        </SentFields>
        <ChangeActions busy={busy} failure={failure} onClose={onClose} keep={m.activity_ask_keep()}>
          <Button type="submit" busy={busy}>
            {busy ? m.activity_busy() : m.activity_ask_submit()}
          </Button>
        </ChangeActions>
      </Form>
    </FormProvider>
  );
}
