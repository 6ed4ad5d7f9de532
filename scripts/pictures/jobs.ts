import { brandsByName, type CatalogueTexts, strayCars } from '../seed/catalogue.ts';
import { carPictures, chargerPictures } from '../seed/photos.ts';
import { type Fault, readLines } from '../seed/sheet.ts';
import {
  type BrandLine,
  BrandSheet,
  type CarLine,
  CarSheet,
  type ChargerLine,
  ChargerSheet,
} from '../seed/sheets.ts';
import { frontView, rearView } from './car/ends.ts';
import { type Subject, sideView } from './car/side.ts';
import { chargerView } from './charger/charger.ts';
import { fallbackCar, fallbackCharger } from './fallback.ts';
import type { Kind } from './render.ts';
import { sharePicture } from './scene/share.ts';

/** A picture to draw: its address on the site and its drawing. */
type Job = { address: string; kind: Kind; draw: () => string };

/** What the spreadsheets ask for. With a fault it is incomplete and not to be drawn. */
type Wanted = { brands: BrandLine[]; jobs: Job[]; faults: Fault[] };

/** Every picture that the catalogue's spreadsheets ask for, and the brands that need a logo. */
export function wantedPictures(texts: Omit<CatalogueTexts, 'tariffs'>): Wanted {
  const brands = readLines('brands.csv', texts.brands, BrandSheet);
  const cars = readLines('cars.csv', texts.cars, CarSheet);
  const chargers = readLines('chargers.csv', texts.chargers, ChargerSheet);
  const brandNamed = brandsByName(brands.lines);
  const carJobsOf = (car: CarLine) => {
    const brand = brandNamed(car.brand);
    return brand ? carJobs(brand.id, car) : [];
  };
  return {
    brands: brands.lines.map(({ values }) => values),
    jobs: [
      { address: '/pictures/fallback-car.jpg', kind: 'catalogue', draw: fallbackCar },
      { address: '/pictures/fallback-charger.jpg', kind: 'catalogue', draw: fallbackCharger },
      { address: '/og.png', kind: 'share', draw: sharePicture },
      ...cars.lines.flatMap(({ values }) => carJobsOf(values)),
      ...chargers.lines.flatMap(({ values }) => chargerJobs(values)),
    ],
    faults: [
      ...brands.faults,
      ...cars.faults,
      ...strayCars(cars.lines, brandNamed),
      ...chargers.faults,
    ],
  };
}

function carJobs(brandId: string, { model, body_type, dimensions, paints }: CarLine): Job[] {
  const [main, second, third] = paints;
  const subject: Subject = { brandId, model, bodyType: body_type, dimensions: dimensions ?? '' };
  const draws = [
    () => sideView(subject, main),
    () => frontView(subject, main),
    () => rearView(subject, main),
    () => sideView(subject, second),
    () => sideView(subject, third),
  ];
  return carPictures(brandId, model, paints).flatMap((address, index) => {
    const draw = draws[index];
    return draw === undefined ? [] : [{ address, kind: 'catalogue', draw }];
  });
}

function chargerJobs({ model, category, connector_type, input_type }: ChargerLine): Job[] {
  const subject = {
    model,
    category,
    connectorType: connector_type ?? '',
    inputType: input_type ?? '',
  };
  return chargerPictures(model).map((address) => ({
    address,
    kind: 'catalogue',
    draw: () => chargerView(subject),
  }));
}
