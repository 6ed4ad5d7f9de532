import { type PageParts, withTexts } from '../slim/page-parts.build.ts';

/** The styles in the head of each page, as Astro keeps them under keys of its own. */
export type PageStyles = ReadonlyMap<string, { styles: Style[] }>;

type Style = { depth: number; order: number; sheet: Sheet };
type Sheet = { type: 'inline'; content: string } | { type: 'external'; src: string };

/**
 * Puts a short name in the place of each sheet, so that thousands of pages are drawn, handed over and searched without
 * the same rules in all of them; `withSheets` puts them back.
 * @returns the sheets, by the numbers that name them
 */
export function nameSheets(pages: PageStyles): string[] {
  const sheets: string[] = [];
  const named = (sheet: Sheet): Sheet => {
    if (sheet.type === 'external') return sheet;
    const before = sheets.indexOf(sheet.content);
    const number = before === -1 ? sheets.push(sheet.content) - 1 : before;
    return { type: 'inline', content: `/*${number}*/` };
  };
  for (const page of pages.values()) {
    page.styles = page.styles.map((style) => ({ ...style, sheet: named(style.sheet) }));
  }
  return sheets;
}

/** The page with the sheets that its own only name. */
export function withSheets(parts: PageParts, all: readonly string[]): PageParts {
  return withTexts(parts, 'sheet', (names) => sheetsNamed(names, all));
}

/** One text for all pages that name the same sheets. */
const known = new Map<string, string>();

function sheetsNamed(names: string, all: readonly string[]): string {
  const sheets =
    known.get(names) ?? names.replaceAll(/\/\*(\d+)\*\//g, (_, number) => all[number] ?? '');
  known.set(names, sheets);
  return sheets;
}
