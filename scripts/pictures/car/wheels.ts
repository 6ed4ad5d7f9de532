import { pair, polar } from '../curve.ts';
import { ink } from '../paint.ts';
import { element, group, path } from '../svg.ts';

const spokes = 5;

/** A wheel around (0, 0), `diameter` mm over the tyre: a disc with a few lines, the same on every car. */
export function wheel(diameter: number): string {
  const tyre = diameter / 2;
  const rim = tyre * 0.7;
  const lines = Array.from({ length: spokes }, (_, index) => {
    const degrees = 90 + (360 / spokes) * index;
    return `M${pair(polar(rim * 0.22, degrees))}L${pair(polar(rim * 0.86, degrees))}`;
  });
  return group(
    {},
    element('circle', { r: tyre, fill: ink.tyre }),
    element('circle', { r: rim, fill: ink.rim }),
    path(lines.join(''), {
      fill: 'none',
      stroke: ink.tyre,
      'stroke-width': 16,
      'stroke-linecap': 'round',
    }),
    element('circle', { r: rim * 0.12, fill: ink.tyre }),
  );
}
