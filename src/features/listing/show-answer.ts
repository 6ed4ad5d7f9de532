import { asCount, formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { Phase } from './answer.store';
import type { Facets, Filters, Results } from './filters';
import { facetNames } from './listing-form';

/** Shows what stands in the place of the cards, see `Phase`; `models.css` does the rest. */
export function showPhase(root: HTMLElement, phase: Phase, none: boolean): void {
  root.dataset.phase = phase;
  const result = root.querySelector('.models-result');
  if (result) result.ariaBusy = String(phase === 'waiting');
  fill(root, 'failed', phase === 'failed');
  fill(root, 'none', phase === 'answer' && none);
}

/** Puts a text that the page brings along where it is read aloud, or takes it away. */
function fill(root: HTMLElement, name: string, shown: boolean): void {
  const place = root.querySelector(`[data-place="${name}"]`);
  const text = root.querySelector<HTMLTemplateElement>(`template[data-text="${name}"]`);
  if (!place || !text || place.hasChildNodes() === shown) return;
  place.replaceChildren(...(shown ? [document.importNode(text.content, true)] : []));
}

/** Shows how many cars there are in all. */
export function showCount(root: HTMLElement, count: number): void {
  write(root.querySelector('.models-count'), m.listing_models_count(asCount(count)));
  write(root.querySelector('[data-show]'), m.listing_show(asCount(count)));
}

/**
 * Shows how many cars there are of each option.
 * @param asked whose options are ticked where they come anew
 */
export function showOptions(
  root: HTMLElement,
  results: Results,
  facets: Facets,
  asked: Filters,
): void {
  const counts = results.count();
  for (const name of facetNames) {
    const set = root.querySelector<HTMLElement>(`[data-facet="${name}"]`);
    if (!set) continue;
    set.hidden = facets[name].length < 2;
    const boxes = [...set.querySelectorAll('input')];
    for (const { value } of facets[name]) {
      if (boxes.some((box) => box.value === value)) continue;
      const chosen = asked[name].some((option) => option === value);
      addOption(set, boxes[0], value, chosen);
    }
    // Those of which the last car has been withdrawn stand there as well.
    for (const box of set.querySelectorAll('input')) {
      const count = counts[name].get(box.value) ?? 0;
      const label = box.closest('label');
      label?.toggleAttribute('data-none', count === 0);
      write(label?.querySelector('small'), formatNumber(count));
    }
  }
}

/** A car of a kind that the page was built without has come; its name for people follows. */
function addOption(
  set: HTMLElement,
  like: HTMLInputElement | undefined,
  value: string,
  chosen: boolean,
): void {
  const label = like?.closest('label')?.cloneNode(true);
  if (!(label instanceof HTMLElement)) return;
  const box = label.querySelector('input');
  if (!box) return;
  box.value = value;
  box.checked = chosen;
  const name = label.querySelector('span');
  write(name, value);
  import('./labels').then(({ optionLabel }) => write(name, optionLabel(value)), console.info);
  set.append(label);
}

/** Shows how many of the cars have cards, and the way to more. */
export function showShare(root: HTMLElement, total: number, limit: number): void {
  const more = root.querySelector<HTMLElement>('.models-more');
  if (more) more.hidden = total <= limit;
  write(
    more?.querySelector('p'),
    m.listing_shown({ shown: formatNumber(limit), total: formatNumber(total) }),
  );
}

/** A new result is read from its top: someone far down the list is taken there. */
export function scrollUp(root: HTMLElement): void {
  const result = root.querySelector('.models-result');
  if (result && result.getBoundingClientRect().top < 0) result.scrollIntoView();
}

/** Writes only what differs: what is read aloud would be read again. */
function write(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}
