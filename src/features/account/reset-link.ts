import { AccountFailure } from '@/data/account-failure';
import { confirmedUser } from '@/session/backend';
import { openResetLink } from './account-actions';
import { readArrival, withoutLink } from './arrival';
import { rememberReset, resetOpened } from './reset-opened';

/**
 * Opens the link in the address, which works once; after a reload, goes on with the session that it opened.
 * @returns the id of the account for which a new password may be chosen now; null for none
 * @throws AccountFailure of the kind 'offline', or TypeError, when nobody could say: the link is still good
 */
export async function openLinkInAddress(): Promise<string | null> {
  const { link } = readArrival(location.search);
  if (link === null) {
    const opened = resetOpened();
    return opened !== null && (await confirmedUser())?.id === opened ? opened : null;
  }
  let account: string;
  try {
    account = await openResetLink(link);
  } catch (error) {
    if (error instanceof AccountFailure && error.kind !== 'offline') return null;
    throw error;
  }
  rememberReset(account);
  history.replaceState(history.state, '', location.pathname + withoutLink(location.search));
  return account;
}
