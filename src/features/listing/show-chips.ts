import { m } from '@/paraglide/messages.js';
import { chipsOf } from './chips';
import './chips.css';
import { focusHeading } from './focus-heading';
import { $asked, ask } from './listing.store';
import type { ListingState } from './state';

/**
 * Shows what is set, each with a button that takes it back. Focus stays among them, or goes to the heading. Those that
 * stood there already are not drawn anew.
 */
export function showChips(root: HTMLElement, asked: ListingState): void {
  const list = root.querySelector<HTMLElement>('.chips');
  const sample = root.querySelector<HTMLTemplateElement>('.chip-sample')?.content.firstElementChild;
  if (!list || !sample) return;
  const chips = chipsOf(asked, (value) => labelIn(root, value));
  if (chips.length > 0) styleChips();
  const focused = [...list.children].findIndex((item) => item.contains(document.activeElement));
  const clear = list.lastElementChild;
  const labels = new Set<string | null>(chips.map(({ label }) => label));
  for (const item of [...list.children]) {
    if (item !== clear && !labels.has(item.textContent)) item.remove();
  }
  for (const [place, { label }] of chips.entries()) {
    const standing = list.children[place] ?? null;
    if (standing?.textContent !== label) list.insertBefore(drawn(root, label, sample), standing);
  }
  list.hidden = chips.length === 0;
  if (focused === -1) return;
  if (list.hidden) focusHeading();
  else list.children[Math.min(focused, chips.length - 1)]?.querySelector('button')?.focus();
}

/** Brings the rules of chips, which the page does not need until something is set. */
export function styleChips(): void {
}

function drawn(root: HTMLElement, label: string, sample: Element): Element {
  const item = document.importNode(sample, true);
  const button = item.querySelector('button');
  button?.prepend(label);
  button?.setAttribute('aria-label', m.listing_remove_filter({ filter: label }));
  button?.addEventListener('click', () => {
    const chips = chipsOf($asked.get(), (value) => labelIn(root, value));
    const chip = chips.find((one) => one.label === label);
    if (chip) ask(chip.without);
  });
  return item;
}

/** An option as the filters beside the list call it. */
function labelIn(root: HTMLElement, value: string): string {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('.facet input')];
  const label = boxes.find((box) => box.value === value)?.closest('label');
  return label?.querySelector('span')?.textContent ?? value;
}
