import { islandNames, scriptNames } from './island-names.build';
import { numbering } from './numbering';
import { marksOf, type PageMarks } from './page-marks.build';
import type { PageParts } from './page-parts.build';
import { usedFonts } from './used-fonts.build';
import { usedStyles } from './used-styles.build';
import { usedTokens } from './used-tokens.build';

/**
 * The page with only the rules, fonts and colours that it can use: its sheets hold those of the whole site, and their
 * bytes stand before its text. Pages that have the same sheets and marks share the part of them that is used.
 * @param found what its pieces say of that (`withCompactMarkup`)
 */
export function withUsedSheets(
  { markup, sheets }: PageParts,
  found: ReadonlySet<number>,
): PageParts {
  const marks = marksOf(markup, found);
  const key = `${sheets.map(sheetNumber).join(' ')}/${marks.key}`;
  const used = known.get(key) ?? usedPart(sheets, marks.read());
  known.set(key, used);
  return { markup, sheets: used };
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
