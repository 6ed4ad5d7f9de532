import { forget, keep, recall } from '@/lib/web-storage';

/** Where the tab keeps whose reset link was opened: a phone may reload the page while the person looks elsewhere. */
const openedKey = 'tayar-reset-opened';

/** The account whose reset link was opened in this tab and for which no password was chosen yet; null when none was. */
export function resetOpened(): string | null {
  return recall('tab', openedKey);
}

/** Remembers whose it was, or with null that the matter is closed. */
export function rememberReset(accountId: string | null): void {
  if (accountId === null) forget('tab', openedKey);
  else keep('tab', openedKey, accountId);
}
