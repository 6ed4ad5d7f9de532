import { getLocale } from '@/paraglide/runtime.js';
import { localeOfReader } from './reader';

/**
 * Items as one phrase in the reader's language, such as 'CCS2, GB/T and CHAdeMO'. British English joins without a
 * comma before 'and', as the rest of the site's text does.
 */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(localeOfReader('en-GB'), { type: 'conjunction' }).format(items);
}

/** Names as one phrase. Within Arabic each keeps its own direction: 'Seagull (Mini)' would fall apart. */
export function namesListed(names: readonly string[]): string {
  return listed(getLocale() === 'en' ? names : names.map(isolated));
}

/**
 * Items with the comma of the reader's language between them. What is all Latin ends where it ends: the figure after
 * 'Type 2، ' would be drawn before it.
 */
export function inARow(items: readonly string[]): string {
  if (getLocale() === 'en') return items.join(', ');
  const isLatin = (item: string) => !/\p{Script=Arabic}/u.test(item);
  return items.map((item) => (isLatin(item) ? isolated(item) : item)).join('، ');
}

const isolated = (text: string) => `\u2068${text}\u2069`;
