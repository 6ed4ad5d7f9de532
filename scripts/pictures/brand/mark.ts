const petrol = '#0f4f55';
const copper = '#c47a4b';
const paper = '#f6f1e8';

/** The same two strokes as the header's mark: a post, and one wave of alternating current over it. */
const post = 'M16 17.5V28';
const wire = 'M3.5 10.5C6 4.5 11.5 4.5 16 9.5S26 14.5 28.5 8.5';

/** The mark's two strokes on a field of 32 x 32. */
export const markStrokes = (postColour: string, wireColour: string) =>
  `<g fill="none" stroke-width="4.5" stroke-linecap="round"><path d="${post}" stroke="${postColour}"/><path d="${wire}" stroke="${wireColour}"/></g>`;

/** The mark alone, on nothing. */
export function mark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${markStrokes(petrol, copper)}</svg>\n`;
}

/** The mark on a rounded petrol tile, for browser tabs; on a dark tab it stays legible. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="8" fill="${petrol}"/><g transform="translate(4 3.6) scale(.75)">${markStrokes(paper, '#e09a68')}</g></svg>\n`;
}

/** The mark on a full tile of 512 px: devices round its corners themselves. */
export function appIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><rect width="32" height="32" fill="${petrol}"/><g transform="translate(6.4 6) scale(.6)">${markStrokes(paper, '#e09a68')}</g></svg>\n`;
}
