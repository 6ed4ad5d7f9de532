import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';
import { themes } from '../../src/styles/tokens.ts';

/** Raise it when the settings below change, so that every picture is encoded afresh. */
const encoding = 4;

type Output = { ending: string; width: number; height: number; quality: number; effort?: number };

/**
 * The files of each kind of picture; `ending` follows the address without its own. Flat art with soft gradients
 * needs less than a photograph: these look like its q70 (small) and q80 (large). The effort of six saves a
 * seventh of the bytes and takes seconds: worth it for what phones fetch.
 */
const outputs = {
  scene: [
    { ending: '.jpg', width: 800, height: 533, quality: 75 },
    { ending: '-300.avif', width: 300, height: 200, quality: 58, effort: 6 },
    { ending: '-400.avif', width: 400, height: 267, quality: 58, effort: 6 },
    { ending: '-600.avif', width: 600, height: 400, quality: 58, effort: 6 },
    { ending: '-800.avif', width: 800, height: 533, quality: 57, effort: 6 },
    { ending: '-1200.avif', width: 1200, height: 800, quality: 56, effort: 2 },
  ],
  share: [{ ending: '.png', width: 1200, height: 630, quality: 92 }],
} as const satisfies Record<string, readonly Output[]>;

/** A sheet stays the vectors that it is drawn in: smaller than any raster of it, and sharp in every size. */
export type Kind = keyof typeof outputs | 'sheet';

/** The files of a picture, given the path of the first of them. */
export function filesOf(kind: Kind, file: string): string[] {
  return kind === 'sheet' ? [file] : outputs[kind].map(({ ending }) => stemOf(file) + ending);
}

function stemOf(file: string): string {
  return file.replace(/\.\w+$/, '');
}

/** What the files of a drawing depend on; the same text gives the same files. */
export function fingerprint(svg: string): string {
  return createHash('sha256').update(`${encoding}\n${svg}`).digest('hex').slice(0, 16);
}

/** Writes the files of a drawing, on two threads at most. Returns their bytes. */
export async function render(kind: Kind, svg: string, file: string): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  if (kind === 'sheet') {
    const { data } = optimize(svg, { multipass: true, floatPrecision: 1 });
    await writeFile(file, data);
    return Buffer.byteLength(data);
  }
  sharp.concurrency(2);
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: themes.light.sunken })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let bytes = 0;
  for (const output of outputs[kind]) {
    const { ending, width, height } = output;
    const sized = sharp(data, { raw }).resize(width, height, { kernel: 'lanczos3' });
    bytes += (await encoded(sized, output).toFile(stemOf(file) + ending)).size;
  }
  return bytes;
}

function encoded(image: Sharp, { ending, quality, effort }: Output): Sharp {
  if (ending.endsWith('.avif')) return image.avif({ quality, effort });
  if (ending.endsWith('.png')) return image.png({ palette: true, quality, effort: 8 });
  return image.jpeg({ quality, mozjpeg: true });
}
