import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { Field, Input, PhoneField, TextField } from '#components/Field.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { Notice } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import type { StoredProfile } from '#data/profiles.ts';
import { m } from '#paraglide/messages.js';
import { openDraft, removeDraft, saveDraft } from '#session/draft.ts';
import { ProfileFormSchema, type ProfileValues } from './profile.schema.ts';
import { saveProfile } from './profile-actions.ts';

const draftName = 'profile';

const valuesOf = ({ name, phone }: StoredProfile): ProfileValues => ({ name, phone: phone ?? '' });

/** Only the changed fields: others may be changed elsewhere. */
const changedIn = (values: ProfileValues, dirtyFields: object): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => Reflect.get(dirtyFields, field)));

/** Name and telephone can be changed, the e-mail cannot. */
export function ProfileForm({ profile }: { profile: StoredProfile }) {
  const saveButton = useRef<HTMLButtonElement>(null);
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(profile),
    resolver: zodResolver(ProfileFormSchema),
  });
  const { dirtyFields, isDirty, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const { id, values: typed } = openDraft(draftName, profile.id);
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const changed = changedIn(values, dirtyFields);
        if (Object.keys(changed).length === 0) removeDraft(draftName);
        else saveDraft(draftName, profile.id, { id, values: changed });
      },
    });
  }, [form, profile.id]);

  const submit = async (values: ProfileValues) => {
    setFailed(false);
    try {
      const saved = await saveProfile(profile.id, changedIn(values, dirtyFields));
      if (saved === null) return;
      removeDraft(draftName);
      form.reset(valuesOf(saved));
      notify('success', { title: m.profile_saved(), text: m.profile_saved_text() });
    } catch {
      setFailed(true);
    }
  };

  const undo = () => {
    form.reset();
    // The button that had the focus disappears.
    saveButton.current?.focus();
  };

  return (
    <Form form={form} onSubmit={submit}>
      <SentFields>
        <TextField
          {...field('name')}
          label={m.profile_name()}
          autoComplete="name"
          minLength={2}
          required
        />
        <Field label={m.profile_email()} hint={m.profile_email_hint()} required>
          <Input
            value={profile.email}
            readOnly
            type="email"
            autoComplete="email"
            dir="ltr"
            className="read-only:bg-sunken read-only:text-muted"
          />
        </Field>
        <PhoneField {...field('phone')} label={m.profile_phone()} />
      </SentFields>
      <div role="alert" className="empty:hidden">
        {failed && <Notice tone="warning" title={m.profile_save_failed()} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button ref={saveButton} type="submit" busy={isSubmitting}>
          {isSubmitting ? m.profile_save_busy() : m.profile_save()}
        </Button>
        {isDirty && !isSubmitting && (
          <Button variant="ghost" onClick={undo}>
            {m.profile_undo()}
          </Button>
        )}
      </div>
    </Form>
  );
}
