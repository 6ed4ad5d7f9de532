import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chargerView } from './charger/charger.ts';
import { wantedPictures } from './jobs.ts';
import { element, figure } from './svg.ts';

describe('wantedPictures', () => {
  it('asks for two pictures of a car, one of a charger', () => {
    const jobs = wantedPictures({
      brands: [{ id: 'byd', name: 'BYD' }],
      cars: [
        {
          brandId: 'byd',
          model: 'Seal RWD',
          bodyType: 'Sedan',
          dimensions: '',
          wheelbase: 2920,
          lines: ['fastback'],
          paint: 'nile',
        },
      ],
      chargers: [{ model: 'Wall <b>', category: 'Home', connectorType: '', inputType: '' }],
    });
    const car = '/pictures/cars/byd-seal-rwd/';
    expect(jobs.map(({ address }) => address)).toEqual([
      '/pictures/fallback-car.jpg',
      '/pictures/fallback-charger.jpg',
      '/og.png',
      `${car}side-nile.svg`,
      `${car}size-nile.svg`,
      '/pictures/chargers/wall-b.jpg',
    ]);
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
