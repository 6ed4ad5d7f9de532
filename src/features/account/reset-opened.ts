/** Where the tab keeps that a reset link was opened: a phone may reload the page while the person looks elsewhere. */
const openedKey = 'tayar-reset-opened';

/** Whether the link of a reset mail was opened in this tab and no password chosen yet. */
export function resetOpened(): boolean {
  try {
    return sessionStorage.getItem(openedKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers that it was, or that the matter is closed. */
export function rememberReset(opened: boolean): void {
  try {
    if (opened) sessionStorage.setItem(openedKey, '1');
    else sessionStorage.removeItem(openedKey);
  } catch {
    // Then a reload asks for a new link.
  }
}
