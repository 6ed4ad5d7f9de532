import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink, ownTab } from '#components/Button.tsx';
import { EmailAddressField, PhoneField, TextField } from '#components/Field.tsx';
import { Form, SentFields } from '#components/Form.tsx';
import type { FormField } from '#components/fields-of.ts';
import { Notice } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';
import type { FormValues, RequestFormState as Request, UnsentReason } from './use-request-form.tsx';

type Props<Values extends FormValues, Checked, Result> = {
  request: Request<Values, Checked, Result>;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
};

/** The form of a request: its fields, why it was not sent, and its button. */
export function RequestForm<Values extends FormValues, Checked, Result>({
  request: { form, submit, unsent },
  submitLabel,
  children,
}: Props<Values, Checked, Result>) {
  const busy = form.formState.isSubmitting;
  const slow = useSlow(busy);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button stays on the screen and may hide it.
    if (unsent) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [unsent]);
  return (
    <Form form={form} onSubmit={submit}>
      <SentFields>{children}</SentFields>
      <div ref={alert} role="alert" className="empty:hidden">
        {unsent && <UnsentNotice unsent={unsent} />}
      </div>
      <div className="request-send">
        <Button type="submit" size="lg" className="w-full" busy={busy}>
          {busy ? m.request_submitting() : submitLabel}
        </Button>
        <p role="status" className="text-small text-muted">
          {slow && m.request_slow()}
        </p>
      </div>
    </Form>
  );
}

function UnsentNotice({ unsent }: { unsent: UnsentReason }) {
  if (unsent === 'other_account') {
    const [title, text] = [m.request_other_account(), m.request_other_account_text()];
    return <Notice tone="warning" title={title} text={text} />;
  }
  if (!('address' in unsent)) {
    const { title, text } = unsent;
    if (title === undefined) return <Notice tone="warning" title={text} text={m.request_kept()} />;
    return (
      <Notice tone="warning" title={title} text={text}>
        <p className="w-full">{m.request_kept()}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={m.session_required()} text={unsent.text}>
      <p className="w-full">{unsent.more}</p>
      <ButtonLink href={unsent.address} size="sm" variant="secondary">
        {m.session_sign_in()}
      </ButtonLink>
      {unsent.ways.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          className="link inline-flex min-h-10 items-center"
          {...(href.startsWith('https:') ? ownTab : {})}
        >
          {label}
        </a>
      ))}
    </Notice>
  );
}

/** Whether it has been busy for long. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), 8000);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}

/** Whom to call back, in a request for advice. */
export function ContactFields({
  field,
}: {
  field: (name: 'name' | 'phone' | 'email') => FormField;
}) {
  return (
    <>
      <TextField {...field('name')} label={m.request_name()} required autoComplete="name" />
      <PhoneField {...field('phone')} label={m.request_phone()} required />
      <EmailAddressField {...field('email')} label={m.request_email()} />
    </>
  );
}
