import { paths } from '@/config/paths';
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

/** Marks an address of the page for a new password that was opened because an e-mail has just been confirmed. */
const confirmedMark = 'confirmed';

/** Where the person chooses a password whose e-mail has just been confirmed. */
export const choosePasswordAddress = () => `${paths.resetPassword}?${confirmedMark}=1`;

/** Whether the page for a new password is opened that way. @param search as `location.search` */
export function isJustConfirmed(search: string): boolean {
  return new URLSearchParams(search).has(confirmedMark);
}
