/**
 * What a card's picture fills beside the filters, or four in a row where these are folded, and on narrower windows.
 * The same for cards that are built and those drawn later, or a browser would fetch another file for the second.
 */
export const cardPictureSizes = '(min-width:64rem) 18rem,(min-width:45rem) 30vw,46vw';
