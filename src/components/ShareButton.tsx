import Share from 'lucide-react/icons/share-2';
import { whatsappLink } from '#config/contacts.ts';
import { m } from '#paraglide/messages.js';
import { ownTab } from './Button.tsx';
import { notify } from './toast.store.ts';

type Props = {
  /** The page's address from the root, without parameters that only matter to this visit. */
  path: string;
  className?: string;
};

/** Buttons that share the page: by the device's share sheet, or by WhatsApp. */
export function ShareLinks({ path, className = '' }: Props) {
  const address = new URL(path, import.meta.env.SITE).href;
  return (
    <>
      <ShareButton path={path} className={className} />
      <a className={`link py-2.5 ${className}`.trim()} href={whatsappLink(address, '')} {...ownTab}>
        {m.ui_share_whatsapp()}
      </a>
    </>
  );
}

/** Shares the page. */
export function ShareButton({ path, className = '' }: Props) {
  return (
    <button
      type="button"
      className={`link needs-script py-2.5 ${className}`.trim()}
      onClick={() => void share(document.title, new URL(path, import.meta.env.SITE).href)}
    >
      {m.ui_share()}
    </button>
  );
}

type SignProps = Pick<Props, 'path'> & {
  title: string;
  /** What is said of it, in a line before the address. */
  text: string;
};

/** The same as a sign in a picture's corner, with a few words about what the page shows. */
export function ShareSign({ path, title, text }: SignProps) {
  return (
    <button
      type="button"
      className="share-sign needs-script"
      aria-label={m.ui_share()}
      onClick={() => void share(title, new URL(path, import.meta.env.SITE).href, text)}
    >
      <Share className="size-5" aria-hidden="true" />
    </button>
  );
}

/**
 * Shares an address of this site by the device's share sheet, else copies it and shows a toast.
 * @param address full, without parameters that only matter to this visit
 * @param text goes before the address; the toast offers to send both by WhatsApp
 */
export async function share(title: string, address: string, text?: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url: address, ...(text !== undefined && { text }) });
      return;
    } catch (error) {
      // The person closed the sheet; any other error means that the device cannot share.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = text === undefined ? {} : { link: sendingLink(`${text}\n${address}`) };
  try {
    await navigator.clipboard.writeText(address);
    notify('success', { title: m.ui_share_copied(), ...link });
  } catch {
    notify('info', { title: m.ui_share_address(), text: address, ...link });
  }
}

const sendingLink = (message: string) => ({
  label: m.ui_share_whatsapp(),
  href: whatsappLink(message, ''),
});
