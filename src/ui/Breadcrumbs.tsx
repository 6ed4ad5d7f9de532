import './breadcrumbs.css';
import { m } from '@/paraglide/messages.js';
import { Name } from './Name';

type Crumb = {
  label: string;
  /** The last item is the page itself, so it needs no address. */
  href?: string;
  /** Whoever came from there goes back in history, to where they were. */
  isWayBack?: boolean;
};

type Props = { items: readonly Crumb[] };

/** Where a page stands, from the outermost to itself. */
export function Breadcrumbs({ items }: Props) {
  return (
    <nav aria-label={m.ui_breadcrumbs_label()} className="text-small text-muted">
      <ol className="crumbs flex flex-wrap gap-y-1">
        {items.map(({ label, href, isWayBack }, index) => (
          <li key={label}>
            {href === undefined || index === items.length - 1 ? (
              <span aria-current="page" className="text-ink">
                <Name text={label} />
              </span>
            ) : (
              <a href={href} data-back={isWayBack ? '' : undefined}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
