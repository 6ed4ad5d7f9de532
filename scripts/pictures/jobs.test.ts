import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chargerView } from './charger/charger.ts';
import { jobsOf } from './jobs.ts';
import { element, figure } from './svg.ts';

const brands = 'id,name_en\nbyd,BYD\n';
const cars =
  'brand,model,body_type,dimensions,paints\n' +
  'BYD,Seal RWD,Sedan,4800 x 1875 x 1460,nile copper sand\n' +
  'BYD,Odd,Hovercraft,,nile copper sand\n' +
  'Nobody,Car,Sedan,,nile copper sand\n' +
  'BYD,Bare,Sedan,,nile\n';
const chargers = 'model,category,connector_type,input_type\nWall <b>,Home,Type 2,1-phase\n';

describe('jobsOf', () => {
  const complaints: string[] = [];
  const addresses = jobsOf({ brands, cars, chargers }, (text) => complaints.push(text)).map(
    ({ address }) => address,
  );

  it('asks for five pictures of a car, one of a charger, and the fixed ones', () => {
    const car = '/pictures/cars/byd-seal-rwd/';
    expect(addresses).toEqual([
      '/pictures/fallback-car.jpg',
      '/pictures/fallback-charger.jpg',
      '/og.png',
      `${car}side-nile.jpg`,
      `${car}front-nile.jpg`,
      `${car}rear-nile.jpg`,
      `${car}side-copper.jpg`,
      `${car}side-sand.jpg`,
      '/pictures/chargers/wall-b.jpg',
    ]);
  });

  it('names the lines that cannot be drawn', () => {
    expect(complaints).toHaveLength(3);
    expect(complaints[0]).toContain('Odd');
  });
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
