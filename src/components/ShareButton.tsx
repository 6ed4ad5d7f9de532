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

/**
 * Shares an address of this site by the device's share sheet, else copies it and shows a toast.
 * @param address full, without parameters that only matter to this visit
 */
export async function share(title: string, address: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url: address });
      return;
    } catch (error) {
      // The person closed the sheet; any other error means that the device cannot share.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(address);
    notify('success', { title: m.ui_share_copied() });
  } catch {
    notify('info', { title: m.ui_share_address(), text: address });
  }
}
