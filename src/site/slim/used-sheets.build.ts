import type { CutPage } from './cut-page.build';
import { islandNames, scriptNames } from './island-names.build';
import { numbering } from './numbering';
import { marksOf, type PageMarks } from './page-marks.build';
import { type PageParts, textsOf, withTexts } from './page-parts.build';
import { usedFonts } from './used-fonts.build';
import { usedStyles } from './used-styles.build';
import { usedTokens } from './used-tokens.build';

/**
 * The page with only the rules, fonts and colours that it can use: its sheets hold those of the whole site, and their
 * bytes stand before its text. Pages that have the same sheets and marks share the part of them that is used.
 */
export function withUsedSheets(page: CutPage): PageParts {
  const { parts } = page;
  const sheets = textsOf(parts, 'sheet');
  const marks = marksOf(page);
  const key = `${sheets.map(sheetNumber).join(' ')}/${marks.key}`;
  const used = known.get(key) ?? usedPart(sheets, marks.read());
  known.set(key, used);
  return withTexts(parts, 'sheet', (_, count) => used[count] ?? '');
}

const known = new Map<string, string[]>();
const sheetNumber = numbering();

function usedPart(sheets: readonly string[], marks: PageMarks): string[] {
  const hasIslands = marks.names.has('astro-island');
  const styled = sheets.map((css) =>
    usedStyles(css, marks, hasIslands ? islandNames : scriptNames),
  );
  return usedTokens(hasIslands ? styled : usedFonts(styled, marks), marks);
}
