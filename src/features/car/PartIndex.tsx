import { useEffect, useRef, useState } from 'react';
import { m } from '#paraglide/messages.js';
import { type PartId, parts } from './parts.ts';

/** The part that is read, where one is: the one at a third of the screen's height. */
const readAt = '-33% 0px -66% 0px';

const ids = Object.keys(parts).filter((id): id is PartId => id in parts);

/** The index of a car's page, which stays below the header; plain links, of which React marks the one that is read. */
export function PartIndex() {
  const current = useCurrentPart();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the screen.
    const item = current === null ? null : list.current?.children[ids.indexOf(current)];
    if (!(item instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = item;
    const row = list.current;
    row?.scrollTo({ left: offsetLeft + offsetWidth / 2 - row.clientWidth / 2 });
  }, [current]);
  return (
    <nav className="part-index screen-only" aria-label={m.car_tabs_label()}>
      <ul ref={list} className="text-small">
        {ids.map((id) => (
          <li key={id}>
            <a
              className="to-part"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {parts[id]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useCurrentPart(): PartId | null {
  const [current, setCurrent] = useState<PartId | null>(null);
  useEffect(() => {
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        }
        setCurrent(ids.findLast((id) => read.has(id)) ?? null);
      },
      { rootMargin: readAt },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
