import { storageKeys } from '@/config/storage-keys';
import { signedInClass } from '@/session/signed-in';
import { themeStorageKey } from './theme';

/**
 * Sets the theme that the visitor chose, and which state of the header to show, before anything is painted, so that
 * neither ever flashes. Light is the default (Spec 1). It stands inline at the top of every page; all that can wait is
 * in `theme.ts` and `account-menu.ts`.
 */
export const themeScript = `try{let l=document.documentElement.classList,s=localStorage;l.toggle('dark',s.getItem('${themeStorageKey}')==='dark');l.toggle('${signedInClass}',s.getItem('${storageKeys.user}'))}catch{}`;
