import Share from 'lucide-react/icons/share-2';
import { whatsappLink } from '#config/contacts.ts';
import { m } from '#paraglide/messages.js';
import { notify } from './toast.store.ts';

type Props = {
  /** The page's address from the root, without parameters that only matter to this visit. */
  path: string;
  title: string;
  /** What is said of it, in a line before the address. */
  text: string;
};

/** Shares the page. */
export function ShareButton({
  path,
  className = '',
}: Pick<Props, 'path'> & { className?: string }) {
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

/** Shares the page, as a sign in a picture's corner, with a few words about what the page shows. */
export function ShareSign({ path, title, text }: Props) {
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
