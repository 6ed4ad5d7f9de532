import { pieceAt } from './pieces.build';

/** Markup, and what its pieces say of the styles that it needs (`markOf`). */
export type CompactMarkup = { markup: string; marks: ReadonlySet<number> };

/**
 * The markup of a page without what a browser adds or leaves out by itself: end tags of list items, terms and
 * paragraphs, blanks around blocks and at the edges of links, and what single pieces have too much. Every byte stands
 * before the page's text.
 * @param source without style sheets
 */
export function withCompactMarkup(source: string): CompactMarkup {
  const marks = new Set<number>();
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
    markup += paragraphEnded ? text : text + piece.text;
    for (const mark of piece.marks) marks.add(mark);
    at = end;
    trims = piece.trimsAfter;
  }
  if (paragraphEnded) markup += endOfParagraph;
  markup += source.slice(at);
  // Outside a form a button has nothing to send, whatever its type.
  return {
    markup: markup.includes('<form') ? markup : markup.replaceAll(' type="button"', ''),
    marks,
  };
}

const endOfParagraph = '</p>';
