import { $compared, addCompared, clearCompared, toggleCompared } from './compare.store';
import { isCompared, readCompareKey } from './compared';
import { openComparison, prepareComparison } from './open-comparison';

const checkboxes = 'input[data-compare]';

/**
 * Makes the checkboxes, the bar and the buttons of the page act, those that are added later included, and keeps them
 * in step with the selection, whichever page or tab changes it.
 */
export function followCompared(): void {
  // What was ticked before this script was there counts.
  for (const box of document.querySelectorAll<HTMLInputElement>(`${checkboxes}:checked`)) {
    selectBy(box, addCompared);
  }
  $compared.subscribe(() => keepInStep(document.documentElement));

  // Not every browser says when it is idle.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  for (const sign of ['pointerover', 'focusin']) {
    document
      .querySelector('.compare-bar')
      ?.addEventListener(sign, prepareComparison, { once: true });
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(checkboxes)) return;
    selectBy(target, toggleCompared);
    if (target.checked) whenIdle(() => prepareComparison());
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-compare-open]')) openComparison();
    if (target.closest('[data-compare-clear]')) clear();
  });
}

/** Shows the selection in one part of the page, such as one that was just added. */
export function keepInStep(part: Element | null): void {
  if (part === null) return;
  const cars = $compared.get();
  for (const box of part.querySelectorAll<HTMLInputElement>(checkboxes)) {
    const car = readCompareKey(box.dataset.compare ?? '');
    box.checked = car !== null && isCompared(cars, car);
  }
  for (const text of part.querySelectorAll<HTMLElement>('[data-compared]')) {
    text.hidden = text.dataset.compared !== String(cars.length);
  }
  for (const bar of part.querySelectorAll<HTMLElement>('.compare-bar')) {
    bar.hidden = cars.length === 0;
  }
}

function selectBy(box: HTMLInputElement, select: typeof toggleCompared): void {
  const car = readCompareKey(box.dataset.compare ?? '');
  if (car === null || select(car)) return;
  box.checked = false;
  void import('./notices').then(({ sayTooMany }) => sayTooMany());
}

function clear(): void {
  clearCompared();
  // The bar is gone; whoever used it by keyboard goes on from the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}
