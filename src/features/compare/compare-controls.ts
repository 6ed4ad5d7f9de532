import { whenIdle } from '@/lib/when-idle';
import { $compared, addCompared, clearCompared, toggleCompared } from './compare.store';
import './compare-bar.css';
import { checkboxes, readCompareKey } from './compared';
import { keepInStep } from './keep-in-step';
import { openComparison, prepareComparison, say } from './open-comparison';

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

  for (const sign of ['pointerover', 'focusin']) {
    document
      .querySelector('.compare-bar')
      ?.addEventListener(sign, prepareComparison, { once: true });
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(checkboxes)) return;
    selectBy(target, toggleCompared);
    if (target.checked) whenIdle(prepareComparison);
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-compare-open]');
    if (opener) void openComparison(opener);
    if (target.closest('[data-compare-clear]')) clear();
  });
}

function selectBy(box: HTMLInputElement, select: typeof toggleCompared): void {
  const car = readCompareKey(box.dataset.compare ?? '');
  if (car === null || select(car)) return;
  box.checked = false;
  void say('sayTooMany');
}

function clear(): void {
  clearCompared();
  // The bar is gone; whoever used it by keyboard goes on from the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}
