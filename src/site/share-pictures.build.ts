import { inLanguage } from '@/config/paths';
import { shortRange } from '@/features/car/car-meta';
import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import { loadBrands, loadChargers } from '@/features/catalogue/catalogue.build';
import type { Charger } from '@/features/catalogue/charger';
import { fullName } from '@/features/catalogue/full-name';
import { formatQuantity } from '@/lib/number';
import { memoized } from '@/lib/once';
import { m } from '@/paraglide/messages.js';
import { getLocale, type Locale } from '@/paraglide/runtime.js';
import { drawingFile, type SharePicture } from './share-picture.build';

/** Above this number of cars the brand's picture stands for its cars: a picture takes longer to render than a page. */
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

/** Address of the picture of a brand's page; undefined where the site's own has to do. */
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
