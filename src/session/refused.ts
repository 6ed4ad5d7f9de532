import { forget, keep, recall } from '@/lib/web-storage';

/** Where the name of a refused action waits whose reason is to be read on the sign-in page. */
const refusedKey = 'tayar-refused';

/** @returns false where the browser keeps nothing, so that the reason must be told at once */
export function keepRefused(action: string): boolean {
  return keep('tab', refusedKey, action);
}

/** The action that was refused on the page before, once. */
export function takeRefused(): string | null {
  const action = recall('tab', refusedKey);
  forget('tab', refusedKey);
  return action;
}
