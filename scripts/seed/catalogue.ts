import { carPictures, chargerPictures } from '@tayar/pictures';
import { parsePhotos } from '#domain/photos.ts';
import { slugOf } from '#domain/slug.ts';
import { readChargingPointSheet } from './charging-points.ts';
import { photosOf } from './photos.ts';
import { duplicates, type Fault, type Line, readLines, sheetText } from './sheet.ts';
import {
  type BrandLine,
  BrandSheet,
  type CarLine,
  CarSheet,
  ChargerSheet,
  TariffSheet,
} from './sheets.ts';
import { insertStatements, type SqlValue } from './sql.ts';
import { type ToDraw, toDraw } from './to-draw.ts';

const tables = ['brands', 'cars', 'chargers', 'charging_points', 'tariffs'] as const;
type Table = (typeof tables)[number];

/** The spreadsheets as text, by the table they fill. */
export type CatalogueTexts = Record<Table, string>;

type Row = Record<string, SqlValue>;

/** Rows by table, in the columns of the migrations. */
export type CatalogueRows = Record<Table, Row[]>;

/**
 * Checks the spreadsheets one by one and against each other, and turns them into rows. If there are faults, the rows
 * and the list of what to draw are incomplete and must not be used. A warning names something that the site can do without: a missing picture.
 *
 * @param pictureExists whether the site has a file for an address such as `/pictures/fallback-car.jpg`.
 */
export function readCatalogue(
  texts: CatalogueTexts,
  pictureExists: (address: string) => boolean,
): { rows: CatalogueRows; toDraw: ToDraw; faults: Fault[]; warnings: string[] } {
  const brands = readLines('brands.csv', texts.brands, BrandSheet);
  const cars = readLines('cars.csv', texts.cars, CarSheet);
  const chargers = readLines('chargers.csv', texts.chargers, ChargerSheet);
  const tariffs = readLines('tariffs.csv', texts.tariffs, TariffSheet);
  const points = readChargingPointSheet(texts.charging_points);
  const brandNamed = brandsByName(brands.lines);
  const photoFaults: Fault[] = [];
  const warnings: string[] = brands.lines.flatMap(({ at, values: { logo_url } }) =>
    logo_url?.startsWith('/') && !pictureExists(logo_url)
      ? [`${at}: the logo ${logo_url} is not there`]
      : [],
  );

  const withPhotos = (at: string, row: Row, cell: string, drawn: string[]): Row[] => {
    const photos = photosOf(cell, drawn);
    if (photos === undefined) {
      photoFaults.push(
        `${at}, photos ${JSON.stringify(cell)}: leave it empty for the drawn pictures, or write addresses that begin with https:// or /, with spaces between`,
      );
      return [];
    }
    const addresses = parsePhotos(photos);
    const missing = addresses.filter((one) => one.startsWith('/') && !pictureExists(one));
    if (addresses.length === 0) {
      warnings.push(`${at}: its photos give no picture; the fallback will be shown`);
    } else if (missing.length > 0) {
      warnings.push(
        `${at}: ${missing.length} of ${addresses.length} pictures are not there, such as ${missing[0]}`,
      );
    }
    return [{ ...row, photos: { json: photos } }];
  };
  const rows: CatalogueRows = {
    brands: brands.lines.map(({ values }) => values),
    cars: cars.lines.flatMap(
      ({ at, values: { wheelbase: _, lines: __, paint, sources: ___, ...car } }) => {
        const brandId = brandNamed(car.brand)?.id ?? 'unknown';
        return withPhotos(at, car, car.photos, carPictures(brandId, car.model, paint));
      },
    ),
    chargers: chargers.lines.flatMap(({ at, values: { features, features_ar, ...charger } }) => {
      const inArabic = features_ar && { json: features_ar };
      const row = { ...charger, features: { json: features }, features_ar: inArabic };
      return withPhotos(at, row, charger.photos, chargerPictures(charger.model));
    }),
    charging_points: points.rows,
    tariffs: tariffs.lines.map(({ values }) => values),
  };
  const ids = {
    'the id': ({ id }: { id: string }) => id,
    'the start of the id': ({ id }: { id: string }) => id.slice(0, 8),
  };
  return {
    rows,
    toDraw: toDraw(brands.lines, cars.lines, chargers.lines, brandNamed),
    faults: [
      ...brands.faults,
      ...duplicates(brands.lines, {
        'the id': ({ id }) => id,
        'the name': ({ name_en }) => name_en.toLowerCase(),
      }),
      ...cars.faults,
      ...strayCars(cars.lines, brandNamed),
      ...duplicates(cars.lines, {
        ...ids,
        'the model': ({ brand, model }) => `${brand} ${model}`.toLowerCase(),
        'the address': ({ brand, model, id }) => `${brand.toLowerCase()}/${slugOf(model, id)}`,
      }),
      ...chargers.faults,
      ...duplicates(chargers.lines, { ...ids, 'the model': ({ model }) => model.toLowerCase() }),
      ...points.faults,
      ...tariffs.faults,
      ...duplicates(tariffs.lines, {
        'the key and date': ({ key, valid_from }) => `${key} ${valid_from}`,
      }),
      ...photoFaults,
    ],
    warnings,
  };
}

/** The SQL that fills an empty database with the catalogue and leaves a filled one as it is. */
export function catalogueSql(rows: CatalogueRows): string {
  return [
    '-- Made from the spreadsheets in supabase/seed by `npm run seed:make`. Edit those, not this file.\n',
    ...tables.map((table) => insertStatements(table, rows[table])),
  ].join('\n');
}

/** The SQL that adds the tariffs, without which no site can be built. */
export function tariffsSql(): string {
  const { lines, faults } = readLines('tariffs.csv', sheetText('tariffs'), TariffSheet);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const rows = lines.map(({ values }) => values);
  return insertStatements('tariffs', rows);
}

/** Finds a brand by its name, in whatever case a car writes it. */
type BrandNamed = (name: string) => BrandLine | undefined;

function brandsByName(brands: readonly Line<BrandLine>[]): BrandNamed {
  const byName = new Map(brands.map(({ values }) => [values.name_en.toLowerCase(), values]));
  return (name) => byName.get(name.toLowerCase());
}

/** A fault for each car whose brand is missing. */
function strayCars(cars: readonly Line<CarLine>[], brandNamed: BrandNamed): Fault[] {
  return cars
    .filter(({ values }) => brandNamed(values.brand) === undefined)
    .map(
      ({ at, values }) =>
        `${at}, brand ${JSON.stringify(values.brand)}: brands.csv has no such name_en; add the brand there or correct the name`,
    );
}
