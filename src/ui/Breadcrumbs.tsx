import './breadcrumbs.css';
import { m } from '@/paraglide/messages.js';
import { BackLink } from './BackLink';
import { Name } from './Name';

type Crumb = {
  label: string;
  /** The last item is the page itself, so it needs no address. */
  href?: string;
  /** Goes back in history for who came from there, see `BackLink`. */
  isWayBack?: boolean;
};

type Props = { items: readonly Crumb[] };

/** Where a page stands, from the outermost to itself. */
export function Breadcrumbs({ items }: Props) {
  return (
    <nav aria-label={m.ui_breadcrumbs_label()} className="text-small text-muted">
      <ol className="crumbs flex flex-wrap gap-y-1">
        {items.map(({ label, href, isWayBack = false }, index) => (
          <li key={label}>
            {href === undefined || index === items.length - 1 ? (
              <span aria-current="page" className="text-ink">
                <Name text={label} />
              </span>
            ) : isWayBack ? (
              <BackLink href={href}>{label}</BackLink>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
