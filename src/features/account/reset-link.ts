import { AccountFailure } from '@/data/account-failure';
import { confirmedUser } from '@/session/backend';
import type { User } from '@/session/user';
import { openResetLink } from './account-actions';
import { readArrival, withoutLink } from './arrival';
import { rememberReset, resetOpened } from './reset-opened';

/**
 * Opens the link in the address, which works once; after a reload, goes on with the session that it opened.
 * @returns who may choose a new password now; null for nobody
 * @throws AccountFailure of the kind 'offline', or TypeError, when nobody could say: the link is still good
 */
export async function openLinkInAddress(): Promise<User | null> {
  const { link } = readArrival(location.search);
  if (link === null) {
    const opened = resetOpened();
    const user = opened === null ? null : await confirmedUser();
    return user?.id === opened ? user : null;
  }
  let user: User;
  try {
    user = await openResetLink(link);
  } catch (error) {
    if (error instanceof AccountFailure && error.kind !== 'offline') return null;
    throw error;
  }
  rememberReset(user.id);
  history.replaceState(history.state, '', location.pathname + withoutLink(location.search));
  return user;
}
