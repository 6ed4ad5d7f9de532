import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '#components/fields-of.ts';
import { type MessageTemplate, saveTemplate, templatePurposes } from '#data/message-templates.ts';
import { DescribedFields } from '#features/desk/editor/DescribedFields.tsx';
import { type Edited, EditForm } from '#features/desk/editor/EditForm.tsx';
import type { EditedField } from '#features/desk/editor/fields.ts';
import { keys } from '#features/desk/queries.ts';
import type { DeskChange } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';
import type { Locale } from '#paraglide/runtime.js';
import { purposeNames } from './MessageCard.tsx';
import { MessageTextField } from './MessageTextField.tsx';
import { type MessageValues, messageSchema } from './message.schema.ts';

type Name = keyof MessageValues;

const purpose: EditedField<Name> = {
  name: 'purpose',
  label: m.desk_team_purpose,
  kind: 'choice',
  choices: templatePurposes,
  choiceNames: purposeNames,
  required: true,
};

const words: readonly EditedField<Name>[] = [
  { name: 'name_en', label: m.desk_team_name_en, kind: 'text', dir: 'ltr', required: true },
  { name: 'name_ar', label: m.desk_team_name_ar, kind: 'text', dir: 'rtl', required: true },
  { name: 'text_en', label: m.desk_team_text_en, kind: 'lines', required: true },
  { name: 'text_ar', label: m.desk_team_text_ar, kind: 'lines', required: true },
];

type Props = {
  /** Null for a new one. */
  template: MessageTemplate | null;
  /** The position of a new one. */
  last: number;
  onDone: () => void;
};

/** A ready message, in both languages, with a sample of what arrives. */
export function MessageForm({ template, last, onDone }: Props) {
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
  const change: DeskChange<Edited<MessageValues>> = {
    store: (backend, { id, checked }) => {
      const position = template?.position ?? last;
      return saveTemplate(backend, { id: template?.id ?? id, position, ...checked });
    },
    shownBy: [keys.templates],
    saved: () => m.desk_saved(),
  };
  const text = (name: 'text_en' | 'text_ar', label: string, language: Locale) => () => (
    <MessageTextField form={form} name={name} label={label} language={language} />
  );
  return (
    <EditForm
      draft={`message/${template?.id ?? 'new'}`}
      form={form}
      change={change}
      onDone={onDone}
    >
      <DescribedFields fields={[purpose]} field={field} />
      <div className="grid gap-5 md:grid-cols-2">
        <DescribedFields
          fields={words}
          field={field}
          own={{
            text_en: text('text_en', m.desk_team_text_en(), 'en'),
            text_ar: text('text_ar', m.desk_team_text_ar(), 'ar'),
          }}
        />
      </div>
    </EditForm>
  );
}
