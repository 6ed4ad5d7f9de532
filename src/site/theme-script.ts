import { themeStorageKey } from './theme';

/**
 * Sets the theme that the visitor chose before anything is painted, so that a dark page never flashes light. Light is
 * the default (Spec 1). It stands inline at the top of every page; all that can wait is in `theme.ts`.
 */
export const themeScript = `try{document.documentElement.classList.toggle('dark',localStorage.getItem('${themeStorageKey}')==='dark')}catch{}`;
