import type { MouseEvent, ReactNode } from 'react';
import { pageBefore } from '@/lib/page';

type Props = { href: string; className?: string; children: ReactNode };

/**
 * A link to the page one level up. It goes back in history for who came from there, so that the page is as they left
 * it. `rel` lets `client:interaction` hold its clicks until React answers them.
 */
export function BackLink({ href, className, children }: Props) {
  return (
    <a href={href} rel="prev" className={className} onClick={goBack}>
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
  // A page opened in a new tab also names where it came from, but has nothing to go back to.
  const canGoBack = 'navigation' in window ? navigation.canGoBack : history.length > 1;
  return canGoBack && pageBefore()?.pathname === pathname;
}
