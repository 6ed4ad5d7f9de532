import { mark as strokes } from '../../../src/styles/tokens.ts';

const petrol = '#0f4f55';
const copper = '#c47a4b';
const paper = '#f6f1e8';

/** The mark's two strokes on a field of 32 x 32. */
export const markStrokes = (postColour: string, wireColour: string) =>
  `<g fill="none" stroke-width="4.5" stroke-linecap="round"><path d="${strokes.post}" stroke="${postColour}"/><path d="${strokes.wire}" stroke="${wireColour}"/></g>`;

/** The mark alone, on nothing. */
export function mark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${markStrokes(petrol, copper)}</svg>\n`;
}

/** The mark on a rounded petrol tile, for browser tabs; on a dark tab it stays legible. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="8" fill="${petrol}"/><g transform="translate(4 3.6) scale(.75)">${markStrokes(paper, '#e09a68')}</g></svg>\n`;
}

/**
 * The mark on a full tile of 512 px: devices round its corners themselves.
 * @param scale share of the tile that the mark's field takes
 */
export function appIcon(scale: number): string {
  const inset = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><rect width="32" height="32" fill="${petrol}"/><g transform="translate(${inset} ${inset - 0.4}) scale(${scale})">${markStrokes(paper, '#e09a68')}</g></svg>\n`;
}
