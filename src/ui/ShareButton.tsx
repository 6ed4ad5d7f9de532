import { m } from '@/paraglide/messages.js';
import { share } from './share';

type Props = {
  /** The page's address from the root, without what only matters to this visit. */
  path: string;
  className?: string;
};

/** Passes the page on. */
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
