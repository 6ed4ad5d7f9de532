import { colourNames } from '@/styles/tokens';
import type { PageParts } from './page-parts.build';

/**
 * The page without the colours that it does not use, in either theme, nor the shadow of cards where it has none, since
 * they stand before its text. What scripts add later brings all the colours along (`adoptStyles`), and of shadows uses
 * the one of the menu, which every page has.
 */
export function withUsedTokens({ markup, sheets }: PageParts): PageParts {
  const used = new Set([markup, ...sheets].flatMap((text) => text.match(reference) ?? []));
  const kept = sheets.map((css) =>
    css.replace(token, (declaration, name: string) => (used.has(name) ? declaration : '')),
  );
  return { markup, sheets: kept };
}

const reference = /(?<=var\()--[a-z-]+(?=\))/g;

const token = new RegExp(`(--(?:${colourNames.join('|')}|shadow-card)):[^;}]+(?:;|(?=\\}))`, 'g');
