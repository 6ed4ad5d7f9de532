import { describe, expect, it } from 'vitest';
import { silhouetteOf } from './silhouette.ts';

const dimensions = '4800 x 1875 x 1460';

describe('silhouetteOf', () => {
  const extent = (path: string, start: number) => {
    const points = [...path.matchAll(/(-?\d+) (-?\d+)(?=[A-Z ]|$)/g)];
    const values = points.map((point) => Number(point[start]));
    return [Math.min(...values), Math.max(...values)];
  };

  it.each(['Sedan', 'SUV', 'Hatchback', 'Wagon', 'Roadster', 'Micro', 'Tank'])(
    'draws a %s as long and as high as it is, on its wheels',
    (bodyType) => {
      const shape = silhouetteOf({ bodyType, dimensions });
      if (shape === null) throw new Error('nothing was drawn');
      expect(shape.body).not.toContain('NaN');
      const [front = 0, back = 0] = extent(shape.body, 1);
      expect(front).toBeGreaterThan(-60);
      expect(back).toBeGreaterThan(4790);
      expect(back).toBeLessThan(4860);
      const [top = 0] = extent(shape.body, 2);
      expect(Math.abs(top + 1460)).toBeLessThan(45);
      expect(shape.wheels).toHaveLength(2);
    },
  );

  it('draws nothing when the size is not known', () => {
    expect(silhouetteOf({ bodyType: 'SUV', dimensions: null })).toBeNull();
  });
});
