import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { placeLimits, savePlace, type VisitPlace } from '#data/visit-places.ts';
import { keys } from '#features/desk/queries.ts';
import type { Change } from '#features/desk/use-desk-mutation.tsx';
import { requiredText } from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';
import { EditForm } from './EditForm.tsx';

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

type Props = {
  /** Null for a new one. */
  place: VisitPlace | null;
  onDone: () => void;
};

/** A place of visits, in both languages. */
export function PlaceForm({ place, onDone }: Props) {
  // Made before the first attempt, so that a retry stores nothing twice.
  const [id] = useState(() => place?.id ?? `place-${crypto.randomUUID().slice(0, 8)}`);
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
  const field = fieldsOf(form);
  const change: Change<Values> = {
    store: (backend, values) =>
      savePlace(backend, {
        id,
        ...values,
        map_url: values.map_url || null,
        open: place?.open ?? true,
      }),
    shownBy: [keys.places],
    saved: () => m.desk_saved(),
  };
  return (
    <EditForm draft={`place/${place?.id ?? 'new'}`} form={form} change={change} onDone={onDone}>
      <TextField {...field('name_en')} label={m.desk_team_name_en()} dir="ltr" required />
      <TextField {...field('name_ar')} label={m.desk_team_name_ar()} dir="rtl" required />
      <TextField {...field('address_en')} label={m.desk_team_address_en()} dir="ltr" required />
      <TextField {...field('address_ar')} label={m.desk_team_address_ar()} dir="rtl" required />
      <TextField
        {...field('map_url')}
        label={m.desk_team_map_url()}
        hint={m.desk_team_map_hint()}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        dir="ltr"
      />
    </EditForm>
  );
}
