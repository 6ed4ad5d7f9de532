import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paintNames } from '../paint.ts';
import { carLines } from './lines.ts';
import { bodyTypes, frame, type Subject } from './proportions.ts';
import { sideView, sizeView } from './side.ts';

const views = { side: sideView, size: sizeView };
const hostile = `"><script>alert('سيارة 🚗')</script>&`;

const subject = (over: Partial<Subject>): Subject => ({
  bodyType: 'Sedan',
  dimensions: '4800 x 1875 x 1460',
  wheelbase: 2920,
  lines: [],
  ...over,
});

describe.each(Object.entries(views))('the %s view', (_view, draw) => {
  it.each(bodyTypes)('of a %s is a well-formed picture in every paint', async (bodyType) => {
    for (const paint of paintNames) {
      const svg = draw(subject({ bodyType, dimensions: '', wheelbase: null }), paint);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect({ format, width, height }).toEqual({ format: 'svg', ...frame });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it.each(bodyTypes)('of a %s can be drawn with every line', (bodyType) => {
    for (const line of carLines) {
      const svg = draw(subject({ bodyType, lines: [line] }), 'nile');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('never carries a text as markup', () => {
    expect(draw(subject({ dimensions: hostile }), 'nile')).not.toMatch(/script|alert|سيارة/);
  });

  it('is flat: no gradient, blur or shadow', () => {
    expect(draw(subject({}), 'nile')).not.toMatch(/Gradient|filter|opacity="0\.[0-3]/);
  });
});

describe('cars of one body and paint', () => {
  const hatchback = (dimensions: string, wheelbase: number, ...lines: Subject['lines']) =>
    sideView(subject({ bodyType: 'Hatchback', dimensions, wheelbase, lines }), 'sage');

  it('look different by their own figures and lines', () => {
    const drawn = [
      hatchback('4287 x 1836 x 1504', 2705, 'low-nose', 'sloping-rear', 'rising-waist'),
      hatchback('4261 x 1809 x 1568', 2770, 'short-bonnet', 'upright-rear', 'closed-pillar'),
      hatchback('4290 x 1770 x 1570', 2700, 'short-bonnet', 'upright-rear'),
      hatchback('4290 x 1770 x 1570', 2600, 'short-bonnet', 'upright-rear'),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('look the same where nothing tells them apart', () => {
    expect(hatchback('4287 x 1836 x 1504', 2705)).toBe(hatchback('4287 x 1900 x 1504', 2705));
  });
});

describe('the sizes beside a car', () => {
  /** How many lengths are written: each is one outline of letters. */
  const written = (over: Partial<Subject>) =>
    sizeView(subject(over), 'nile').split('fill="#6b7c80"').length - 1;

  it('are those that the maker publishes, and no others', () => {
    expect(written({})).toBe(3);
    expect(written({ wheelbase: null })).toBe(2);
    expect(written({ dimensions: '' })).toBe(1);
    expect(written({ dimensions: '', wheelbase: null })).toBe(0);
  });
});
