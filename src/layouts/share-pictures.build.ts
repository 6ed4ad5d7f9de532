import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { loadBrands, loadChargers } from '#catalogue/catalogue.build.ts';
import { inLanguage } from '#config/paths.ts';
import type { Brand } from '#domain/brand-file.ts';
import type { Car } from '#domain/car.ts';
import type { Charger } from '#domain/charger.ts';
import { fullName } from '#domain/full-name.ts';
import { shortRange } from '#features/car/figures.ts';
import { inText, visible } from '#lib/markup.ts';
import { formatQuantity } from '#lib/number.ts';
import { memoized } from '#lib/once.ts';
import { m } from '#paraglide/messages.js';
import { getLocale, getTextDirection, type Locale } from '#paraglide/runtime.js';
import { mark, themes } from '#styles/tokens.ts';

/** Size of every picture for link previews, in px: what Facebook, WhatsApp and X show in full. */
export const previewSize = { width: 1200, height: 630 };

/** The preview of a page: a drawing of the catalogue under two lines of text. */
export type SharePicture = {
  /** File of the drawing, see `drawingFile`. */
  drawing: string;
  title: string;
  text: string;
  language: Locale;
  /** The drawing reaches to the top, so the text stands beside it. */
  tall?: boolean;
};

const marginPx = 64;

/** Part of the cache key: raise it when the layout below changes. */
const version = 6;

const fonts = {
  en: { family: 'Instrument Sans', file: 'src/assets/share-fonts/instrument-sans.ttf' },
  ar: { family: 'Readex Pro', file: 'src/assets/share-fonts/readex-pro.ttf' },
} as const;

/** The file of one of the site's own drawings, the largest of a charger; undefined for any other picture. */
function drawingFile(picture: string): string | undefined {
  const [, name, ending] = /^(\/pictures(?:\/[a-z0-9-]+)+)\.(jpg|svg)$/.exec(picture) ?? [];
  if (name === undefined) return undefined;
  const file = join('public', `${name}${ending === 'svg' ? '.svg' : '-1200.avif'}`);
  return existsSync(file) ? file : undefined;
}

/** Renders a picture as JPEG, or takes it from the cache of an earlier build. */
export async function renderSharePicture(picture: SharePicture): Promise<Buffer> {
  const drawing = await readFile(picture.drawing);
  const hash = createHash('sha256')
    .update(`${version}${JSON.stringify(picture)}`)
    .update(drawing);
  const folder = resolve(process.env.TAYAR_CACHE ?? './node_modules/.astro', 'share-pictures');
  const file = join(folder, `${hash.digest('hex').slice(0, 24)}.jpg`);
  if (existsSync(file)) return readFile(file);

  const rendered = await placeDrawing(picture, drawing)
    .composite(await overlays(picture))
    .jpeg({ quality: 68 })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  await writeFile(file, rendered);
  return rendered;
}

/** Drawings are 1200 x 800 px: the room below a car is cut off, the wall beside a charger is extended. */
function placeDrawing({ language, tall = false }: SharePicture, drawing: Buffer) {
  // A car's drawing has no ground of its own.
  const opaque = sharp(drawing).flatten({ background: themes.light.sunken });
  if (!tall) return opaque.extract({ left: 0, top: 0, ...previewSize });
  const beside = previewSize.width - previewSize.height * 1.5;
  return opaque
    .resize({ height: previewSize.height })
    .extend({ [startSide(language)]: beside, extendWith: 'copy' });
}

function startSide(language: Locale): 'left' | 'right' {
  return getTextDirection(language) === 'rtl' ? 'right' : 'left';
}

