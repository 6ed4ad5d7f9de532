import { getLocale } from '@/paraglide/runtime.js';
import { localeOfReader } from './reader';

/**
 * Items as one phrase in the reader's language, such as 'CCS2, GB/T and CHAdeMO'. British English joins without a
 * comma before 'and', as the rest of the site's text does.
 */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(localeOfReader('en-GB'), { type: 'conjunction' }).format(items);
}

/**
 * Items with the comma of the reader's language between them. What is all Latin ends where it ends: the figure after
 * 'Type 2، ' would be drawn before it.
 */
export function inARow(items: readonly string[]): string {
  if (getLocale() === 'en') return items.join(', ');
  const isLatin = (item: string) => !/\p{Script=Arabic}/u.test(item);
  return items.map((item) => (isLatin(item) ? `\u2068${item}\u2069` : item)).join('، ');
}
