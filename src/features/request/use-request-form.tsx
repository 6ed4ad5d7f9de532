import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { dismissShown, notify } from '#components/toast.store.ts';
import { renewSession } from '#data/account.ts';
import type { Backend } from '#data/client.ts';
import { kindOfFailure } from '#data/failure.ts';
import type { RequestKey } from '#data/requests.ts';
import { m } from '#paraglide/messages.js';
import { confirmedUser, sessionBackend } from '#session/backend.ts';
import { openDraft, removeDraft, saveDraft, visitor } from '#session/draft.ts';
import {
  type GuardedAction,
  invitation,
  sessionEndedMessage,
  waysWithoutAccount,
} from '#session/prompt.ts';
import { $user, setUser } from '#session/session.store.ts';

/** The fields of a form: text, or '' for nothing. */
export type FormValues = Record<string, string>;

type Options<Values extends FormValues, Checked, Result> = {
  /** Name of the draft: the form, with its subject if there can be several, as `visit/<car id>`. */
  name: string;
  /** The action; without a session, sending is refused with that action's message. */
  action: GuardedAction;
  schema: ZodMiniType<Checked, Values>;
  /** The initial values; a draft replaces them. */
  defaults: Values;
  /** Stores the request. @throws BackendFailure */
  send: (backend: Backend, key: RequestKey, checked: Checked) => Promise<Result>;
  /** The text for a failure. */
  failed: (failure: unknown) => string;
  /** The title above that text; without one, the text is the title. */
  failedTitle?: string;
  /** Whether a toast alone says so, rather than the form. */
  failsInToast?: boolean;
};

/** Why a request was not sent: an error, the end of the session with the way to sign in, or somebody else's session. */
export type UnsentReason =
  | { text: string; title?: string | undefined }
  | { text: string; address: string; more: string; ways: { label: string; href: string }[] }
  | 'other_account';

export type RequestFormState<Values extends FormValues, Checked, Result> = {
  form: UseFormReturn<Values, unknown, Checked>;
  submit: (checked: Checked) => Promise<void>;
  /** The result of sending; null before. */
  sent: { result: Result } | null;
  /** Why it was not sent, until the next attempt. */
  unsent: UnsentReason | null;
  /** Starts another request with the initial values. */
  again: () => void;
};

/** The contact data of the person who is signed in; '' for what is not known. */
export function knownPerson(): { name: string; email: string; phone: string } {
  const user = $user.get();
  return { name: user?.name ?? '', email: user?.email ?? '', phone: user?.phone ?? '' };
}

/**
 * A form that sends a request to the sales team. Its draft is kept until it is sent, and the request is stored once
 * however often it is tried.
 */
export function useRequestForm<Values extends FormValues, Checked, Result>({
  name,
  action,
  schema,
  defaults,
  send,
  failed,
  failedTitle,
  failsInToast = false,
}: Options<Values, Checked, Result>): RequestFormState<Values, Checked, Result> {
  const [owner] = useState(() => $user.get()?.id ?? visitor);
  const [draft] = useState(() => openDraft(name, owner));
  const [sent, setSent] = useState<{ result: Result } | null>(null);
  const [unsent, setUnsent] = useState<UnsentReason | null>(null);
  const busy = useRef(false);
  const closed = useRef(false);
  const id = useRef(draft.id);
  const form = useForm<Values, unknown, Checked>({
    defaultValues: { ...defaults, ...draft.values } as DefaultValues<Values>,
    resolver: zodResolver(schema),
  });

  const [initial] = useState(defaults);
  const save = useCallback(
    (values: Values) => {
      const person = $user.get();
      if (person !== null && person.id !== owner) return;
      // Initial values are not saved: they may change, such as the telephone number in the profile.
      const typed = Object.entries(values).filter(([field, value]) => value !== initial[field]);
      saveDraft(name, owner, { id: id.current, values: Object.fromEntries(typed) });
    },
    [name, owner, initial],
  );

  useEffect(() => {
    // An empty draft is saved too, so that other tabs send the same request.
    save(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => save(values),
    });
  }, [form, save]);

  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);

  const attempt = async (backend: Backend, checked: Checked): Promise<Result> => {
    try {
      return await send(backend, { id: id.current, user_id: owner }, checked);
    } catch (error) {
      if (kindOfFailure(error) !== 'taken') throw error;
      // An earlier attempt was stored without an answer and has been changed since: send another request.
      id.current = crypto.randomUUID();
      save(form.getValues());
      return send(backend, { id: id.current, user_id: owner }, checked);
    }
  };

  const submit = async (checked: Checked) => {
    // A second press may come before the first has made the button busy.
    if (busy.current) return;
    busy.current = true;
    setUnsent(null);
    dismissShown();
    try {
      const outcome = await sendFor(owner, (backend) => attempt(backend, checked));
      if (outcome === 'other_account') return setUnsent(outcome);
      if (outcome === 'session_over') {
        // Signing out in another tab has deleted all drafts. This one is saved again, except for somebody else's browser.
        save(form.getValues());
        const { text, address } = sessionEndedMessage(action);
        if (closed.current) {
          const link = { label: m.session_sign_in(), href: address };
          notify('error', { title: m.session_required(), text, link });
        }
        const more = owner === visitor ? invitation(action) : m.request_session_over();
        return setUnsent({ text, address, more, ways: waysWithoutAccount() });
      }
      removeDraft(name);
      setSent(outcome);
      if (closed.current) {
        notify('success', { title: m.request_sent(), text: m.request_sent_text() });
      }
    } catch (error) {
      const text = kindOfFailure(error) === 'too_often' ? m.request_too_many() : failed(error);
      if (failsInToast || closed.current) notify('error', { text });
      else setUnsent({ text, title: failedTitle });
    } finally {
      busy.current = false;
    }
  };

  const again = () => {
    const next = openDraft(name, owner);
    id.current = next.id;
    setSent(null);
    form.reset({ ...defaults, ...next.values });
  };
  return { form, submit, sent, unsent, again };
}

/**
 * Sends something for the person who began it, a second time if their session had to be renewed.
 * @returns why it was not sent: nobody is signed in, or somebody else is
 * @throws what `send` throws, or when there was no answer
 */
async function sendFor<Result>(
  owner: string,
  send: (backend: Backend) => Promise<Result>,
): Promise<{ result: Result } | 'session_over' | 'other_account'> {
  const user = await confirmedUser();
  if (user !== null && user.id !== owner) return 'other_account';
  if (user !== null) {
    const backend = await sessionBackend();
    try {
      return { result: await send(backend) };
    } catch (error) {
      if (kindOfFailure(error) !== 'forbidden') throw error;
      if (await renewSession(backend)) return { result: await send(backend) };
    }
  }
  setUser(null);
  return 'session_over';
}
