import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldsOf } from '#components/fields-of.ts';
import { type CloseReason, reasonLimits, saveReason } from '#data/close-reasons.ts';
import { DescribedFields } from '#features/desk/editor/DescribedFields.tsx';
import { type Edited, EditForm } from '#features/desk/editor/EditForm.tsx';
import type { EditedField } from '#features/desk/editor/fields.ts';
import { keys } from '#features/desk/queries.ts';
import type { DeskChange } from '#features/desk/use-desk-mutation.tsx';
import { requiredText } from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';

function reasonSchema() {
  const text = () => requiredText(m.desk_required(), reasonLimits.text);
  return z.object({ text_en: text(), text_ar: text() });
}

type Values = z.infer<ReturnType<typeof reasonSchema>>;

const fields: readonly EditedField<keyof Values>[] = [
  { name: 'text_en', label: m.desk_deals_reason_en, kind: 'text', dir: 'ltr', required: true },
  { name: 'text_ar', label: m.desk_deals_reason_ar, kind: 'text', dir: 'rtl', required: true },
];

type Props = {
  /** Null for a new one. */
  reason: CloseReason | null;
  /** The position of a new one. */
  last: number;
  onDone: () => void;
};

/** A reason for which a deal is lost, in both languages. */
export function ReasonForm({ reason, last, onDone }: Props) {
  const form = useForm<Values>({
    defaultValues: { text_en: reason?.text_en ?? '', text_ar: reason?.text_ar ?? '' },
    resolver: zodResolver(reasonSchema()),
  });
  const change: DeskChange<Edited<Values>> = {
    store: (backend, { id, checked }) =>
      saveReason(backend, {
        id: reason?.id ?? `reason-${id.slice(0, 8)}`,
        position: reason?.position ?? last,
        open: reason?.open ?? true,
        ...checked,
      }),
    shownBy: [keys.reasons],
    saved: () => m.desk_saved(),
  };
  return (
    <EditForm draft={`reason/${reason?.id ?? 'new'}`} form={form} change={change} onDone={onDone}>
      <DescribedFields fields={fields} field={fieldsOf(form)} />
    </EditForm>
  );
}
