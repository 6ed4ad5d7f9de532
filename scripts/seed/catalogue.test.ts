import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CatalogueTexts, catalogueSql, readCatalogue } from './catalogue.ts';
import { ChargingPointSheet } from './charging-points.ts';
import { bydLine, csvOf, seagull } from './fixture.ts';
import { BrandSheet, CarSheet, ChargerSheet, TariffSheet } from './sheets.ts';
import { listText } from './to-draw.ts';

const folder = new URL('../../supabase/seed/', import.meta.url);
const fileText = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const headers: CatalogueTexts = {
  brands: csvOf(BrandSheet),
  cars: csvOf(CarSheet),
  chargers: csvOf(ChargerSheet),
  charging_points: csvOf(ChargingPointSheet),
  tariffs: csvOf(TariffSheet),
};

function read(cars: Record<string, string>[], others: Partial<CatalogueTexts> = {}) {
  const brands = csvOf(BrandSheet, bydLine);
  const lines = cars.map((car) => ({ ...seagull, ...car }));
  const texts = { ...headers, brands, cars: csvOf(CarSheet, ...lines), ...others };
  return readCatalogue(texts, () => true);
}

const second = { id: '00000000-84e6-4ceb-95bd-447e7184d454', model: 'Dolphin' };

describe('the catalogue of the repository', () => {
  const texts = {
    brands: fileText('brands.csv'),
    cars: fileText('cars.csv'),
    chargers: fileText('chargers.csv'),
    charging_points: fileText('charging-points.csv'),
    tariffs: fileText('tariffs.csv'),
  };
  const { rows, toDraw, faults } = readCatalogue(texts, () => true);

  it('is free of faults and large enough', () => {
    expect(faults).toEqual([]);
    expect(rows.brands.length).toBeGreaterThanOrEqual(20);
    expect(rows.cars.length).toBeGreaterThanOrEqual(70);
    expect(rows.cars.some(({ powertrain }) => powertrain === 'EREV')).toBe(true);
    expect(rows.chargers.length).toBeGreaterThanOrEqual(15);
  });

  it('says in both languages what a charger offers', () => {
    const items = (cell: unknown) => z.object({ json: z.array(z.string()) }).parse(cell).json;
    for (const { features, features_ar } of rows.chargers) {
      expect(items(features_ar)).toHaveLength(items(features).length);
      expect(items(features_ar).join()).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('calls every price what it is', () => {
    for (const item of [...rows.cars, ...rows.chargers]) {
      expect(item).toMatchObject({ price_standing: 'level' });
      expect(item).toMatchObject({ price_verified_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    }
  });

  it('knows the consumption only of cars whose usable battery it knows', () => {
    const drawn = rows.cars.filter(({ town_kwh_100km }) => town_kwh_100km !== null);
    expect(drawn.length).toBeGreaterThan(15);
    for (const car of drawn) {
      expect(car).toMatchObject({
        usable_kwh: expect.any(Number),
        motorway_kwh_100km: expect.any(Number),
        consumption_source: expect.stringMatching(/20\d\d/),
      });
      expect(Number(car.motorway_kwh_100km)).toBeGreaterThan(Number(car.town_kwh_100km));
    }
  });

  it('takes a car with Chinese figures that no agent brings for one with a Chinese plug', () => {
    for (const car of rows.cars) {
      if (car.range_cycle === 'CLTC' && car.import_channel !== 'official') {
        expect(car).toMatchObject({ charging_protocol: 'GB/T', connector_basis: 'assumed' });
      }
    }
  });

  it('has the seed.sql that it gives', () => {
    const made = readFileSync(new URL('../seed.sql', folder), 'utf8');
    expect(made).toBe(catalogueSql(rows));
  });

  it('explains every column to its editors', () => {
    const sheets = [BrandSheet, CarSheet, ChargerSheet, ChargingPointSheet, TariffSheet];
    const explained = new Set(fileText('README.md').match(/[a-z0-9_]+/g));
    const columns = sheets.flatMap(({ shape }) => Object.keys(shape));
    expect(columns.filter((column) => !explained.has(column))).toEqual([]);
  });

  it('has the list of pictures that it gives', () => {
    expect(fileText('pictures.json')).toBe(listText(toDraw));
  });
});

describe('a line as a row', () => {
  it('keeps quotes, angle brackets, Arabic and emoji as they are', () => {
    const model = `O'Neil "X" <script>alert(1)<script>`;
    const { rows, faults } = read([{ model }, { ...second, model: 'سيارة 🚗' }]);
    expect(faults).toEqual([]);
    expect(rows.cars.map(({ model }) => model)).toEqual([model, 'سيارة 🚗']);
    expect(catalogueSql(rows)).not.toContain('sources');
    expect(catalogueSql(rows)).toContain(`'O''Neil "X" <script>alert(1)<script>'`);
  });

  it('leaves out blanks around a cell', () => {
    const { rows } = read([{ model: ' Seal ', dealer: ' ', powertrain: ' BEV ' }]);
    expect(rows.cars[0]).toMatchObject({ model: 'Seal', dealer: null, powertrain: 'BEV' });
  });

  it('leaves what is not known null', () => {
    expect(read([{}]).rows.cars[0]).toMatchObject({
      price_egp: null,
      range_km: null,
      dealer: null,
    });
  });

  it('draws the car alone first, then with its sizes', () => {
    const photos = ['side-ink', 'size-ink'].map((view) => `/pictures/cars/byd-seagull/${view}.svg`);
    expect(read([{}]).rows.cars[0]).toMatchObject({ photos: { json: photos } });
  });
});

describe('what to draw', () => {
  it.each(['BYD', 'Byd'])('is a car with the id of its brand, however written: %s', (brand) => {
    expect(read([{ brand, dimensions: '' }]).toDraw).toEqual({
      brands: [{ id: 'byd', name: 'BYD' }],
      cars: [
        {
          brandId: 'byd',
          model: 'Seagull',
          bodyType: 'Hatchback',
          dimensions: '',
          wheelbase: null,
          lines: ['short-bonnet', 'rising-waist'],
          paint: 'ink',
        },
      ],
      chargers: [],
    });
  });

  it('is no car without a brand', () => {
    expect(read([{ brand: 'Nobody' }]).toDraw.cars).toEqual([]);
  });
});

describe('a fault', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    [
      'a bad number',
      { price_egp: '1,5 m' },
      /cars\.csv line 2, price_egp "1,5 m": write a whole number/,
    ],
    ['a number in exponents', { range_km: '1e3' }, /range_km "1e3": write a whole number/],
    ['a negative number', { range_km: '-5' }, /range_km "-5"/],
    [
      'a stray brand',
      { brand: 'Teslla' },
      /line 2, brand "Teslla": brands\.csv has no such name_en/,
    ],
    ['a slash in a model', { model: 'A/C' }, /model "A\/C": write it without \//],
    ['an empty model', { model: ' ' }, /model " ": fill it in/],
    ['a line break in a model', { model: 'A\nB' }, /model "A\\nB": remove the line break/],
    ['a rewritten date', { price_verified_on: '20/11/2026' }, /write the date as 2026-11-20/],
    ['a date to come', { price_verified_on: '2099-01-01' }, /write a day from 2000 on/],
    [
      'a dealer whose letters are lost',
      { dealer: 'SMG ????', sources: 'channel: SMG' },
      /letters of it are lost/,
    ],
    ['a source that turns round', { price_source: 'a\u202eb' }, /remove .* invisible character/],
    ['look-alike letters', { model: '\u0405eagull' }, /each word in one alphabet/],
    ['an impossible date', { price_verified_on: '2026-02-31' }, /write the date as 2026-11-20/],
    [
      'a confirmed price without a source',
      { price_standing: 'confirmed', price_verified_on: '2026-11-20' },
      /price_source "": fill it in, since the price is confirmed/,
    ],
    ['an unknown body', { body_type: 'Van' }, /body_type "Van": write one of: Hatchback/],
    [
      'an unknown channel',
      { import_channel: 'grey' },
      /import_channel "grey": write one of: official/,
    ],
    ['an unknown paint', { paint: 'pink' }, /paint "pink": write a paint out of/],
    [
      'an unknown line',
      { lines: 'fastback wing' },
      /lines "fastback wing": write lines that people/,
    ],
    ['odd wheelbase', { wheelbase: '2.7 m' }, /wheelbase "2\.7 m": write the distance/],
    ['odd dimensions', { dimensions: '4.8 m' }, /write length x width x height in mm/],
    ['a battery car with two ranges', { ev_range_km: '200' }, /empty for a BEV/],
    [
      'an EREV with another range',
      { powertrain: 'EREV', range_km: '900', ev_range_km: '200' },
      /on the battery alone/,
    ],
    [
      'photos that are nothing',
      { photos: 'see my phone' },
      /photos "see my phone": leave it empty/,
    ],
    ['photos of broken JSON', { photos: '["/a.jpg"' }, /photos .*: leave it empty/],
    ['an id that is none', { id: '7' }, /id "7": leave it empty to get a new one/],
    [
      'an agent without a source',
      { import_channel: 'official', sources: 'plug: a sheet' },
      /sources .*: name who says so of cars sold in Egypt \("channel: \.\.\."\)/,
    ],
    ['a dealer without a source', { dealer: 'SMG' }, /"channel: \.\.\."/],
    ['a recorded plug without a source', { connector_basis: 'recorded' }, /"plug: \.\.\."/],
    ['a warranty without a source', { warranty_years: '3' }, /"warranty: \.\.\."/],
    [
      'a battery warranty without a source',
      { battery_warranty_km: '160000' },
      /"battery_warranty: \.\.\."/,
    ],
    ['a source for nothing', { sources: 'a friend' }, /write what each source is for/],
    ['a consumption of nobody', { town_kwh_100km: '12' }, /or none of them/],
    [
      'more to use than there is',
      { usable_kwh: '60', battery_capacity_kwh: '50' },
      /usable_kwh "60": write at most battery_capacity_kwh/,
    ],
    [
      'a mean above the peak',
      { rapid_mean_kw: '90', dc_kw: '80' },
      /rapid_mean_kw "90": write at most dc_kw/,
    ],
  ];
  it.each(cases)('names %s', (_, car, sentence) => {
    const { faults } = read([car]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
  });

  it('names two lines with one address, and what makes it', () => {
    const faults = read([{}, { id: '62f746b4-0000-4ceb-95bd-447e7184d454' }]).faults.join('\n');
    expect(faults).toContain(
      'line 3: the address "byd/seagull-62f746b4" is taken by cars.csv line 2',
    );
  });

  it('names ids that begin alike, and one id twice', () => {
    const faults = read([{}, { model: 'Dolphin' }]).faults.join('\n');
    expect(faults).toContain('the id "62f746b4-84e6-4ceb-95bd-447e7184d454" is taken');
    expect(faults).toContain('the start of the id "62f746b4" is taken');
  });

  it('names brands that differ in case only', () => {
    const twin = { ...bydLine, id: 'byd-2', name_en: 'Byd' };
    const brands = csvOf(BrandSheet, bydLine, twin);
    expect(read([], { brands }).faults).toEqual([
      'brands.csv line 3: the name "byd" is taken by brands.csv line 2; change one of them',
    ]);
  });

  it('spares the lines without one', () => {
    const { rows, faults } = read([{ price_egp: 'cheap' }, second]);
    expect(faults).toHaveLength(1);
    expect(rows.cars).toHaveLength(1);
  });
});

describe('a warning', () => {
  it('names photos that give no picture', () => {
    const { warnings, rows } = read([{ photos: 'text:["/a.jpg", ' }]);
    expect(warnings).toEqual([
      expect.stringContaining('cars.csv line 2: its photos give no picture'),
    ]);
    expect(rows.cars[0]).toMatchObject({ photos: { json: '["/a.jpg",' } });
  });

  it('names pictures that are not there', () => {
    const cars = csvOf(CarSheet, seagull);
    const brands = csvOf(BrandSheet, { ...bydLine, logo_url: '' });
    const { warnings } = readCatalogue({ ...headers, brands, cars }, () => false);
    expect(warnings).toEqual([expect.stringContaining('2 of 2 pictures are not there')]);
  });
});
