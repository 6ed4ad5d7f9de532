import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Props<Item> = {
  items: readonly Item[];
  className: string;
  children: (item: Item) => ReactNode;
};

const step = 20;

/** A list of any length, twenty items at a time. */
export function LongList<Item extends { key: string }>({
  items,
  className,
  children,
}: Props<Item>) {
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setShown(shown + step);
    // The button goes with the last item.
    if (shown + step >= items.length) list.current?.focus();
  };
  return (
    <div className="grid w-full gap-3">
      <ul ref={list} tabIndex={-1} className={`outline-none ${className}`}>
        {items.slice(0, shown).map((item) => (
          <li key={item.key}>{children(item)}</li>
        ))}
      </ul>
      {items.length > shown && (
        <p className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="secondary" onClick={showMore}>
            {m.desk_catalogue_more({ count: formatNumber(Math.min(step, items.length - shown)) })}
          </Button>
          <span className="text-muted">
            {m.desk_catalogue_more_of({
              shown: formatNumber(shown),
              all: formatNumber(items.length),
            })}
          </span>
        </p>
      )}
    </div>
  );
}
