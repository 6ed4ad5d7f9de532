import { isMainThread } from 'node:worker_threads';
import { shortRange } from '@/features/car/car-meta';
import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import { loadBrands, loadChargers } from '@/features/catalogue/catalogue.build';
import type { Charger } from '@/features/catalogue/charger';
import { fullName } from '@/features/catalogue/full-name';
import { formatQuantity } from '@/lib/quantity';
import { withLocale } from '@/lib/with-locale.build';
import { m } from '@/paraglide/messages.js';
import { baseLocale } from '@/paraglide/runtime.js';
import { drawAhead, drawingOf, type SharePicture } from './draw.build';

/** Drawing one takes as long as building ten pages: in a larger catalogue the brand's stands for its cars. */
const mostCars = 300;

type Named = { name: string; picture: SharePicture };

/**
 * Every picture for previews of this build, under the name of its file, for all languages the same. Prices change too
 * often to stand on them.
 */
export const sharePictures = (): Promise<Named[]> => withLocale(baseLocale, drawings);

async function drawings(): Promise<Named[]> {
  const [brands, chargers] = await Promise.all([loadBrands(), loadChargers()]);
  const cars = brands.flatMap(({ models }) => models);
  return [
    ...brands.flatMap(ofBrand),
    ...(cars.length > mostCars ? [] : cars.flatMap(ofCar)),
    ...chargers.flatMap(ofCharger),
  ];
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
  names ??= sharePictures().then((pictures) => {
    if (import.meta.env.PROD && isMainThread)
      void drawAhead(pictures.map(({ picture }) => picture));
    return new Set(pictures.map((picture) => picture.name));
  });
  return (await names).has(name) ? `/share/${name}.jpg` : undefined;
}

let names: Promise<ReadonlySet<string>> | undefined;

function ofBrand({ id, name, models }: Brand): Named[] {
  const drawing = models.map(({ imageUrl }) => drawingOf(imageUrl)).find((file) => file);
  const title = m.brand_title({ brand: name });
  return drawing === undefined
    ? []
    : [{ name: id, picture: { drawing, title, text: m.seo_share_models() } }];
}

function ofCar(car: Car): Named[] {
  const drawing = drawingOf(car.imageUrl);
  return drawing === undefined
    ? []
    : [
        {
          name: car.recordId,
          picture: { drawing, title: fullName(car), text: shortRange(car) },
        },
      ];
}

function ofCharger({ recordId, name, images, powerKw, connectorType }: Charger): Named[] {
  const drawing = images.map(drawingOf).find((file) => file);
  const facts = [powerKw === null ? null : formatQuantity(powerKw, m.unit_kw()), connectorType];
  const text = facts.filter((fact) => fact !== null).join(' · ');
  return drawing === undefined
    ? []
    : [{ name: recordId, picture: { drawing, title: name, text, tall: true } }];
}
