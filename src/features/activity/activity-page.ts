import { paths } from '@/config/paths';
import { openOwnPage } from '@/session/own-page';

/** Loads at once what a person has saved and sent, for who is signed in. */
export function openActivity(): void {
  openOwnPage(paths.orders);
}
