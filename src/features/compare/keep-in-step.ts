import { $compared, addCompared } from './compare.store';
import { type ComparedCar, checkboxes, compareKey, isCompared, readCompareKey } from './compared';

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

/** Has a box select another car. What was ticked before the script was there that makes boxes act is selected. */
export function takeUpCar(box: HTMLInputElement, car: ComparedCar): void {
  const key = compareKey(car);
  if (box.dataset.compare === key) return;
  const before = readCompareKey(box.dataset.compare ?? '');
  if (box.checked && before !== null) addCompared(before);
  box.dataset.compare = key;
  box.checked = isCompared($compared.get(), car);
}
