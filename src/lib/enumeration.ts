import { getLocale } from '@/paraglide/runtime.js';
import { localeOfReader } from './reader';

/**
 * Items as one phrase in the reader's language, such as 'CCS2, GB/T and CHAdeMO'. British English joins without a
 * comma before 'and', as the rest of the site's text does.
 */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(localeOfReader('en-GB'), { type: 'conjunction' }).format(items);
}

/** Items with the comma of the reader's language between them. */
export function inARow(items: readonly string[]): string {
  return items.join(getLocale() === 'en' ? ', ' : '، ');
}
