import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bydLine, csvOf, seagull } from '../seed/fixture.ts';
import { BrandSheet, CarSheet, ChargerSheet } from '../seed/sheets.ts';
import { chargerView } from './charger/charger.ts';
import { wantedPictures } from './jobs.ts';
import { element, figure } from './svg.ts';

const brands = csvOf(BrandSheet, bydLine);
const chargers = csvOf(ChargerSheet, {
  id: 'fdec65fe-7212-4737-b222-d7283ab5a383',
  model: 'Wall <b>',
  category: 'Home',
  price_standing: 'level',
  published: 'yes',
});
const addressesFor = (car: Record<string, string>) => {
  const cars = csvOf(CarSheet, {
    ...seagull,
    model: 'Seal RWD',
    paints: 'nile copper sand',
    ...car,
  });
  const { jobs, faults } = wantedPictures({ brands, cars, chargers });
  return { faults, addresses: jobs.map(({ address }) => address) };
};
const fixed = ['/pictures/fallback-car.jpg', '/pictures/fallback-charger.jpg', '/og.png'];
const ofCharger = '/pictures/chargers/wall-b.jpg';

describe('wantedPictures', () => {
  it.each(['BYD', 'Byd'])('asks for five pictures of a car (%s), one of a charger', (brand) => {
    const car = '/pictures/cars/byd-seal-rwd/';
    expect(addressesFor({ brand })).toEqual({
      faults: [],
      addresses: [
        ...fixed,
        `${car}side-nile.jpg`,
        `${car}front-nile.jpg`,
        `${car}rear-nile.jpg`,
        `${car}side-copper.jpg`,
        `${car}side-sand.jpg`,
        ofCharger,
      ],
    });
  });

  it.each([{ body_type: 'Hovercraft' }, { brand: 'Nobody' }, { paints: 'nile' }])(
    'names a line that cannot be drawn: %j',
    (car) => {
      const { faults, addresses } = addressesFor(car);
      expect(addresses).toEqual([...fixed, ofCharger]);
      expect(faults).toEqual([expect.stringMatching(/^cars\.csv line 2, /)]);
    },
  );
});

describe('chargerView', () => {
  it.each([
    ['Portable', 'Type 2'],
    ['Home', 'GB/T AC'],
    ['Business', 'Type 2'],
    ['Business DC', 'CCS2'],
    ['', ''],
  ])('draws a charger of category "%s" with %s', async (category, connectorType) => {
    const svg = chargerView({ model: `<${category}>`, category, connectorType, inputType: '' });
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1200);
    expect(svg).not.toContain(`<${category}>`);
  });
});

describe('element', () => {
  it('escapes what stands in an attribute', () => {
    expect(element('a', { b: `"<&'>` })).toBe('<a b="&quot;&lt;&amp;&#39;&gt;"/>');
  });

  it('refuses a number that cannot be drawn', () => {
    expect(() => figure(Number.NaN)).toThrow(RangeError);
  });
});
