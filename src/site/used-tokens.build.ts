import { colourNames } from '@/styles/tokens';

/**
 * The page without the colours that it does not use, in either theme, since they stand before its text. What scripts
 * add later brings all of them along (`adoptStyles`).
 * @param html the whole page, its style sheets inline and minified
 */
export function withUsedTokens(html: string): string {
  const used = new Set(html.match(/(?<=var\()--[a-z-]+(?=\))/g));
  return html.replace(token, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

const token = new RegExp(`(--(?:${colourNames.join('|')})):[\\d ]+(?:;|(?=\\}))`, 'g');
