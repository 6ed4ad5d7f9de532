/** The keys of what the browser stores between pages. */
export const storageKeys = {
  /** Copy of the signed-in user. */
  user: 'user',
  /** Set from a sign-out until the next sign-in: tabs that were open remove their drafts. */
  signedOut: 'tayar-signed-out',
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
  /** The place that the reader lives in. */
  homePlace: 'tayar-home-place',
  /** What the reader last answered the tool for choosing, and the cars that it showed. */
  lastChoice: 'tayar-last-choice',
  /** Set while a list of cars waits to be restored after a car. */
  listLeft: 'carsListRestore',
  /** The list of cars as it was left, for a reload or the way back. */
  listState: 'carsFilterState',
  /** 'off' where somebody of the team wants no single keys at the desk. */
  deskKeys: 'tayar-desk-keys',
  /** 'on' where the desk sounds when a request comes. */
  deskSound: 'tayar-desk-sound',
  /** What the columns of price lists are that managers have read here. */
  priceListColumns: 'tayar-price-list-columns',
  /** 'off' where somebody of the team wants no next request by itself. */
  deskGoesOn: 'tayar-desk-goes-on',
  /** Calls whose outcome somebody of the team does not want to be asked for. */
  deskCallsLeft: 'tayar-desk-calls-left',
  /** The theme that the visitor chose: 'dark' or 'light'; the device's while there is none. */
  theme: 'tayar-theme',
  /** Address of the picture that the sales team chose for the home page. */
  heroImage: 'tayar-hero-image',
} as const;

/** `sessionStorage` or `localStorage`. */
export type StorageArea = 'tab' | 'browser';

/** Throws where the browser forbids storage. */
const storage = (area: StorageArea): Storage => (area === 'tab' ? sessionStorage : localStorage);

/** Saves a text. @returns false where the browser has no storage, or it is full */
export function saveText(area: StorageArea, key: string, text: string): boolean {
  try {
    storage(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A saved text; null when there is none, or the browser has no storage. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Whether a list that is saved as JSON has any items. */
export function hasSavedItems(area: StorageArea, key: string): boolean {
  return (readText(area, key) ?? '[]') !== '[]';
}

/** Removes a saved text. @returns false where the browser has no storage */
export function removeText(area: StorageArea, key: string): boolean {
  try {
    storage(area).removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin with the prefix; none where the browser has no storage. */
export function keysOf(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(storage(area)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes all texts whose keys begin with the prefix. */
export function removeTexts(area: StorageArea, prefix: string): void {
  for (const key of keysOf(area, prefix)) removeText(area, key);
}
