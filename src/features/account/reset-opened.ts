import { forget, keep, recall } from '@/lib/web-storage';

/** Where the tab keeps that a reset link was opened: a phone may reload the page while the person looks elsewhere. */
const openedKey = 'tayar-reset-opened';

/** Whether the link of a reset mail was opened in this tab and no password chosen yet. */
export function resetOpened(): boolean {
  return recall('tab', openedKey) !== null;
}

/** Remembers that it was, or that the matter is closed. */
export function rememberReset(opened: boolean): void {
  if (opened) keep('tab', openedKey, '1');
  else forget('tab', openedKey);
}
