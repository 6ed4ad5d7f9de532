import { keep, keepsSome } from '@/lib/kept';
import { readCompareKey, withinLimit } from './compared';
import { checkboxes, comparedStorageKey } from './compared-key';

/**
 * Keeps what was ticked when the page is left before the script came that would have: whoever ticks a car and goes on
 * at once finds it selected on the next page. Once that script is there, it has kept all that is ticked.
 */
export function keepTicked(): void {
  addEventListener('pagehide', () => {
    if (keepsSome('browser', comparedStorageKey)) return;
    const boxes = document.querySelectorAll<HTMLInputElement>(`${checkboxes}:checked`);
    const cars = [...boxes].flatMap(({ dataset }) => readCompareKey(dataset.compare ?? '') ?? []);
    if (cars.length > 0) keep('browser', comparedStorageKey, JSON.stringify(withinLimit(cars)));
  });
}
