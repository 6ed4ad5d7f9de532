import { parsePhotos } from '../../src/features/catalogue/photos.ts';
import { slugOf } from '../../src/features/catalogue/slug.ts';
import { carPictures, chargerPictures, type Photos, photosOf } from './photos.ts';
import { duplicates, type Fault, type Line, type Read, readLines, sheetText } from './sheet.ts';
import {
  type BrandLine,
  BrandSheet,
  type CarLine,
  CarSheet,
  type ChargerLine,
  ChargerSheet,
  TariffSheet,
} from './sheets.ts';
import { insertStatements, type SqlValue } from './sql.ts';

/** The spreadsheets as text, by the table they fill. */
export type CatalogueTexts = Record<'brands' | 'cars' | 'chargers' | 'tariffs', string>;

type Row = Record<string, SqlValue>;

/** Rows by table, in the columns of the migrations. */
export type CatalogueRows = Record<keyof CatalogueTexts, Row[]>;

export type Catalogue = { rows: CatalogueRows; faults: Fault[]; warnings: string[] };

/**
 * The spreadsheets checked one by one and against each other, as rows of the database. With a fault the rows
 * are incomplete and not to be used. A warning names what the site survives: a picture that is not there.
 *
 * @param pictureExists whether the site has a file for an address such as `/pictures/fallback-car.jpg`
 */
export function readCatalogue(
  texts: CatalogueTexts,
  pictureExists: (address: string) => boolean,
): Catalogue {
  const brands = readLines('brands.csv', texts.brands, BrandSheet);
  const cars = readLines('cars.csv', texts.cars, CarSheet);
  const chargers = readLines('chargers.csv', texts.chargers, ChargerSheet);
  const tariffs = readLines('tariffs.csv', texts.tariffs, TariffSheet);
  const brandNamed = brandsByName(brands.lines);

  const carRows = withPhotos(
    cars,
    ({ paints, ...car }: CarLine) => {
      const brandId = brandNamed(car.brand)?.id ?? 'unknown';
      return { row: car, cell: car.photos, drawn: carPictures(brandId, car.model, paints) };
    },
    pictureExists,
  );
  const chargerRows = withPhotos(
    chargers,
    ({ features, features_ar, ...charger }: ChargerLine) => ({
      row: {
        ...charger,
        features: { json: features },
        features_ar: features_ar && { json: features_ar },
      },
      cell: charger.photos,
      drawn: chargerPictures(charger.model),
    }),
    pictureExists,
  );

  return {
    rows: {
      brands: brands.lines.map(({ values }) => values),
      cars: carRows.rows,
      chargers: chargerRows.rows,
      tariffs: tariffs.lines.map(({ values }) => values),
    },
    faults: [
      ...brands.faults,
      ...duplicates(brands.lines, 'the id', ({ id }) => id),
      ...duplicates(brands.lines, 'the name', ({ name_en }) => name_en.toLowerCase()),
      ...cars.faults,
      ...strayCars(cars.lines, brandNamed),
      ...duplicates(cars.lines, 'the id', ({ id }) => id),
      ...duplicates(cars.lines, 'the start of the id', ({ id }) => id.slice(0, 8)),
      ...duplicates(cars.lines, 'the model', ({ brand, model }) =>
        `${brand} ${model}`.toLowerCase(),
      ),
      ...duplicates(
        cars.lines,
        'the address',
        ({ brand, model, id }) => `${brand.toLowerCase()}/${slugOf(model, id)}`,
      ),
      ...carRows.faults,
      ...chargers.faults,
      ...duplicates(chargers.lines, 'the id', ({ id }) => id),
      ...duplicates(chargers.lines, 'the start of the id', ({ id }) => id.slice(0, 8)),
      ...duplicates(chargers.lines, 'the model', ({ model }) => model.toLowerCase()),
      ...chargerRows.faults,
      ...tariffs.faults,
      ...duplicates(
        tariffs.lines,
        'the key and date',
        ({ key, valid_from }) => `${key} ${valid_from}`,
      ),
    ],
    warnings: [
      ...missingLogos(brands.lines, pictureExists),
      ...carRows.warnings,
      ...chargerRows.warnings,
    ],
  };
}

/** The statements that fill an empty database with the catalogue and leave a filled one as it is. */
export function catalogueSql(rows: CatalogueRows): string {
  return [
    '-- Made from the spreadsheets in supabase/seed by `npm run seed:make`. Edit those, not this file.\n',
    insertStatements('brands', rows.brands),
    insertStatements('cars', rows.cars),
    insertStatements('chargers', rows.chargers),
    insertStatements('tariffs', rows.tariffs),
  ].join('\n');
}

type Described = { row: Row; cell: string; drawn: string[] };

function withPhotos<Values>(
  read: Read<Values>,
  describe: (values: Values) => Described,
  pictureExists: (address: string) => boolean,
) {
  const rows: Row[] = [];
  const faults: Fault[] = [];
  const warnings: string[] = [];
  for (const { at, values } of read.lines) {
    const { row, cell, drawn } = describe(values);
    const photos = photosOf(cell, drawn);
    if (photos === undefined) {
      faults.push(
        `${at}, photos ${JSON.stringify(cell)}: leave it empty for the drawn pictures, or write addresses that begin with https:// or /, with spaces between`,
      );
      continue;
    }
    rows.push({ ...row, photos: { json: photos } });
    warnings.push(...photoWarnings(at, photos, pictureExists));
  }
  return { rows, faults, warnings };
}

function photoWarnings(
  at: string,
  photos: Photos,
  pictureExists: (address: string) => boolean,
): string[] {
  const addresses = parsePhotos(photos);
  if (addresses.length === 0)
    return [`${at}: its photos give no picture; the fallback will be shown`];
  const missing = addresses.filter((address) => address.startsWith('/') && !pictureExists(address));
  if (missing.length === 0) return [];
  return [
    `${at}: ${missing.length} of ${addresses.length} pictures are not there, such as ${missing[0]}`,
  ];
}

function missingLogos(
  brands: readonly Line<{ logo_url: string | null }>[],
  pictureExists: (address: string) => boolean,
): string[] {
  return brands.flatMap(({ at, values: { logo_url } }) =>
    logo_url?.startsWith('/') && !pictureExists(logo_url)
      ? [`${at}: the logo ${logo_url} is not there`]
      : [],
  );
}

/** Statements for `public.tariffs` with the figures of its spreadsheet, without which no site can be built. */
export function tariffsSql(): string {
  const { lines, faults } = readLines('tariffs.csv', sheetText('tariffs'), TariffSheet);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return insertStatements(
    'tariffs',
    lines.map(({ values }) => values),
  );
}

/** Finds a brand by its name, in whatever case a car writes it. */
export type BrandNamed = (name: string) => BrandLine | undefined;

/** Makes the brands of a spreadsheet findable by their names. */
export function brandsByName(brands: readonly Line<BrandLine>[]): BrandNamed {
  const byName = new Map(brands.map(({ values }) => [values.name_en.toLowerCase(), values]));
  return (name) => byName.get(name.toLowerCase());
}

/** A fault for each car of a brand that is not there. */
export function strayCars(cars: readonly Line<CarLine>[], brandNamed: BrandNamed): Fault[] {
  return cars
    .filter(({ values }) => brandNamed(values.brand) === undefined)
    .map(
      ({ at, values }) =>
        `${at}, brand ${JSON.stringify(values.brand)}: brands.csv has no such name_en; add the brand there or correct the name`,
    );
}
