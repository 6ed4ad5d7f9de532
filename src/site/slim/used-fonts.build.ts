import { blockSize, blocksIn, type PageMarks } from './page-marks.build';

/**
 * The sheets without the fonts that none of them names or, if they are for one script, of which the page holds no
 * letter, since their rules stand before its text. What people write in such a script is then shown in their device's
 * font, and so is the name of another language.
 */
export function usedFonts(
  sheets: readonly string[],
  { letters }: Pick<PageMarks, 'letters'>,
): string[] {
  const rules = sheets.map((css) => css.replace(face, '')).join();
  const shown = new Set([...letters, ...sheets.flatMap((css) => [...blocksIn(css)])]);
  const isUsed = (rule: string) => {
    const blocks = blocksOf(rule);
    return (
      rules.includes(familyIn(rule)) &&
      (blocks === undefined ||
        blocks.some(([from, to]) => [...shown].some((block) => from <= block && block <= to)))
    );
  };
  return sheets.map((css) => css.replace(face, (rule) => (isUsed(rule) ? rule : '')));
}

const face = /@font-face\{[^}]*\}/g;

const familyIn = (rule: string) => /font-family:"?([^;}"]+)/.exec(rule)?.[1] ?? '';

/** The blocks of 'U+6??,U+750-77F', each span by its first and last; undefined for a font of all letters. */
function blocksOf(rule: string): [from: number, to: number][] | undefined {
  const ranges = /unicode-range:([^;}]+)/.exec(rule)?.[1];
  return ranges?.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [blockOf(from.replaceAll('?', '0')), blockOf(to.replaceAll('?', 'F'))];
  });
}

const blockOf = (codePoint: string) => Math.floor(Number.parseInt(codePoint, 16) / blockSize);
