import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paints } from '../paint.ts';
import { frontView, rearView } from './ends.ts';
import { bodyTypes, frame } from './proportions.ts';
import { type Subject, sideView } from './side.ts';
import { traitsOf } from './traits.ts';

const views = { side: sideView, front: frontView, rear: rearView };
const names = Object.keys(paints).filter((name): name is keyof typeof paints => name in paints);
const hostile = `"><script>alert('سيارة 🚗')</script>&`;

const subject = (over: Partial<Subject>): Subject => ({
  brandId: 'byd',
  model: 'Seal',
  bodyType: 'Sedan',
  dimensions: '4800 x 1875 x 1460',
  ...over,
});

describe.each(Object.entries(views))('the %s view', (_view, draw) => {
  it.each(bodyTypes)('of a %s is a well-formed picture in every paint', async (bodyType) => {
    for (const paint of names) {
      const svg = draw(subject({ bodyType, dimensions: '' }), paint);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect({ format, width, height }).toEqual({ format: 'svg', ...frame });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('never carries a name as markup', () => {
    const svg = draw(subject({ model: hostile, brandId: hostile, dimensions: hostile }), 'nile');
    expect(svg).not.toMatch(/script|alert|سيارة/);
  });

  it('is the same each time', () => {
    expect(draw(subject({}), 'nile')).toBe(draw(subject({}), 'nile'));
  });
});

describe('traitsOf', () => {
  it('gives the cars of a brand one light signature', () => {
    const one = traitsOf('xpeng', 'P7', 'Sedan', '');
    const other = traitsOf('xpeng', 'G9 AWD', 'SUV', '');
    expect(other.frontLight).toBe(one.frontLight);
    expect(other.rearLight).toBe(one.rearLight);
  });

  it('gives the versions of a model one body', () => {
    const {
      rim: _rim,
      darkRim: _dark,
      accentCaliper: _accent,
      ...one
    } = traitsOf('byd', 'Seal RWD', 'Sedan', '');
    expect(traitsOf('byd', 'Seal AWD', 'Sedan', '')).toMatchObject(one);
  });
});
