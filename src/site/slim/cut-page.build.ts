import { addBlocks } from './page-marks.build';
import type { PagePart, PageParts } from './page-parts.build';
import { type Piece, pieceAt } from './pieces.build';

/** A page in its parts, and what they say of the styles that it needs. */
export type CutPage = {
  parts: PageParts;
  /** What its elements say, each by its number (`markOf`). */
  marks: ReadonlySet<number>;
  /** The letters beyond Latin that it shows, by their blocks (`blocksIn`). */
  letters: ReadonlySet<number>;
};

/**
 * Takes a page apart, and leaves out of its markup what a browser adds or leaves out by itself: end tags of list items,
 * terms and paragraphs, blanks around blocks and at the edges of links, and what single pieces have too much. Every byte
 * stands before the page's text.
 */
export function cutPage(source: string): CutPage {
  const hasForms = source.includes('<form');
  const parts: PagePart[] = [];
  const marks = new Set<number>();
  const letters = lettersShown();
  let markup = '';
  let at = 0;
  let trims = false;
  let paragraphEnded = false;
  for (let start = source.indexOf('<'); start !== -1; start = source.indexOf('<', at)) {
    const { piece, end } = pieceAt(source, start);
    let text = source.slice(at, start);
    if (trims) text = text.trimStart();
    if (piece.trimsBefore) text = text.trimEnd();
    // What follows may end it as well.
    if (paragraphEnded && !(text === '' && piece.endsParagraph)) markup += endOfParagraph;
    paragraphEnded = piece.text === endOfParagraph;
    markup += text;
    for (const mark of piece.marks) marks.add(mark);
    letters.inText(text);
    letters.inPiece(piece);
    const whole = hasForms ? piece.besideForms : piece.text;
    at = end;
    trims = piece.trimsAfter;
    if (piece.role === undefined) {
      if (!paragraphEnded) markup += whole;
      continue;
    }
    const isSheet = piece.role === 'sheet';
    if (isSheet) at = source.indexOf('</style>', end);
    parts.push(
      { kind: 'markup', text: isSheet ? markup + whole : markup },
      { kind: piece.role, text: isSheet ? source.slice(end, at) : whole },
    );
    markup = '';
  }
  if (paragraphEnded) markup += endOfParagraph;
  const rest = source.slice(at);
  letters.inText(rest);
  parts.push({ kind: 'markup', text: markup + (trims ? rest.trimStart() : rest) });
  return { parts, marks, letters: letters.found };
}

const endOfParagraph = '</p>';

/** Collects the letters of a page, but for those of what says that it is in a language of its own. */
function lettersShown() {
  const found = new Set<number>();
  let foreign: string | undefined;
  return {
    found,
    inText(text: string) {
      if (foreign === undefined) addBlocks(text, found);
    },
    inPiece(piece: Piece) {
      if (foreign === undefined) {
        if (piece.isForeign) foreign = piece.name;
        else for (const block of piece.letters) found.add(block);
      } else if (piece.isEnd && piece.name === foreign) {
        foreign = undefined;
      }
    },
  };
}
