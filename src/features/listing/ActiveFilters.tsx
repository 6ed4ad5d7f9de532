import { m } from '@/paraglide/messages.js';
import { chipsOf } from './chips';
import { focusHeading } from './focus-heading';
import { Icon } from './icons';
import { ask, clearFilters } from './listing.store';
import type { ListingState } from './state';

/** What is set, each with a button that takes it back. Focus stays among them, or goes to the heading. */
export function ActiveFilters({ asked }: { asked: ListingState }) {
  const chips = chipsOf(asked);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={m.listing_active()}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className="chip"
            aria-label={m.listing_remove_filter({ filter: label })}
            onClick={({ currentTarget }) => {
              moveFocusFrom(currentTarget);
              ask(without);
            }}
          >
            {label}
            <Icon name="cross" className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="chip-clear"
          onClick={() => {
            focusHeading();
            clearFilters();
          }}
        >
          {m.listing_clear()}
        </button>
      </li>
    </ul>
  );
}

function moveFocusFrom(button: HTMLElement): void {
  const item = button.parentElement;
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const neighbour = next?.querySelector<HTMLElement>('.chip');
  const before = item?.previousElementSibling?.querySelector<HTMLElement>('.chip');
  const target = neighbour ?? before;
  if (target) target.focus();
  else focusHeading();
}
