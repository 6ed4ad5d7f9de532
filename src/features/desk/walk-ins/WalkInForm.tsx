import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { RadioField } from '#components/ChoiceField.tsx';
import { Field, PhoneField, Textarea, TextField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { SuggestedField } from '#components/SuggestedField.tsx';
import type { Lead } from '#data/desk.ts';
import { addWalkIn } from '#data/desk-walk-ins.ts';
import { walkInSources } from '#domain/leads.ts';
import { useMember } from '#features/desk/Desk.tsx';
import { namedItemsQuery } from '#features/desk/deal-queries.ts';
import { type Edited, EditForm } from '#features/desk/editor/EditForm.tsx';
import { keys } from '#features/desk/queries.ts';
import type { DeskChange } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';
import { sourceNames } from '../source-words.ts';
import { KnownPerson } from './KnownPerson.tsx';
import { type WalkInChecked, type WalkInTyped, walkInSchema } from './walk-in.schema.ts';

type Props = { onAdded: (lead: Lead) => void };

/** Somebody who called or came in: the number first, which tells whether they are known. */
export function WalkInForm({ onAdded }: Props) {
  const me = useMember().id;
  const form = useForm<WalkInTyped, unknown, WalkInChecked>({
    // No source, so that none is counted by accident.
    defaultValues: {
      ...{ phone: '', name: '', item: '', source: '', city: '', note: '' },
      language: 'ar',
    },
    resolver: zodResolver(walkInSchema()),
  });
  const field = fieldsOf(form);
  const { data: items = [] } = useQuery(namedItemsQuery);
  const change: DeskChange<Edited<WalkInChecked>, Lead> = {
    store: (backend, { id, checked: { item, city, note, ...answers } }) =>
      addWalkIn(backend, id, {
        ...answers,
        item_id: items.find(({ name }) => name === item)?.id ?? null,
        item_name: item ?? null,
        city: city ?? null,
        note: note ?? null,
      }),
    shownBy: [],
    alsoIn: [keys.queue, keys.counts, keys.request, keys.person],
    saved: (_, { name, owner_id, owner_name }) =>
      owner_id === me || owner_name === null
        ? m.desk_people_added({ name })
        : m.desk_people_added_theirs({ name, owner: owner_name }),
  };
  return (
    <EditForm
      draft="walk-in"
      form={form}
      change={change}
      own={{
        invalid: { title: m.desk_fault_refused(), text: m.desk_people_add_refused() },
      }}
      onDone={onAdded}
      submit={m.desk_people_add_submit()}
    >
      <PhoneField {...field('phone')} label={m.desk_people_phone()} required />
      <KnownPerson
        phone={form.watch('phone')}
        onKnown={(name) => {
          if (form.getValues('name') === '') form.setValue('name', name, { shouldDirty: true });
        }}
      />
      <TextField
        {...field('name')}
        label={m.desk_people_name()}
        autoComplete="off"
        dir="auto"
        required
      />
      <SuggestedField
        {...field('item')}
        label={m.desk_people_car()}
        names={items.map(({ name }) => name)}
        dir="auto"
      />
      <RadioField
        {...field('source')}
        label={m.desk_people_source()}
        choices={walkInSources.map((value) => ({ value, label: sourceNames[value]() }))}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('city')} label={m.desk_people_city()} autoComplete="off" dir="auto" />
        <RadioField
          {...field('language')}
          label={m.desk_language()}
          choices={[
            { value: 'ar', label: m.desk_language_ar() },
            { value: 'en', label: m.desk_language_en() },
          ]}
          required
        />
      </div>
      <Field {...noteWords(field('note').error)}>
        <Textarea {...field('note').props} rows={2} dir="auto" />
      </Field>
    </EditForm>
  );
}

const noteWords = (error: string | undefined) => ({ label: m.desk_note(), error });
