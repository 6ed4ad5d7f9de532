/** Where the name of a refused action waits whose reason is to be read on the sign-in page. */
const refusedKey = 'tayar-refused';

/** @returns false where the browser keeps nothing, so that the reason must be told at once */
export function keepRefused(action: string): boolean {
  try {
    sessionStorage.setItem(refusedKey, action);
    return true;
  } catch {
    return false;
  }
}

/** The action that was refused on the page before, once. */
export function takeRefused(): string | null {
  try {
    const action = sessionStorage.getItem(refusedKey);
    sessionStorage.removeItem(refusedKey);
    return action;
  } catch {
    return null;
  }
}
