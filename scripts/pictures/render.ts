import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { frame } from './car/proportions.ts';

/** Raise it when the settings below change, so that every picture is encoded afresh. */
const encoding = 1;

/** Flat art with soft gradients needs less than a photograph; these look like q70 and q80 of one. */
const finish = {
  600: { avif: 58, webp: 72 },
  1200: { avif: 60, webp: 76 },
} as const;

/** The files of a picture, given the path of its JPEG. */
export function filesOf(jpeg: string): string[] {
  const stem = jpeg.replace(/\.jpg$/, '');
  const rest = [600, 1200].flatMap((width) =>
    ['avif', 'webp'].map((format) => `${stem}-${width}.${format}`),
  );
  return [jpeg, ...rest];
}

/** What the files of a drawing depend on; the same text gives the same files. */
export function fingerprint(svg: string): string {
  return createHash('sha256').update(`${encoding}\n${svg}`).digest('hex').slice(0, 16);
}

/** Writes a drawing as JPEG (800 px wide) and as AVIF and WebP (600 and 1200 px wide). Returns the bytes. */
export async function render(svg: string, jpeg: string): Promise<number> {
  sharp.concurrency(2);
  await mkdir(dirname(jpeg), { recursive: true });
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ece5d9' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const stem = jpeg.replace(/\.jpg$/, '');
  const sized = (width: number) =>
    drawn().resize(width, Math.round((width * frame.height) / frame.width), { kernel: 'lanczos3' });
  let bytes = (await sized(800).jpeg({ quality: 75, mozjpeg: true }).toFile(jpeg)).size;
  for (const width of [600, 1200] as const) {
    const { avif, webp } = finish[width];
    const image = width === 1200 ? drawn() : sized(width);
    bytes += (
      await image.clone().avif({ quality: avif, effort: 2 }).toFile(`${stem}-${width}.avif`)
    ).size;
    bytes += (
      await image
        .clone()
        .webp({ quality: webp, effort: 4, smartSubsample: true })
        .toFile(`${stem}-${width}.webp`)
    ).size;
  }
  return bytes;
}
