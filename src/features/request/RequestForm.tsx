import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { signInAddress } from '@/session/redirect';
import { Button, ButtonLink } from '@/ui/Button';
import { Form, SentFields } from '@/ui/Form';
import { Notice } from '@/ui/States';
import type { FormValues, RequestOf, Unsent } from './use-request-form';

type Props<Values extends FormValues, Checked, Result> = {
  request: RequestOf<Values, Checked, Result>;
  submitLabel?: string;
  /** The fields. */
  children: ReactNode;
};

/** A send takes long after so many milliseconds. */
const slowAfterMs = 8000;

/** The form of a request with what it says and its button. */
export function RequestForm<Values extends FormValues, Checked, Result>({
  request: { form, submit, unsent },
  submitLabel = m.request_submit(),
  children,
}: Props<Values, Checked, Result>) {
  const busy = form.formState.isSubmitting;
  const slow = useSlow(busy);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the fields it may stand behind the button, which stays on the screen.
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

function UnsentNotice({ unsent }: { unsent: Unsent }) {
  if (unsent === 'other_account') {
    return (
      <Notice
        tone="warning"
        title={m.request_other_account()}
        text={m.request_other_account_text()}
      />
    );
  }
  if (unsent !== 'session_over') {
    return <Notice tone="warning" title={unsent.text} text={m.request_kept()} />;
  }
  const { pathname, search } = location;
  return (
    <Notice tone="warning" title={m.request_session_over()}>
      <ButtonLink href={signInAddress(pathname + search)} size="sm" variant="secondary">
        {m.session_sign_in()}
      </ButtonLink>
    </Notice>
  );
}

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}
