import { AccountFailure } from '@/data/account-failure';
import { confirmedUser } from '@/session/backend';
import { openResetLink } from './account-actions';
import { readArrival, withoutLink } from './arrival';
import { rememberReset, resetOpened } from './reset-opened';

/**
 * Opens the link in the address, which works once; after a reload, goes on with the session that it opened.
 * @returns whether a new password may be chosen now
 * @throws AccountFailure of the kind 'offline', or TypeError, when nobody could say: the link is still good
 */
export async function openLinkInAddress(): Promise<boolean> {
  const { link } = readArrival(location.search);
  if (link === null) return resetOpened() && (await confirmedUser()) !== null;
  try {
    await openResetLink(link);
  } catch (error) {
    if (error instanceof AccountFailure && error.kind !== 'offline') return false;
    throw error;
  }
  rememberReset(true);
  history.replaceState(history.state, '', location.pathname + withoutLink(location.search));
  return true;
}
