import { $compared } from './compare.store';
import { checkboxes, isCompared, readCompareKey } from './compared';

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
    document.documentElement.toggleAttribute('data-comparing', !bar.hidden);
  }
}
