import type { DeskKey } from './desk-keys.ts';

/** What each key of the desk does at the moment; a key that does nothing now is missing. */
const acts = new Map<DeskKey, () => void>();

/** Says what a key does. @returns a function that takes it back */
export function provideDeskAct(name: DeskKey, act: () => void): () => void {
  acts.set(name, act);
  return () => {
    if (acts.get(name) === act) acts.delete(name);
  };
}

/** Whether there is anything that a key would do now. */
export const canDeskAct = (name: DeskKey): boolean => acts.has(name);

/** Does what a key would do. */
export function deskAct(name: DeskKey): void {
  acts.get(name)?.();
}
