import { m } from '@/paraglide/messages.js';
import { notify } from './toast.store';

type Props = {
  /** The page's address from the root, without what only matters to this visit. */
  path: string;
  className?: string;
};

/** Passes the page on: by the device's own share sheet, else by the clipboard. */
export function ShareButton({ path, className = '' }: Props) {
  return (
    <button
      type="button"
      className={`link needs-script py-2.5 ${className}`.trim()}
      onClick={() => void share(new URL(path, import.meta.env.SITE ?? location.origin).href)}
    >
      {m.ui_share()}
    </button>
  );
}

/** Passes an address of this site on. */
export async function share(address: string, title = document.title): Promise<void> {
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
    notify('success', { text: m.ui_share_copied() });
  } catch {
    notify('info', { title: m.ui_share_address(), text: address });
  }
}
