import type { Knot } from '../curve.ts';
import { type Definitions, element } from '../svg.ts';
import { channel, glow, lens, lit } from './lamp-parts.ts';
import type { Measures } from './proportions.ts';
import type { SideShape } from './side-shape.ts';
import type { Traits } from './traits.ts';

export function headlamp(
  { lamp }: SideShape,
  { length: l, height: h }: Measures,
  traits: Traits,
  definitions: Definitions,
): string {
  const y = lamp - 0.012 * h;
  const end = l * 0.078;
  const white = (knots: readonly Knot[], width = 15) => lit(knots, glow.front, width, definitions);
  switch (traits.frontLight) {
    case 'round':
      return (
        element('ellipse', { cx: l * 0.028, cy: y - 35, rx: 62, ry: 105, fill: glow.lens }) +
        white(
          [
            { x: l * 0.028 - 10, y: y + 40, a: 0 },
            { x: l * 0.028 + 40, y: y - 35, a: -90 },
            { x: l * 0.028 - 10, y: y - 112, a: 180 },
          ],
          17,
        )
      );
    case 'bar':
      return (
        lens([
          { x: -10, y: y - 22 },
          { x: end, y: y + 6, a: 12 },
          { x: end - 20, y: y - 34 },
          { x: -10, y: y - 74 },
        ]) +
        white([
          { x: -10, y: y + 14 },
          { x: end * 0.5, y: y + 18 },
          { x: end + 40, y: y + 32 },
        ])
      );
    case 'split':
      return (
        channel(
          [
            { x: -10, y: y + 4 },
            { x: end * 0.6, y: y + 14 },
            { x: end + 30, y: y + 34 },
          ],
          glow.front,
          17,
          definitions,
        ) +
        element('rect', {
          x: -30,
          y: y - 0.175 * h,
          width: 122,
          height: 0.085 * h,
          rx: 30,
          fill: glow.lens,
        }) +
        element('rect', {
          x: 22,
          y: y - 0.15 * h,
          width: 34,
          height: 0.035 * h,
          rx: 12,
          fill: '#aebcbf',
        })
      );
    case 'hook':
      return (
        lens([
          { x: -10, y: y + 10 },
          { x: end + 26, y: y + 40, a: 10 },
          { x: end - 30, y: y - 30 },
          { x: -10, y: y - 58 },
        ]) +
        white([
          { x: -10, y: y + 6 },
          { x: end, y: y + 28, out: -95 },
          { x: end - 34, y: y - 74 },
        ])
      );
    case 'pixel':
      return (
        element('rect', { x: -20, y: y - 62, width: end, height: 104, rx: 16, fill: glow.lens }) +
        [0, 1, 2]
          .map((i) =>
            element('rect', {
              x: 20 + i * 66,
              y: y - 36,
              width: 46,
              height: 50,
              rx: 6,
              fill: glow.front,
              opacity: 1 - i * 0.2,
            }),
          )
          .join('')
      );
    case 'wing':
      return (
        lens([
          { x: -10, y: y - 20 },
          { x: end + 74, y: y + 56, in: 20, out: 195 },
          { x: -10, y: y - 66 },
        ]) +
        white(
          [
            { x: -10, y: y - 14 },
            { x: end * 0.7, y: y + 14 },
            { x: end + 60, y: y + 48 },
          ],
          12,
        )
      );
    case 'brow':
      return (
        lens([
          { x: -10, y: y + 14 },
          { x: end, y: y + 22, in: -4, out: -100 },
          { x: end - 14, y: y - 62, in: -100, out: 180 },
          { x: -10, y: y - 76 },
        ]) +
        white(
          [
            { x: -10, y: y - 62 },
            { x: end - 32, y: y - 48 },
          ],
          14,
        ) +
        white(
          [
            { x: -10, y: y + 2 },
            { x: end - 22, y: y + 8 },
          ],
          9,
        )
      );
  }
}
