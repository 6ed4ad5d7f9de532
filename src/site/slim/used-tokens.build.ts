import { colourNames } from '@/styles/tokens';
import { type PageMarks, tokenUse } from './page-marks.build';

/**
 * The sheets without the colours that the page does not use, in either theme, nor the shadow of cards where it has none,
 * since they stand before its text. What scripts add later brings all the colours along where it has any (`adoptStyles`), and of shadows
 * uses the one of the menu, which every page has.
 */
export function usedTokens(
  sheets: readonly string[],
  { tokens }: Pick<PageMarks, 'tokens'>,
): string[] {
  const used = new Set([...tokens, ...sheets.flatMap((css) => css.match(tokenUse) ?? [])]);
  return sheets.map((css) =>
    css.replace(token, (declaration, name: string) => (used.has(name) ? declaration : '')),
  );
}

const token = new RegExp(`(--(?:${colourNames.join('|')}|shadow-card)):[^;}]+(?:;|(?=\\}))`, 'g');
