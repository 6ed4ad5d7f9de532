import { keep, recall } from '@/lib/web-storage';
import {
  checkboxes,
  comparedStorageKey,
  parseCompared,
  readCompareKey,
  withinLimit,
} from './compared';

/**
 * Keeps what was ticked when the page is left before the script came that would have: whoever ticks a car and goes on
 * at once finds it selected on the next page, beside what was selected before. Where that script is there, the boxes
 * say what is kept already.
 */
export function keepTicked(): void {
  addEventListener('pagehide', () => {
    const boxes = document.querySelectorAll<HTMLInputElement>(`${checkboxes}:checked`);
    const ticked = [...boxes].flatMap(({ dataset }) => readCompareKey(dataset.compare ?? '') ?? []);
    if (ticked.length === 0) return;
    const before = parseCompared(recall('browser', comparedStorageKey) ?? '');
    keep('browser', comparedStorageKey, JSON.stringify(withinLimit([...before, ...ticked])));
  });
}
