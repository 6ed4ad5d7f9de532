import { paths } from '@/config/paths';
import { openOwnPage } from '@/session/own-page';

/** Loads the profile at once for who is signed in. */
export function openProfile(): void {
  openOwnPage(paths.profile);
}
