import type { MouseEvent, ReactNode } from 'react';
import { pageBefore } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { entriesAbovePage } from './back.ts';
import { Name } from './Name.tsx';

type Crumb = {
  label: string;
  /** The last item is the page itself and needs no address. */
  href?: string;
  /** Renders a `BackLink`. */
  isWayBack?: boolean;
};

const linkClasses = 'py-1 underline-offset-4 hover:text-ink hover:underline';

/** Where a page stands, from the outermost to itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={m.ui_breadcrumbs_label()} className="text-small text-muted">
      <ol className="crumbs flex flex-wrap gap-y-1">
        {items.map(({ label, href, isWayBack = false }, index) => (
          <li
            key={label}
            className="before:mx-2 before:text-edge before:content-['/'_/_''] first:before:content-none"
          >
            {href === undefined || index === items.length - 1 ? (
              <span aria-current="page" className="text-ink">
                <Name text={label} />
              </span>
            ) : isWayBack ? (
              <BackLink href={href} className={linkClasses}>
                {label}
              </BackLink>
            ) : (
              <a href={href} className={linkClasses}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type BackLinkProps = {
  href: string;
  className?: string;
  /** The name of a link that shows a sign alone. */
  label?: string;
  children: ReactNode;
};

/**
 * A link to the page one level up. For visitors who came from there it goes back in history, so that the page is as
 * they left it. `rel` makes `client:interaction` hold its clicks until React answers them.
 */
export function BackLink({ href, className, label, children }: BackLinkProps) {
  return (
    <a href={href} rel="prev" className={className} aria-label={label} onClick={goBack}>
      {children}
    </a>
  );
}

function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  const { metaKey, ctrlKey, shiftKey, currentTarget } = event;
  if (metaKey || ctrlKey || shiftKey || !cameFrom(currentTarget)) return;
  event.preventDefault();
  history.back();
}

function cameFrom({ pathname }: HTMLAnchorElement): boolean {
  // A page in a new tab also has a referrer, but nothing to go back to.
  const place = 'navigation' in window ? navigation.currentEntry?.index : history.length - 1;
  return (place ?? 0) > entriesAbovePage() && pageBefore()?.pathname === pathname;
}
