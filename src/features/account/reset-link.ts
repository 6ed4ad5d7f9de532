import { confirmedUser } from '@/session/backend';
import type { User } from '@/session/user';
import { resetOpened } from './reset-opened';

/**
 * Who has opened a link in this tab before and has chosen no password since, as when a phone loads the page anew.
 * @returns null for nobody
 * @throws AccountFailure of the kind 'offline', or TypeError, when nobody could say
 */
export async function whoeverResets(): Promise<User | null> {
  const opened = resetOpened();
  const user = opened === null ? null : await confirmedUser();
  return user?.id === opened ? user : null;
}
