import { useEffect, useEffectEvent } from 'react';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { provideDeskAct } from './desk-acts.ts';
import { $keysAct } from './desk-keys.store.ts';
import { type DeskKey, isDeskKey } from './desk-keys.ts';

/**
 * Acts when a key of the desk is pressed, unless the person types, chooses, or has a dialog open. The command bar offers the same.
 * @param isPossible whether there is anything to do now
 */
export function useDeskKey(name: DeskKey, act: () => void, isPossible = true): void {
  const actNow = useEffectEvent(act);
  useEffect(
    () => (isPossible ? provideDeskAct(name, () => actNow()) : undefined),
    [name, isPossible],
  );
  useWindowEvent('keydown', (event) => {
    const isMeant = isPossible && (name === 'help' || $keysAct.get());
    if (!isMeant || event.defaultPrevented || event.repeat || !isDeskKey(name, event)) return;
    if (isTaken(event.target, name)) return;
    event.preventDefault();
    act();
  });
}

/** Whether what has the focus takes letters itself; Enter also presses buttons and links. */
function isTaken(target: EventTarget | null, name: DeskKey): boolean {
  const takers =
    'input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], dialog';
  const pressed = name === 'open' ? ', a, button, summary, input' : '';
  return target instanceof Element && target.closest(takers + pressed) !== null;
}
