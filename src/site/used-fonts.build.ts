import type { PageParts } from './page-parts.build';

/**
 * The page without the fonts that it does not name or, if they are for one script, holds no letter of, since their
 * rules stand before its text. What people write in such a script is then shown in their device's font, and so is the
 * name of another language.
 */
export function withUsedFonts({ markup, sheets }: PageParts): PageParts {
  const texts = [markup.replace(elsewhere, ''), ...sheets];
  const rules = sheets.map((css) => css.replace(face, '')).join();
  const isUsed = (rule: string) => {
    const ranges = rangesIn(rule);
    return (
      rules.includes(familyIn(rule)) &&
      (ranges === undefined || texts.some((text) => lettersOf(ranges).test(text)))
    );
  };
  const used = sheets.map((css) => css.replace(face, (rule) => (isUsed(rule) ? rule : '')));
  return { markup, sheets: used };
}

/** What is not drawn, and what says that it is in a language of its own. */
const elsewhere = /<script\b.*?<\/script>|<(?!html\b)(\w+)\b[^>]*? lang=.*?<\/\1>/gs;

const face = /@font-face\{[^}]*\}/g;

const familyIn = (rule: string) => /font-family:"?([^;}"]+)/.exec(rule)?.[1] ?? '';
const rangesIn = (rule: string) => /unicode-range:([^;}]+)/.exec(rule)?.[1];

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
