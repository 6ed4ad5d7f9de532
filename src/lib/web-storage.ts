/** Names under which the browser keeps things between pages. */
export const storageKeys = {
  /** Copy of the signed-in user. */
  user: 'user',
  /** The session itself, which only the backend's client writes. */
  session: 'tayar-session',
  /** Cars selected for comparison. */
  compared: 'tayar-compare',
  /** The action that a visitor tried before they were asked to sign in. */
  intention: 'tayar-intention',
  /** Recently viewed cars. */
  recent: 'tayar-recent',
  /** The car that the reader charges. */
  myCar: 'tayar-my-car',
  /** Set while a list of cars waits to be restored after a car. */
  listLeft: 'carsListRestore',
  /** The list of cars as it was left, for a reload or the way back. */
  listState: 'carsFilterState',
  /** The visitor's theme: 'dark' or 'light'. */
  theme: 'tayar-theme',
  /** Address of the picture that the sales team chose for the home page. */
  heroImage: 'tayar-hero-image',
} as const;

/** `sessionStorage` or `localStorage`. */
export type Keeper = 'tab' | 'browser';

/** Throws where the browser forbids storage. */
const storage = (keeper: Keeper): Storage => (keeper === 'tab' ? sessionStorage : localStorage);

/** Keeps a text. @returns false where the browser keeps nothing, or is full */
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

/** Whether a list that is kept as JSON holds anything. */
export function keepsSome(keeper: Keeper, key: string): boolean {
  return (recall(keeper, key) ?? '[]') !== '[]';
}

/** Forgets a kept text. @returns false where the browser keeps nothing */
export function forget(keeper: Keeper, key: string): boolean {
  try {
    storage(keeper).removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin so; none where the browser keeps nothing. */
export function keysOf(keeper: Keeper, prefix: string): string[] {
  try {
    return Object.keys(storage(keeper)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets all texts whose keys begin so. */
export function forgetAll(keeper: Keeper, prefix: string): void {
  for (const key of keysOf(keeper, prefix)) forget(keeper, key);
}
