import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { Backend } from '@/data/client';
import { RequestFailure } from '@/data/request-failure';
import type { RequestKey } from '@/data/requests';
import { m } from '@/paraglide/messages.js';
import { forgetDraft, keepDraft, openDraft } from '@/session/draft';
import type { GuardedAction } from '@/session/prompt';
import { $user } from '@/session/session.store';
import { dismissShown, notify } from '@/ui/toast.store';
import { sendFor } from './send-request';

/** The fields of a form as they stand there: text, or '' for nothing. */
export type FormValues = Record<string, string>;

export type RequestOptions<Values extends FormValues, Checked, Result> = {
  /** Of the draft: the form, with what it is about where it may be about several things, as `visit/<car id>`. */
  name: string;
  /** What the person does; without a session, sending is refused with its text. */
  action: GuardedAction;
  schema: ZodMiniType<Checked, Values>;
  /** What stands in the fields at first; a draft goes over it. */
  defaults: Values;
  /** Stores the request. @throws RequestFailure */
  send: (backend: Backend, key: RequestKey, checked: Checked) => Promise<Result>;
  /** What to tell when it failed. */
  failed: (failure: unknown) => string;
};

/** Why a request was not sent: an error that was told, a session that is over, or that of somebody else. */
export type Unsent = { text: string } | 'session_over' | 'other_account';

export type RequestOf<Values extends FormValues, Checked, Result> = {
  form: UseFormReturn<Values, unknown, Checked>;
  submit: (checked: Checked) => Promise<void>;
  /** What came of it once it is stored; null before. */
  sent: { result: Result } | null;
  /** Why it was not sent, until it is tried again. */
  unsent: Unsent | null;
  /** Begins another request, its fields as at first. */
  again: () => void;
};

/**
 * A form that sends a request to the sales team: its draft is kept until it is sent, and the request is stored once
 * however often it is tried.
 */
export function useRequestForm<Values extends FormValues, Checked, Result>({
  name,
  action,
  schema,
  defaults,
  send,
  failed,
}: RequestOptions<Values, Checked, Result>): RequestOf<Values, Checked, Result> {
  const [owner] = useState(() => $user.get()?.id ?? '');
  const [draft] = useState(() => openDraft(name, owner));
  const [sent, setSent] = useState<{ result: Result } | null>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const busy = useRef(false);
  const closed = useRef(false);
  const id = useRef(draft.id);
  const form = useForm<Values, unknown, Checked>({
    defaultValues: { ...defaults, ...draft.values } as DefaultValues<Values>,
    resolver: zodResolver(schema),
  });

  const [initial] = useState(defaults);
  const keepTyped = useCallback(
    (values: Values) => {
      const person = $user.get();
      if (person !== null && person.id !== owner) return;
      // What stands there of itself is not kept: it may be another by then, as a telephone number in the profile.
      const typed = Object.entries(values).filter(([field, value]) => value !== initial[field]);
      keepDraft(name, owner, { id: id.current, values: Object.fromEntries(typed) });
    },
    [name, owner, initial],
  );

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepTyped(values),
      }),
    [form, keepTyped],
  );

  useEffect(() => {
    // Other tabs that open an empty form go on with the same request; one that is only rehearsed is none.
    keepTyped(form.getValues());
  }, [form, keepTyped]);

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
      if (!(error instanceof RequestFailure) || error.kind !== 'taken') throw error;
      // An earlier attempt was stored without an answer, and changed since: this is another request.
      id.current = crypto.randomUUID();
      keepTyped(form.getValues());
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
      const outcome = await sendFor(owner, action, (backend) => attempt(backend, checked));
      if (typeof outcome === 'string') {
        // Whoever signed out in another tab has had all drafts forgotten, and is told that this one is kept; not on the
        // device of somebody else, where it stays in the form alone.
        if (outcome === 'session_over') keepTyped(form.getValues());
        setUnsent(outcome);
        return;
      }
      forgetDraft(name);
      setSent(outcome);
      if (closed.current) {
        notify('success', { title: m.request_sent(), text: m.request_sent_text() });
      }
    } catch (error) {
      const text = tooMany(error) ? m.request_too_many() : failed(error);
      setUnsent({ text });
      notify('error', { text });
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

function tooMany(failure: unknown): boolean {
  return failure instanceof RequestFailure && failure.kind === 'too_many';
}
