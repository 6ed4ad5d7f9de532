import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { hex } from '@/styles/tokens';
import { lettering } from '../lettering.build';
import { mark } from '../mark';

/** What the preview of a page shows: a drawing of the catalogue under two lines of text. */
export type SharePicture = {
  /** Address of the drawing, see `drawingOf`. */
  drawing: string;
  title: string;
  text: string;
  /** What is drawn reaches to the top, and stands beside the text. */
  tall?: boolean;
};

/** px */
const size = { width: 1200, height: 630 };
const margin = 64;
/** Below the lowest letter. */
const lettersEnd = 200;

/** Raise it when the drawing below changes. */
const version = 1;

const folder = join(process.env.TAYAR_CACHE ?? './node_modules/.astro', 'share-pictures');

/** The large file of one of the site's own drawings, which alone are drawn upon; undefined for any other picture. */
export function drawingOf(picture: string): string | undefined {
  const name = /^(?:\/[a-z0-9-]+)+(?=\.jpg$)/.exec(picture)?.[0];
  if (!name?.startsWith('/pictures/')) return undefined;
  const file = join('public', `${name}-1200.avif`);
  return existsSync(file) ? file : undefined;
}

/** What this build has drawn or is drawing, by what it shows. */
const drawn = new Map<string, Promise<Buffer>>();

/** The picture as JPEG, 1200 x 630 px; taken from the build's cache when it was drawn before. */
export function drawSharePicture(subject: SharePicture): Promise<Buffer> {
  const key = JSON.stringify(subject);
  const picture = drawn.get(key) ?? draw(subject);
  drawn.set(key, picture);
  return picture;
}

/**
 * Draws pictures one after the other while the pages are made: that takes a thread which they leave idle. Whoever then
 * asks for one gets it, or why it could not be drawn.
 */
export async function drawAhead(subjects: readonly SharePicture[]): Promise<void> {
  const byDrawing = subjects.toSorted((a, b) => a.drawing.localeCompare(b.drawing));
  for (const subject of byDrawing) await drawSharePicture(subject).catch(() => undefined);
}

async function draw(subject: SharePicture): Promise<Buffer> {
  const source = await readFile(subject.drawing);
  const words = overlay(subject);
  const print = createHash('sha256').update(`${version}`).update(source).update(words);
  const file = join(folder, `${print.digest('hex').slice(0, 24)}.jpg`);
  if (existsSync(file)) return readFile(file);
  const { data, info } = await placed(subject, source);
  const picture = await sharp(await lettered(data, info, words), { raw: info })
    .jpeg({ quality: 82 })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  await writeFile(file, picture);
  return picture;
}

type Pixels = { data: Buffer; info: OutputInfo };

/** The drawing that was placed last: to decode one takes longer than all else, and the next picture may show it too. */
let latest: { name: string; pixels: Promise<Pixels> } | undefined;

function placed({ drawing, tall = false }: SharePicture, source: Buffer): Promise<Pixels> {
  const name = `${drawing} ${tall}`;
  if (latest?.name !== name) {
    latest = { name, pixels: place(source, tall).raw().toBuffer({ resolveWithObject: true }) };
  }
  return latest.pixels;
}

/** The picture with words over its upper part; what is below takes no time. */
async function lettered(data: Buffer, info: OutputInfo, words: string): Promise<Buffer> {
  const end = lettersEnd * info.width * info.channels;
  const upper = sharp(data.subarray(0, end), { raw: { ...info, height: lettersEnd } });
  const drawn = upper.composite([{ input: Buffer.from(words) }]).removeAlpha();
  return Buffer.concat([await drawn.raw().toBuffer(), data.subarray(end)]);
}

/** The drawings are 1200 x 800 px; below a car is an empty floor to cut off, and the wall goes on to the left. */
function place(source: Buffer, tall: boolean): Sharp {
  if (!tall) return sharp(source).extract({ left: 0, top: 0, ...size });
  const left = size.width - size.height * 1.5;
  return sharp(source).resize({ height: size.height }).extend({ left, extendWith: 'copy' });
}

function overlay({ title, text, tall = false }: SharePicture): string {
  const room = tall ? 430 : size.width - 2 * margin - 96;
  const sign = `<g transform="translate(1088 52) scale(1.5)" fill="none" stroke-width="4.5" stroke-linecap="round"><path d="${mark.post}" stroke="${hex('light', 'brand')}"/><path d="${mark.wire}" stroke="${hex('light', 'accent')}"/></g>`;
  const lines =
    line(title, room, 116, 60, hex('light', 'ink'), 34) +
    line(text, room, 172, 34, hex('light', 'muted'), 8);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${lettersEnd}">${sign}${lines}</svg>`;
}

/** A line on its baseline, made smaller to fit into its room (px); a stroke makes it bolder. */
function line(
  text: string,
  room: number,
  baseline: number,
  height: number,
  colour: string,
  bold: number,
): string {
  const { d, box } = lettering(text, 0);
  if (d === '') return '';
  const scale = Math.min(height / 1000, room / (box.maxX - box.minX));
  return `<path d="${d}" transform="translate(${margin} ${baseline}) scale(${scale.toFixed(5)})" fill="${colour}" stroke="${colour}" stroke-width="${bold}"/>`;
}
