import type { PageParts } from './page-parts.build';

/**
 * The page without the fonts of scripts in which it holds no letter, since their rules stand before its text. What
 * people write in such a script is then shown in their device's font, and so is the name of another language.
 */
export function withUsedFonts({ markup, sheets }: PageParts): PageParts {
  const texts = [markup.replace(elsewhere, ''), ...sheets];
  const isUsed = (letters: RegExp) => texts.some((text) => letters.test(text));
  const used = sheets.map((css) =>
    css.replace(face, (rule, ranges: string) => (isUsed(lettersOf(ranges)) ? rule : '')),
  );
  return { markup, sheets: used };
}

/** What is not drawn, and what says that it is in a language of its own. */
const elsewhere = /<script\b.*?<\/script>|<(?!html\b)(\w+)\b[^>]*? lang=.*?<\/\1>/gs;

const face = /@font-face\{[^}]*unicode-range:([^;}]+)[^}]*\}/g;

/** Thousands of pages name the same few ranges. */
const known = new Map<string, RegExp>();

/** 'U+6??,U+750-77F' as an expression that finds one of these letters. */
function lettersOf(ranges: string): RegExp {
  const before = known.get(ranges);
  if (before !== undefined) return before;
  const spans = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  const letters = new RegExp(`[${spans.join('')}]`, 'u');
  known.set(ranges, letters);
  return letters;
}
