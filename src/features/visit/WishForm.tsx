import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#components/Button.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import type { ProposalAnswer } from '#domain/visit.ts';
import { m } from '#paraglide/messages.js';
import { WhenSchema, type WhenValues } from './visit.schema.ts';
import { WhenFields } from './WhenFields.tsx';

type Props = { busy: boolean; onSend: (choice: ProposalAnswer) => Promise<void> };

/** Asks for a day and an hour other than those that are proposed. */
export default function WishForm({ busy, onSend }: Props) {
  const form = useForm<WhenValues, unknown, z.output<typeof WhenSchema>>({
    defaultValues: { visit_date: '', visit_time: '' },
    resolver: zodResolver(WhenSchema),
  });
  return (
    <FormProvider {...form}>
      <Form form={form} onSubmit={({ visit_date: day, visit_time: slot }) => onSend({ day, slot })}>
        <SentFields>
          <WhenFields />
        </SentFields>
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {m.activity_ask_submit()}
        </Button>
      </Form>
    </FormProvider>
  );
}
