/**
 * Draws the picture for link previews, public/share.jpg, from the mark and the line of the home page. Run it with
 * `node scripts/share-picture.ts` after a change of either.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { carGlass, carSeams, carWheels, currentLine } from '../src/features/home/hero-line.ts';
import { mark } from '../src/site/mark.ts';
import { hex } from '../src/styles/tokens.ts';

const canvas = hex('light', 'canvas');
const copper = hex('light', 'accent');
const petrol = hex('light', 'brand');
const wheels = carWheels
  .map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${canvas}"/>`)
  .join('');
const share = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <defs><linearGradient id="current" gradientUnits="userSpaceOnUse" x1="640" x2="900"><stop stop-color="${copper}"/><stop offset="1" stop-color="${petrol}"/></linearGradient></defs>
  <rect width="1200" height="630" fill="${canvas}"/>
  <g transform="translate(80 72) scale(5.5)"><g fill="none" stroke-width="4.5" stroke-linecap="round"><path stroke="${petrol}" d="${mark.post}"/><path stroke="${copper}" d="${mark.wire}"/></g></g>
  <g transform="translate(-240 318)" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="5">
    <path fill="${petrol}" fill-opacity="0.12" d="${carGlass}"/>
    <path stroke="${petrol}" stroke-opacity="0.55" stroke-width="2.5" d="${carSeams}"/>
    <path stroke="url(#current)" d="${currentLine}"/>
    <g stroke="${petrol}">${wheels}</g>
  </g>
</svg>`;

await sharp(Buffer.from(share))
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(fileURLToPath(new URL('../public/share.jpg', import.meta.url)));
