import { storageKeys } from '@/lib/web-storage';
import { askingNames } from './address';

/** On the root element while the built list must not be seen, because another one is asked for. */
const className = 'list-awaited';

/**
 * Runs inline before the list is painted: an address that asks for some models, or the way back to a list that was
 * left, must not show all models first. A style brings the list back should its island never hydrate.
 */
export const listAwaitedScript = `try{if(/[?&](${askingNames.join('|')})=/.test(location.search)||sessionStorage.${storageKeys.listLeft})document.documentElement.classList.add('${className}')}catch{}`;

/** The island shows what is asked for. */
export function showListing(): void {
  document.documentElement.classList.remove(className);
}
