import { m } from '@/paraglide/messages.js';
import { adoptStyles } from '@/ui/adopt-styles';
import { type Chip, chipsOf } from './chips';
import css from './chips.css?inline';
import { focusHeading } from './focus-heading';
import { ask } from './listing.store';
import type { ListingState } from './state';

/** Shows what is set, each with a button that takes it back. Focus stays among them, or goes to the heading. */
export function showChips(root: HTMLElement, asked: ListingState): void {
  const list = root.querySelector<HTMLElement>('.chips');
  const sample = root.querySelector<HTMLTemplateElement>('.chip-sample')?.content.firstElementChild;
  if (!list || !sample) return;
  const chips = chipsOf(asked, (value) => labelIn(root, value));
  if (chips.length > 0) adoptStyles(css);
  const focused = [...list.children].findIndex((item) => item.contains(document.activeElement));
  const clear = list.lastElementChild;
  list.replaceChildren(...chips.map((chip) => drawn(chip, sample)), ...(clear ? [clear] : []));
  list.hidden = chips.length === 0;
  if (focused === -1) return;
  if (list.hidden) focusHeading();
  else list.children[Math.min(focused, chips.length - 1)]?.querySelector('button')?.focus();
}

function drawn({ label, without }: Chip, sample: Element): Element {
  const item = document.importNode(sample, true);
  const button = item.querySelector('button');
  button?.prepend(label);
  button?.setAttribute('aria-label', m.listing_remove_filter({ filter: label }));
  button?.addEventListener('click', () => ask(without));
  return item;
}

/** An option as the filters beside the list call it. */
function labelIn(root: HTMLElement, value: string): string {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('.facet input')];
  const label = boxes.find((box) => box.value === value)?.closest('label');
  return label?.querySelector('span')?.textContent ?? value;
}
