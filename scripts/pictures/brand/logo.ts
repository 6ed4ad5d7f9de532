import sharp from 'sharp';
import * as icons from 'simple-icons';
import { optimize } from 'svgo';
import { type Box, lettering } from '../lettering.ts';
import { figure } from '../svg.ts';

const ink = '#10211f';
const plate = { width: 120, height: 72 };

/** Brand ids that differ from their slug in simple-icons. */
const slugs: Record<string, string> = { 'mercedes-benz': 'mercedes', citroen: 'citroen' };

/** Words drawn where there is no logo to be had, if not the brand's name: as the maker itself writes it. */
const words: Record<string, string> = {
  geely: 'GEELY',
  zeekr: 'ZEEKR',
  xpeng: 'XPENG',
  deepal: 'DEEPAL',
  avatr: 'AVATR',
  leapmotor: 'LEAPMOTOR',
  voyah: 'VOYAH',
  bestune: 'BESTUNE',
  'baic-arcfox': 'ARCFOX',
  hongqi: 'HONGQI',
  'gac-aion': 'AION',
  changan: 'CHANGAN',
  wuling: 'WULING',
  dongfeng: 'DONGFENG',
  'mercedes-benz': 'Mercedes',
};

/**
 * All logos in one SVG, a field of 120 x 72 for each: `#byd` at the end of its address shows that of BYD, and a brand
 * that it does not know an empty field. A page of all brands fetches and reads one file, where a separate file for each
 * logo would cost a phone a millisecond or two.
 */
export async function logoSheet(brands: readonly { id: string; name: string }[]): Promise<string> {
  const logos = await Promise.all(brands.map(({ id, name }) => brandLogo(id, name)));
  const { width, height } = plate;
  const fields = brands.map(({ id }, place) => {
    const y = place * height;
    return `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/><g transform="translate(0 ${y})">${logos[place]}</g>`;
  });
  return `${document(fields.join(''), -height)}\n`;
}

/** A brand's logo as parts of an SVG of 120 x 72: from simple-icons where it is there, else its name drawn as paths. */
async function brandLogo(id: string, name: string): Promise<string> {
  const icon = Object.values(icons).find(
    (candidate) => candidate.slug === (slugs[id] ?? id.replaceAll('-', '')),
  );
  if (icon !== undefined) return framed(icon.path, await extent(icon.path), false);
  const { d, box } = lettering(words[id] ?? name, 0.06);
  return framed(d, box, true);
}

/** All logos cover about the same area: a wide one is low, a square one not overpowering. */
function framed(d: string, { minX, minY, maxX, maxY }: Box, word: boolean): string {
  const [width, height] = [maxX - minX, maxY - minY];
  const area = word ? 1500 : 2000;
  const scale = Math.min(Math.sqrt(area / (width * height)), 96 / width, 52 / height);
  return lighter(placed(d, (minX + maxX) / 2, (minY + maxY) / 2, scale, word ? 62 : 0));
}

function placed(d: string, x: number, y: number, scale: number, weight: number): string {
  const by = scale.toFixed(5);
  // The font's regular weight, made bold by an outline with crisp corners.
  const bold =
    weight === 0 ? '' : ` stroke="${ink}" stroke-width="${weight}" stroke-linejoin="miter"`;
  const at = `translate(${plate.width / 2} ${plate.height / 2}) scale(${by}) translate(${figure(-x)} ${figure(-y)})`;
  return `<path fill="${ink}"${bold} transform="${at}" d="${d}"/>`;
}

/** @param top of the field that the document shows by itself */
function document(drawn: string, top = 0): string {
  const { width, height } = plate;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}">${drawn}</svg>`;
}

/** Half the bytes without a visible difference: in a picture of 120 pixels a tenth of a pixel does not show. */
function lighter(drawn: string): string {
  const { data } = optimize(document(drawn), {
    multipass: true,
    plugins: [
      { name: 'convertTransform', params: { transformPrecision: 6, floatPrecision: 5 } },
      { name: 'convertPathData', params: { transformPrecision: 6, floatPrecision: 1 } },
    ],
  });
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
}

/** The extent of an icon's path, measured on a rendered picture, which is simpler than evaluating each path command. */
async function extent(d: string): Promise<Box> {
  const fine = 20;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${24 * fine}" height="${24 * fine}"><path d="${d}"/></svg>`;
  const { info } = await sharp(Buffer.from(icon)).trim().toBuffer({ resolveWithObject: true });
  const minX = -(info.trimOffsetLeft ?? 0) / fine;
  const minY = -(info.trimOffsetTop ?? 0) / fine;
  return { minX, minY, maxX: minX + info.width / fine, maxY: minY + info.height / fine };
}
