import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import type { OpenedLink, SignInLink } from '#data/account.ts';
import { BackendFailure } from '#data/failure.ts';
import { m } from '#paraglide/messages.js';
import { $user } from '#session/session.store.ts';
import { openLink } from './account-actions.ts';
import { hintedEmail, maskedEmail } from './arrival.ts';
import { type AccountMessage, failureMessage } from './message.ts';

type Props = {
  link: SignInLink;
  title: string;
  text: string;
  /** The button's label; the e-mail is the account's, as far as it is known. */
  label: (email: string | null) => string;
  /** Signs in to the account of the link. */
  enter: (opened: OpenedLink) => Promise<void>;
  /** Called when the link does not work. */
  onRefused: () => void;
};

/**
 * The page that a mail link opens. Mail programs open links too, and anybody may send the link of their own account, so
 * the token is used only when the button is pressed.
 */
export function MailLink({ link, title, text, label, enter, onRefused }: Props) {
  const [hint] = useState(() => hintedEmail(location.hash));
  const opened = useRef<OpenedLink>(null);
  /** The account's e-mail, if the address has named another or none. */
  const [actualEmail, setActualEmail] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountMessage | null>(null);
  const user = useStore($user);

  const email = actualEmail ?? hint;
  const other = user !== null && !isSame(user.email, email) ? user.email : null;

  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      opened.current ??= await openLink(link);
      const { account } = opened.current;
      // A code belongs to this browser, which asked for its mail; the token in a link may be anybody's.
      if ('code' in link || isSame(account.email, email)) await enter(opened.current);
      else setActualEmail(account.email);
    } catch (error) {
      if (error instanceof BackendFailure && error.kind !== 'offline') return onRefused();
      setProblem(failureMessage(m.account_link_failed(), m.account_offline()));
    }
    setBusy(false);
  };

  const shown = actualEmail ?? (hint && maskedEmail(hint));
  return (
    <div className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone={problem.tone} title={problem.title} text={problem.text} />}
      </div>
      <div role="status" className="grid gap-2">
        <h2 className="text-heading">{title}</h2>
        <p className="text-muted">
          {actualEmail ? m.account_reset_for({ email: actualEmail }) : text}
        </p>
        {other && <p>{m.account_link_other({ before: other })}</p>}
      </div>
      <Button size="lg" busy={busy} onClick={press} className="w-full">
        {label(shown)}
      </Button>
    </div>
  );
}

function isSame(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
