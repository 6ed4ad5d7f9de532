/** Where something is kept: for as long as the tab is open, or until it is forgotten. */
export type Keeper = 'tab' | 'browser';

/** Where it is kept. Throws where the browser forbids it. */
export const storage = (keeper: Keeper): Storage =>
  keeper === 'tab' ? sessionStorage : localStorage;

/** Keeps a text. @returns false where the browser keeps nothing, or is full: the site goes on without */
export function keep(keeper: Keeper, key: string, text: string): boolean {
  try {
    storage(keeper).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A kept text; null when there is none, or the browser keeps nothing. */
export function recall(keeper: Keeper, key: string): string | null {
  try {
    return storage(keeper).getItem(key);
  } catch {
    return null;
  }
}

/** Whether a list that is kept as JSON holds anything: the answer without reading it. */
export function keepsSome(keeper: Keeper, key: string): boolean {
  return (recall(keeper, key) ?? '[]') !== '[]';
}

/** Forgets a kept text, if there is one. @returns false where the browser keeps nothing */
export function forget(keeper: Keeper, key: string): boolean {
  try {
    storage(keeper).removeItem(key);
    return true;
  } catch {
    return false;
  }
}
