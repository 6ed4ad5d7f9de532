import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { SelectField } from '#components/ChoiceField.tsx';
import { TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import {
  type MessageTemplate,
  saveTemplate,
  templateLimits,
  templatePurposes,
} from '#data/message-templates.ts';
import { keys } from '#features/desk/queries.ts';
import type { Change } from '#features/desk/use-desk-mutation.tsx';
import { oneOf, readable, requiredText } from '#features/request/field-rules.ts';
import { formatNumber } from '#lib/number.ts';
import { withoutHidden } from '#lib/plain-text.ts';
import { m } from '#paraglide/messages.js';
import { EditForm } from './EditForm.tsx';
import { purposeName } from './MessageCard.tsx';
import { MessageTextField } from './MessageTextField.tsx';
import { unknownPlaceholders } from './placeholders.ts';

function messageSchema() {
  const name = () => requiredText(m.desk_required(), templateLimits.name);
  const text = () =>
    z.string().check(
      z.overwrite((written) =>
        withoutHidden(written.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')).trim(),
      ),
      readable(),
      z.minLength(1, m.desk_required()),
      z.maxLength(
        templateLimits.text,
        m.request_too_long({ count: formatNumber(templateLimits.text) }),
      ),
      z.refine((written) => unknownPlaceholders(written).length === 0, {
        error: ({ input }) =>
          m.desk_team_placeholder_unknown({ name: unknownPlaceholders(String(input))[0] ?? '' }),
      }),
    );
  return z.object({
    purpose: oneOf(templatePurposes, m.desk_required()),
    name_en: name(),
    name_ar: name(),
    text_en: text(),
    text_ar: text(),
  });
}

export type MessageValues = z.input<ReturnType<typeof messageSchema>>;

type Props = {
  /** Null for a new one. */
  template: MessageTemplate | null;
  /** The position of a new one. */
  last: number;
  onDone: () => void;
};

/** A ready message, in both languages, with a sample of what arrives. */
export function MessageForm({ template, last, onDone }: Props) {
  // Made before the first attempt, so that a retry stores nothing twice.
  const [id] = useState(() => template?.id ?? crypto.randomUUID());
  const form = useForm<MessageValues>({
    defaultValues: {
      purpose: template?.purpose ?? 'other',
      name_en: template?.name_en ?? '',
      name_ar: template?.name_ar ?? '',
      text_en: template?.text_en ?? '',
      text_ar: template?.text_ar ?? '',
    },
    resolver: zodResolver(messageSchema()),
  });
  const field = fieldsOf(form);
  const change: Change<MessageValues> = {
    store: (backend, values) =>
      saveTemplate(backend, { id, position: template?.position ?? last, ...values }),
    shownBy: [keys.templates],
    saved: () => m.desk_saved(),
  };
  return (
    <EditForm
      draft={`message/${template?.id ?? 'new'}`}
      form={form}
      change={change}
      onDone={onDone}
    >
      <SelectField
        {...field('purpose')}
        label={m.desk_team_purpose()}
        choices={templatePurposes.map((value) => ({ value, label: purposeName(value) }))}
        required
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('name_en')} label={m.desk_team_name_en()} dir="ltr" required />
        <TextField {...field('name_ar')} label={m.desk_team_name_ar()} dir="rtl" required />
        <MessageTextField form={form} name="text_en" label={m.desk_team_text_en()} language="en" />
        <MessageTextField form={form} name="text_ar" label={m.desk_team_text_ar()} language="ar" />
      </div>
    </EditForm>
  );
}
