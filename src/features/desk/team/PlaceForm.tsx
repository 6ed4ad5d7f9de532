import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldsOf } from '#components/fields-of.ts';
import { placeLimits, savePlace, type VisitPlace } from '#data/visit-places.ts';
import { DescribedFields } from '#features/desk/editor/DescribedFields.tsx';
import { type Edited, EditForm } from '#features/desk/editor/EditForm.tsx';
import type { EditedField } from '#features/desk/editor/fields.ts';
import { keys } from '#features/desk/queries.ts';
import type { DeskChange } from '#features/desk/use-desk-mutation.tsx';
import { requiredText } from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';

function placeSchema() {
  const text = (letters: number) => requiredText(m.desk_required(), letters);
  return z.object({
    name_en: text(placeLimits.name),
    name_ar: text(placeLimits.name),
    address_en: text(placeLimits.address),
    address_ar: text(placeLimits.address),
    map_url: z
      .string()
      .check(
        z.trim(),
        z.maxLength(placeLimits.mapUrl, m.desk_team_map_invalid()),
        z.regex(/^(?:https:\/\/[^\s/]+\S*)?$/, m.desk_team_map_invalid()),
      ),
  });
}

type Values = z.infer<ReturnType<typeof placeSchema>>;

const fields: readonly EditedField<keyof Values>[] = [
  { name: 'name_en', label: m.desk_team_name_en, kind: 'text', dir: 'ltr', required: true },
  { name: 'name_ar', label: m.desk_team_name_ar, kind: 'text', dir: 'rtl', required: true },
  { name: 'address_en', label: m.desk_team_address_en, kind: 'text', dir: 'ltr', required: true },
  { name: 'address_ar', label: m.desk_team_address_ar, kind: 'text', dir: 'rtl', required: true },
  { name: 'map_url', label: m.desk_team_map_url, kind: 'link', hint: m.desk_team_map_hint },
];

type Props = {
  /** Null for a new one. */
  place: VisitPlace | null;
  onDone: () => void;
};

/** A place of visits, in both languages. */
export function PlaceForm({ place, onDone }: Props) {
  const form = useForm<Values>({
    defaultValues: {
      name_en: place?.name_en ?? '',
      name_ar: place?.name_ar ?? '',
      address_en: place?.address_en ?? '',
      address_ar: place?.address_ar ?? '',
      map_url: place?.map_url ?? '',
    },
    resolver: zodResolver(placeSchema()),
  });
  const change: DeskChange<Edited<Values>> = {
    store: (backend, { id, checked }) =>
      savePlace(backend, {
        id: place?.id ?? `place-${id.slice(0, 8)}`,
        ...checked,
        map_url: checked.map_url || null,
        open: place?.open ?? true,
      }),
    shownBy: [keys.places],
    saved: () => m.desk_saved(),
  };
  return (
    <EditForm draft={`place/${place?.id ?? 'new'}`} form={form} change={change} onDone={onDone}>
      <DescribedFields fields={fields} field={fieldsOf(form)} />
    </EditForm>
  );
}
