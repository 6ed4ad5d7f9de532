import { type Knot, outline } from '../curve.ts';
import { type Definitions, element, path } from '../svg.ts';
import { glow, lit } from './lamp-parts.ts';
import type { Measures } from './proportions.ts';
import type { SideShape } from './side-shape.ts';
import type { Traits } from './traits.ts';

export function taillamp(
  { shoulder, lip }: SideShape,
  { length: l, height: h }: Measures,
  traits: Traits,
  definitions: Definitions,
): string {
  const y = Math.min(shoulder(l * 0.96), lip.y - 40) + 0.006 * h;
  const start = l * 0.918;
  const red = (knots: readonly Knot[], width = 16) => lit(knots, glow.rear, width, definitions);
  const shell = (knots: readonly Knot[]) => path(outline(knots, true), { fill: glow.rearDark });
  switch (traits.rearLight) {
    case 'round':
      return (
        element('ellipse', { cx: l * 0.975, cy: y - 30, rx: 58, ry: 96, fill: glow.rearDark }) +
        red([
          { x: l * 0.975 + 10, y: y + 38, a: 180 },
          { x: l * 0.975 - 32, y: y - 30, a: -90 },
          { x: l * 0.975 + 10, y: y - 100, a: 0 },
        ])
      );
    case 'bar':
      return (
        shell([
          { x: start, y: y + 16 },
          { x: l + 20, y: y + 26 },
          { x: l + 20, y: y - 34 },
          { x: start + 30, y: y - 16 },
        ]) +
        red([
          { x: start + 22, y: y + 4 },
          { x: l + 20, y: y + 2 },
        ])
      );
    case 'loop':
      return (
        shell([
          { x: start, y: y + 24 },
          { x: l + 20, y: y + 34 },
          { x: l + 20, y: y - 74 },
          { x: start + 40, y: y - 50 },
        ]) +
        red(
          [
            { x: l + 10, y: y + 16 },
            { x: start + 26, y: y + 8, in: 180, out: -70 },
            { x: start + 58, y: y - 36, in: -50, out: 0 },
            { x: l + 10, y: y - 52 },
          ],
          12,
        )
      );
    case 'hook':
      return (
        shell([
          { x: start - 20, y: y + 20 },
          { x: l + 20, y: y + 24 },
          { x: l + 20, y: y - 120 },
          { x: l - 70, y: y - 112 },
          { x: l - 100, y: y - 24 },
        ]) +
        red(
          [
            { x: start + 8, y: y + 4 },
            { x: l - 62, y: y + 2, in: 0, out: -82 },
            { x: l - 40, y: y - 94 },
          ],
          13,
        )
      );
    case 'pixel':
      return (
        element('rect', {
          x: start + 30,
          y: y - 66,
          width: 400,
          height: 96,
          rx: 14,
          fill: '#2a1210',
        }) +
        [0, 1, 2]
          .map((i) =>
            element('rect', {
              x: start + 56 + i * 74,
              y: y - 42,
              width: 50,
              height: 48,
              rx: 5,
              fill: glow.rear,
              opacity: 0.72 + i * 0.14,
            }),
          )
          .join('')
      );
    case 'blade':
      return (
        shell([
          { x: start - 60, y: y + 14, in: 180, out: -8 },
          { x: l + 20, y: y - 64 },
          { x: l + 20, y: y + 20 },
        ]) +
        red(
          [
            { x: start - 20, y: y + 6 },
            { x: l + 20, y: y - 12 },
          ],
          14,
        )
      );
  }
}
