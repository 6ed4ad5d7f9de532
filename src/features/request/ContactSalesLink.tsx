import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ButtonLink } from '#components/Button.tsx';
import { notify } from '#components/toast.store.ts';
import { WhatsAppSign } from '#components/WhatsAppSign.tsx';
import { whatsappLink } from '#config/contacts.ts';
import { m } from '#paraglide/messages.js';
import { consumeIntention } from '#session/intention.ts';
import { requireSignIn } from '#session/prompt.ts';
import { $user } from '#session/session.store.ts';
import { pageSubject } from './dialog.store.ts';

type Props = {
  /** The first message of the chat. */
  message: string;
  children: string;
};

/**
 * 'Contact Sales Team': a WhatsApp chat in a new tab, for people who are signed in. Somebody who had to sign in first
 * gets a toast with the chat, because browsers open a new tab only at a click.
 */
export function ContactSalesLink({ message, children }: Props) {
  const href = whatsappLink(message);
  const user = useStore($user, { ssr: () => null });
  useEffect(() => {
    if (user === null || consumeIntention('contact') === null) return;
    notify('info', { text: m.request_chat(), link: { label: m.request_chat_link(), href } });
  }, [user, href]);
  return (
    <ButtonLink
      href={href}
      newTab
      variant="secondary"
      onClick={(event) => {
        if (!requireSignIn('contact', undefined, pageSubject())) event.preventDefault();
      }}
    >
      <WhatsAppSign />
      {children}
    </ButtonLink>
  );
}
