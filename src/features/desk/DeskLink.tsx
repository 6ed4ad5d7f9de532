import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from '#lib/page-address.store.ts';

type Props = ComponentProps<'a'> & { href: string };

/** A link to a part of the desk, which the same document shows; with a key held it opens a tab, as any link. */
export function DeskLink({ href, onClick, ...rest }: Props) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere(event)) return;
        event.preventDefault();
        goTo(href);
      }}
      {...rest}
    />
  );
}

const opensHere = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
