import './chips.css';
import { useEffect, useRef } from 'react';
import { m } from '@/paraglide/messages.js';
import { chipsOf } from './chips';
import { Icon } from './icons';
import { ask } from './listing.store';
import type { ListingState } from './state';

type Props = {
  asked: ListingState;
  onClear: () => void;
  /** The last one was taken back, and focus has to go somewhere else. */
  onNoneLeft: () => void;
};

/** What is set, each with a button that takes it back. Focus stays among them. */
export function ActiveFilters({ asked, onClear, onNoneLeft }: Props) {
  const chips = chipsOf(asked);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const place = removed.current;
    removed.current = null;
    if (place === null) return;
    const next = buttons.current.get(Math.min(place, buttons.current.size - 1));
    if (next) next.focus();
    else onNoneLeft();
  });
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={m.listing_active()}>
      {chips.map(({ label, without }, place) => (
        <li key={label}>
          <button
            type="button"
            className="chip"
            ref={(button) => {
              if (button) buttons.current.set(place, button);
              return () => void buttons.current.delete(place);
            }}
            aria-label={m.listing_remove_filter({ filter: label })}
            onClick={() => {
              removed.current = place;
              ask(without);
            }}
          >
            {label}
            <Icon name="cross" className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="chip-clear" onClick={onClear}>
          {m.listing_clear()}
        </button>
      </li>
    </ul>
  );
}
