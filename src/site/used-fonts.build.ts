/**
 * The page without the fonts of scripts in which it holds no letter, since their rules stand before its text. What
 * people write in such a script is then shown in their device's font.
 * @param html the whole page, its style sheets inline and minified
 */
export function withUsedFonts(html: string): string {
  return html.replace(/@font-face\{[^}]*unicode-range:([^;}]+)[^}]*\}/g, (face, ranges: string) =>
    lettersOf(ranges).test(html) ? face : '',
  );
}

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
