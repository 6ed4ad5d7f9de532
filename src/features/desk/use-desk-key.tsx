import { useWindowEvent } from '#components/use-window-event.tsx';
import { $keysAct } from './desk-keys.store.ts';
import { type DeskKey, isDeskKey } from './desk-keys.ts';

/** Acts when a key of the desk is pressed, unless the person types, chooses, or has a dialog open. */
export function useDeskKey(name: DeskKey, act: () => void): void {
  useWindowEvent('keydown', (event) => {
    const isMeant = name === 'help' || $keysAct.get();
    if (!isMeant || event.defaultPrevented || event.repeat || !isDeskKey(name, event)) return;
    if (isTaken(event.target)) return;
    event.preventDefault();
    act();
  });
}

/** Whether what has the focus takes letters itself. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], dialog') !== null
  );
}
