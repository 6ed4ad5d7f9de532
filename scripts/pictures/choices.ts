/** What a spreadsheet may ask for, and where the pictures of a record stand: all that others may import. */
export { carPictures, chargerPictures } from './addresses.ts';
export { carLines } from './car/lines.ts';
export { bodyTypes } from './car/proportions.ts';
export { paintNames } from './paint.ts';
