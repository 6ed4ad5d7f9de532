import { describe, expect, it } from 'vitest';
import { sampled } from '../curve.ts';
import { carLines } from './lines.ts';
import { bodyTypes, frame, measuresOf, parseDimensions, scale } from './proportions.ts';
import { sideShape } from './side-shape.ts';

const sizes = [
  '3000 x 1510 x 1630',
  '4287 x 1836 x 1504',
  '4800 x 1875 x 1460',
  '5218 x 1998 x 1800',
];

/** Unknown, and far from what is usual. */
const withWheelbases = (size: string) =>
  [null, 1500, 3400].map((wheelbase) => [size, wheelbase] as const);

describe('parseDimensions', () => {
  it('reads length, width and height with or without spaces', () => {
    expect(parseDimensions('4800 x 1875 x 1460')).toEqual([4800, 1460]);
    expect(parseDimensions('4800x1875x1460')).toEqual([4800, 1460]);
    expect(parseDimensions('4800 × 1875 × 1460 mm')).toEqual([4800, 1460]);
  });

  it('does not believe sizes that no car has', () => {
    expect(parseDimensions('')).toBeUndefined();
    expect(parseDimensions('9999 x 9999 x 9999')).toBeUndefined();
    expect(parseDimensions('4800 x 1875')).toBeUndefined();
  });
});

describe('measuresOf', () => {
  it('falls back on the usual size of the body type', () => {
    const unknown = { bodyType: 'Micro', dimensions: '', wheelbase: null } as const;
    expect(measuresOf(unknown).length).toBe(3100);
  });

  it.each(bodyTypes)('keeps both wheels of a %s within its length', (bodyType) => {
    for (const [dimensions, wheelbase] of sizes.flatMap(withWheelbases)) {
      const { frontAxle, rearAxle, tyreDiameter, length, height } = measuresOf({
        bodyType,
        dimensions,
        wheelbase,
      });
      expect(frontAxle - tyreDiameter / 2).toBeGreaterThan(0);
      expect(rearAxle + tyreDiameter / 2).toBeLessThan(length);
      expect(tyreDiameter).toBeLessThan(height * 0.55);
    }
  });

  it('has the wheelbase that the maker publishes', () => {
    const id3 = { bodyType: 'Hatchback', dimensions: '4261 x 1809 x 1568' } as const;
    const { frontAxle, rearAxle } = measuresOf({ ...id3, wheelbase: 2770 });
    expect(rearAxle - frontAxle).toBeCloseTo(2770);
  });

  it('fits the longest car of 5.3 m into the frame, with its sizes beside it', () => {
    expect(5300 * scale.alone).toBeLessThan(frame.width - 80);
    expect(5300 * scale.sized).toBeLessThan(frame.width - 190);
  });
});

describe('the side outline', () => {
  const cases = bodyTypes.flatMap((bodyType) => sizes.map((size) => [bodyType, size] as const));

  it.each(cases)('of a %s of %s is as long and as high as the car', (bodyType, size) => {
    for (const line of carLines) {
      const shape = sideShape({ bodyType, dimensions: size, wheelbase: null, lines: [line] });
      const { measures } = shape;
      const points = [...sampled(shape.upper), ...shape.roof];
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const tolerance = 4;
      expect(Math.abs(Math.min(...xs))).toBeLessThan(tolerance);
      expect(Math.abs(Math.max(...xs) - measures.length)).toBeLessThan(tolerance);
      expect(Math.abs(Math.max(...ys) - measures.height)).toBeLessThan(tolerance);
      expect(Math.min(...ys)).toBeGreaterThan(measures.clearance);
    }
  });
});
