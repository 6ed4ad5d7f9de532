import { forget, recall } from '@/lib/web-storage';
import { nameOf, pressedKey } from './tell';

/** Presses the control for which the page was loaded anew (`tellFailure`). */
export function pressAgain(): void {
  const name = recall('tab', pressedKey);
  if (name === null) return;
  forget('tab', pressedKey);
  const controls = [...document.querySelectorAll<HTMLElement>('button, a')];
  controls.find((control) => nameOf(control) === name)?.click();
}
