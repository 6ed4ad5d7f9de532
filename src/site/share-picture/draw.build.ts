import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp';
import { lazy } from '@/lib/lazy';
import { getTextDirection, type Locale } from '@/paraglide/runtime.js';
import { themes } from '@/styles/tokens';
import { mark } from '../mark';
import { cached } from './cached.build';
import { type Line, letters, type Pixels } from './letters.build';
import { previewSize } from './preview-size';

/** What the preview of a page shows: a drawing of the catalogue under two lines of text. */
export type SharePicture = {
  /** Address of the drawing, see `drawingOf`. */
  drawing: string;
  title: string;
  text: string;
  language: Locale;
  /** What is drawn reaches to the top, and stands beside the text. */
  tall?: boolean;
};

/** px */
const margin = 64;
/** Above the highest letter and below the lowest. */
const lettersFrom = 48;
const lettersEnd = 200;

/** Raise it when the drawing below changes. */
const version = 2;

/** The large file of one of the site's own drawings, which alone are drawn upon; undefined for any other picture. */
export function drawingOf(picture: string): string | undefined {
  const name = /^(?:\/[a-z0-9-]+)+(?=\.jpg$)/.exec(picture)?.[0];
  if (!name?.startsWith('/pictures/')) return undefined;
  const file = join('public', `${name}-1200.avif`);
  return existsSync(file) ? file : undefined;
}

/**
 * Draws pictures while the pages are made, those that show the same drawing side by side, since to unpack one takes
 * longer than all else. Whoever then asks for one finds it in the cache, or hears why it could not be drawn.
 */
export async function drawAhead(subjects: readonly SharePicture[]): Promise<void> {
  for (const alike of Map.groupBy(subjects, ({ drawing }) => drawing).values()) {
    await Promise.allSettled(alike.map(drawSharePicture));
  }
}

/** The picture as JPEG, of `previewSize`; taken from the build's cache when it was drawn before. */
export async function drawSharePicture(subject: SharePicture): Promise<Buffer> {
  const source = await readFile(subject.drawing);
  const print = createHash('sha256')
    .update(`${version}${JSON.stringify(subject)}`)
    .update(source);
  const picture = await cached(`${print.digest('hex').slice(0, 24)}.jpg`, async () => {
    const { data, info } = await placed(subject, source);
    const kept = canvases.pop();
    const canvas = kept?.length === data.length ? kept : Buffer.alloc(data.length);
    try {
      canvas.set(data);
      await letter(canvas, info, subject);
      const drawn = sharp(canvas, { raw: info });
      return await drawn.jpeg({ quality: 82, optimiseCoding: false }).toBuffer();
    } finally {
      canvases.push(canvas);
    }
  });
  return readFile(picture);
}

/** Those that nothing is drawn on now: with one for each picture, memory would be cleaned up time and again. */
const canvases: Buffer[] = [];

/** The drawing that was placed last: the next picture may show it too. */
let latest: { name: string; pixels: Promise<Pixels> } | undefined;

function placed(subject: SharePicture, source: Buffer): Promise<Pixels> {
  const { drawing, tall = false } = subject;
  const name = tall ? `${drawing} ${beginsAt(subject)}` : drawing;
  if (latest?.name !== name) {
    const pixels = place(subject, source).raw().toBuffer({ resolveWithObject: true });
    latest = { name, pixels };
  }
  return latest.pixels;
}

/** Writes the words over the rows that they stand in; what is above and below takes no time. */
async function letter(canvas: Buffer, info: OutputInfo, subject: SharePicture): Promise<void> {
  const row = info.width * info.channels;
  const rows = canvas.subarray(lettersFrom * row, lettersEnd * row);
  const upper = sharp(rows, { raw: { ...info, height: lettersEnd - lettersFrom } });
  const drawn = upper.composite(await overlays(subject)).removeAlpha();
  rows.set(await drawn.raw().toBuffer());
}

/** The drawings are 1200 x 800 px; below a car is an empty floor to cut off, and the wall goes on beside a charger. */
function place(subject: SharePicture, source: Buffer): Sharp {
  if (!subject.tall) return sharp(source).extract({ left: 0, top: 0, ...previewSize });
  const beside = previewSize.width - previewSize.height * 1.5;
  return sharp(source)
    .resize({ height: previewSize.height })
    .extend({ [beginsAt(subject)]: beside, extendWith: 'copy' });
}

/** Where its lines begin; the product's mark stands at the other side. */
function beginsAt({ language }: SharePicture): 'left' | 'right' {
  return getTextDirection(language) === 'rtl' ? 'right' : 'left';
}

async function overlays(subject: SharePicture): Promise<OverlayOptions[]> {
  const { title, text, language, tall = false } = subject;
  const side = beginsAt(subject);
  const room = tall ? 430 : previewSize.width - 2 * margin - 96;
  const written = async (line: Line, top: number): Promise<OverlayOptions[]> => {
    const lettering = await letters(line, room);
    if (lettering === undefined) return [];
    const left = side === 'left' ? margin : previewSize.width - margin - lettering.info.width;
    return [{ ...asInput(lettering), left, top: top - lettersFrom }];
  };
  const { ink, muted } = themes.light;
  return [
    { ...asInput(await sign()), left: side === 'left' ? 1088 : margin, top: 52 - lettersFrom },
    ...(await written({ text: title, language, size: 60, colour: ink, weight: 'SemiBold' }, 70)),
    ...(await written({ text, language, size: 34, colour: muted, weight: 'Regular' }, 146)),
  ];
}

const asInput = ({ data, info }: Pixels) => ({ input: data, raw: info });

/** The product's mark, in pixels. */
const sign = lazy(() =>
  sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><g transform="scale(1.5)" fill="none" stroke-width="4.5" stroke-linecap="round"><path d="${mark.post}" stroke="${themes.light.brand}"/><path d="${mark.wire}" stroke="${themes.light.accent}"/></g></svg>`;
