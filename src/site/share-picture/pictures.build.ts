import { isMainThread } from 'node:worker_threads';
import { inLanguage } from '@/config/languages';
import { shortRange } from '@/features/car/car-meta';
import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import { loadBrands, loadChargers } from '@/features/catalogue/catalogue.build';
import type { Charger } from '@/features/catalogue/charger';
import { fullName } from '@/features/catalogue/full-name';
import { lazy } from '@/lib/lazy';
import { memoized } from '@/lib/memoized';
import { formatQuantity } from '@/lib/quantity';
import { withLocale } from '@/lib/with-locale.build';
import { m } from '@/paraglide/messages.js';
import { getLocale, type Locale, locales } from '@/paraglide/runtime.js';
import { drawAhead, drawingOf, drawSharePicture, type SharePicture } from './draw.build';

/** Drawing one takes as long as building ten pages: in a larger catalogue the brand's stands for its cars. */
const mostCars = 300;

/** Under the name of its file. */
type Named = [name: string, picture: SharePicture];

/**
 * Every picture for previews of a language's pages, under the names of their files, for all languages the same. Prices
 * change too often to stand on them.
 */
export const sharePictures = memoized((language: Locale) => withLocale(language, drawings));

async function drawings(): Promise<ReadonlyMap<string, SharePicture>> {
  const [brands, chargers] = await Promise.all([loadBrands(), loadChargers()]);
  const cars = brands.flatMap(({ models }) => models);
  return new Map([
    ...brands.flatMap(ofBrand),
    ...(cars.length > mostCars ? [] : cars.flatMap(ofCar)),
    ...chargers.flatMap(ofCharger),
  ]);
}

/** A picture in the language that is being read, as JPEG; undefined where there is none of this name. */
export async function sharePicture(name: string): Promise<Buffer | undefined> {
  const subject = (await sharePictures(getLocale())).get(name);
  if (import.meta.env.PROD) await drawAll();
  return subject && drawSharePicture(subject);
}

/** Address of the picture for previews of a brand's page; undefined where the site's own has to do. */
export const brandShare = (brand: Brand): Promise<string | undefined> => shareAddress(brand.id);

/** The same of a car's page: its own, or its brand's. */
export async function carShare(car: Car): Promise<string | undefined> {
  return (await shareAddress(car.recordId)) ?? shareAddress(car.brandId);
}

/** The same of a charger's page. */
export const chargerShare = (charger: Charger): Promise<string | undefined> =>
  shareAddress(charger.recordId);

async function shareAddress(name: string): Promise<string | undefined> {
  // Who asks for a picture is told why there is none.
  if (import.meta.env.PROD && isMainThread) drawAll().catch(() => undefined);
  const language = getLocale();
  const pictures = await sharePictures(language);
  return pictures.has(name) ? inLanguage(`/share/${name}.jpg`, language) : undefined;
}

/** Draws them in an order of its own, that of their drawings, while the pages are made. */
const drawAll = lazy(async () => {
  const pictures = await Promise.all(locales.map(sharePictures));
  await drawAhead(pictures.flatMap((ofLanguage) => [...ofLanguage.values()]));
});

function ofBrand({ id, name, models }: Brand): Named[] {
  const drawing = models.map(({ imageUrl }) => drawingOf(imageUrl)).find((file) => file);
  const title = m.brand_title({ brand: name });
  return named(id, drawing, { title, text: m.seo_share_models() });
}

function ofCar(car: Car): Named[] {
  const drawing = drawingOf(car.imageUrl);
  return named(car.recordId, drawing, { title: fullName(car), text: shortRange(car) });
}

function ofCharger({ recordId, name, images, powerKw, connectorType }: Charger): Named[] {
  const drawing = images.map(drawingOf).find((file) => file);
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
