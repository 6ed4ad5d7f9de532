import { useEffect } from 'react';
import { m } from '@/paraglide/messages.js';
import { takeIntention } from '@/session/intention';
import { requireSignIn } from '@/session/prompt';
import { $user } from '@/session/session.store';
import { buttonClasses } from '@/ui/button';
import { ownTab } from '@/ui/own-tab';
import { notify } from '@/ui/toast.store';

type Props = {
  /** The chat with the sales team, with a message to begin it. */
  href: string;
  children: string;
};

/** A link to the chat with the sales team, for people who are signed in. After signing in a toast offers it again. */
export function ContactLink({ href, children }: Props) {
  useEffect(() => {
    if ($user.get() === null || takeIntention('contact') === null) return;
    notify('info', { text: m.request_chat(), link: { label: m.request_chat_link(), href } });
  }, [href]);
  return (
    <a
      href={href}
      {...ownTab}
      className={buttonClasses()}
      onClick={(event) => {
        if (!requireSignIn('contact')) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