async function overlays({ title, text, language, tall = false }: SharePicture) {
  const { ink, muted, brand, accent } = themes.light;
  const fromLeft = startSide(language) === 'left';
  const room = tall ? 430 : previewSize.width - 2 * marginPx - 96;
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><g transform="scale(1.5)" fill="none" stroke-width="4.5" stroke-linecap="round"><path d="${mark.post}" stroke="${brand}"/><path d="${mark.wire}" stroke="${accent}"/></g></svg>`;

  const line = async (words: string, top: number, size: number, weight: string, colour: string) => {
    // Pango refuses a text without anything visible.
    if (!visible.test(words)) return [];
    const image = await writeLine(words, language, `${weight} ${size}`, colour, room);
    const left = fromLeft ? marginPx : previewSize.width - marginPx - image.info.width;
    return [{ input: image.data, left, top }];
  };
  const overlay: OverlayOptions[] = [
    { input: Buffer.from(sign), left: fromLeft ? 1088 : marginPx, top: 52 },
    ...(await line(title, 70, 60, 'SemiBold', ink)),
    ...(await line(text, 146, 34, 'Regular', muted)),
  ];
  return overlay;
}

/** A line as PNG, scaled down where it is wider than its room (px). */
async function writeLine(
  words: string,
  language: Locale,
  style: string,
  colour: string,
  room: number,
) {
  const { family, file } = fonts[language];
  // Without the mark, a line that begins with a Latin name would be laid out left to right in Arabic too.
  const direction = getTextDirection(language) === 'rtl' ? '\u200f' : '';
  const image = sharp({
    text: {
      text: `<span foreground="${colour}">${direction}${inText(words)}</span>`,
      font: `${family} ${style}`,
      fontfile: resolve(file),
      rgba: true,
      // One point of the font is one pixel.
      dpi: 72,
    },
  });
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  if (info.width <= room) return { data, info };
  return sharp(data).resize({ width: room }).png().toBuffer({ resolveWithObject: true });
}

/** With more cars each shows its brand's picture: a picture takes longer to render than a page. */
const maxCars = 300;

/** Every picture for link previews in the current language, by the name of its file. */
export function sharePictures(): Promise<ReadonlyMap<string, SharePicture>> {
  return picturesIn(getLocale());
}

/** The locale is the cache key; what is made follows the current language. */
const picturesIn = memoized(async (_locale: Locale) => {
  const [brands, chargers] = await Promise.all([loadBrands(), loadChargers()]);
  const cars = brands.flatMap(({ models }) => models);
  return new Map([
    ...brands.flatMap(ofBrand),
    ...(cars.length > maxCars ? [] : cars.flatMap(ofCar)),
    ...chargers.flatMap(ofCharger),
  ]);
});

/** Address of the picture of a brand's page; undefined where the site's default picture is used. */
export const brandShare = (brand: Brand) => addressOf(brand.id);

/** Address of the picture of a car's page: its own, or its brand's. */
export async function carShare(car: Car): Promise<string | undefined> {
  return (await addressOf(car.recordId)) ?? addressOf(car.brandId);
}

/** Address of the picture of a charger's page. */
export const chargerShare = (charger: Charger) => addressOf(charger.recordId);

async function addressOf(name: string): Promise<string | undefined> {
  const pictures = await sharePictures();
  return pictures.has(name) ? inLanguage(`/share/${name}.jpg`, getLocale()) : undefined;
}

type Named = [name: string, picture: SharePicture];

function ofBrand({ id, name, models }: Brand): Named[] {
  const drawing = models.map(({ imageUrl }) => drawingFile(imageUrl)).find((file) => file);
  const title = m.brand_title({ brand: name });
  return named(id, drawing, { title, text: m.seo_share_models() });
}

function ofCar(car: Car): Named[] {
  const words = { title: fullName(car), text: shortRange(car) };
  return named(car.recordId, drawingFile(car.imageUrl), words);
}

function ofCharger({ recordId, name, images, powerKw, connectorType }: Charger): Named[] {
  const drawing = images.map(drawingFile).find((file) => file);
  const facts = [powerKw === null ? null : formatQuantity(powerKw, m.unit_kw()), connectorType];
  const text = facts.filter((fact) => fact !== null).join(' · ');
  return named(recordId, drawing, { title: name, text, tall: true });
}

function named(
  name: string,
  drawing: string | undefined,
  words: Omit<SharePicture, 'drawing' | 'language'>,
): Named[] {
  return drawing === undefined ? [] : [[name, { drawing, language: getLocale(), ...words }]];
}
