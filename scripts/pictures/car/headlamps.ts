import type { Knot } from '../curve.ts';
import { type Definitions, element } from '../svg.ts';
import { beams, both, channel, glow, type Lamp, lit, shell } from './lamp-parts.ts';
import type { Traits } from './traits.ts';

/** Head lamps seen from the front; `y` is their height, `half` half the body's width there. */
export function headlamps(
  { half, y, height: h }: Lamp,
  traits: Traits,
  definitions: Definitions,
): string {
  const outer = half * 0.945;
  const white = (knots: readonly Knot[], width = 15) => lit(knots, glow.front, width, definitions);
  switch (traits.frontLight) {
    case 'round': {
      const [cx, r] = [half * 0.7, h * 0.068];
      return both(
        element('circle', { cx, cy: y - 40, r: r * 1.14, fill: '#101415' }) +
          element('circle', { cx, cy: y - 40, r, fill: '#2c373b' }) +
          element('circle', {
            cx,
            cy: y - 40,
            r: r * 0.86,
            fill: 'none',
            stroke: glow.front,
            'stroke-width': 34,
            opacity: 0.35,
            filter: definitions.blur(11),
          }) +
          element('circle', {
            cx,
            cy: y - 40,
            r: r * 0.86,
            fill: 'none',
            stroke: glow.front,
            'stroke-width': 16,
          }) +
          element('circle', { cx, cy: y - 40, r: r * 0.4, fill: '#8fa0a5' }) +
          element('circle', { cx: cx - 8, cy: y - 32, r: r * 0.2, fill: '#e9f0f1' }),
      );
    }
    case 'bar':
      return (
        both(
          shell([
            { x: half * 0.54, y: y - 12 },
            { x: outer, y: y + 14 },
            { x: outer - 8, y: y - 44 },
            { x: half * 0.6, y: y - 74 },
          ]) + beams(half * 0.64, y - 38, 3, 44, 20),
        ) +
        channel(
          [
            { x: -outer, y: y + 24 },
            { x: -half * 0.5, y: y + 4, a: -3 },
            { x: half * 0.5, y: y + 4, a: 3 },
            { x: outer, y: y + 24 },
          ],
          glow.front,
          13,
          definitions,
        )
      );
    case 'split':
      return both(
        channel(
          [
            { x: half * 0.44, y: y - 4 },
            { x: half * 0.7, y: y + 4 },
            { x: outer, y: y + 30 },
          ],
          glow.front,
          17,
          definitions,
        ) +
          element('rect', {
            x: half * 0.62,
            y: y - 0.185 * h,
            width: half * 0.27,
            height: 0.085 * h,
            rx: 34,
            fill: glow.lens,
          }) +
          beams(half * 0.66, y - 0.1425 * h, 2, half * 0.075, half * 0.035),
      );
    case 'hook':
      return both(
        shell([
          { x: half * 0.5, y: y - 6 },
          { x: outer, y: y + 30 },
          { x: outer - 10, y: y - 34 },
          { x: half * 0.56, y: y - 66 },
        ]) +
          white(
            [
              { x: half * 0.52, y: y - 4 },
              { x: outer - 6, y: y + 26, in: 6, out: -98 },
              { x: outer - 26, y: y - 132 },
            ],
            14,
          ) +
          beams(half * 0.6, y - 34, 3, 42, 18),
      );
    case 'pixel':
      return both(
        element('rect', {
          x: half * 0.46,
          y: y - 62,
          width: outer - half * 0.46,
          height: 104,
          rx: 20,
          fill: glow.lens,
        }) +
          [0, 1, 2, 3]
            .map((i) =>
              element('rect', {
                x: half * 0.5 + i * half * 0.105,
                y: y - 40,
                width: half * 0.08,
                height: 60,
                rx: 8,
                fill: glow.front,
                opacity: i < 2 ? 1 : 0.8,
              }),
            )
            .join(''),
      );
    case 'wing':
      return both(
        shell([
          { x: half * 0.42, y: y - 70, in: 200, out: 12 },
          { x: outer + 8, y: y + 54, in: 40, out: 250 },
          { x: outer - 34, y: y - 50 },
          { x: half * 0.6, y: y - 84 },
        ]) +
          white(
            [
              { x: half * 0.47, y: y - 62 },
              { x: half * 0.74, y: y - 26 },
              { x: outer - 2, y: y + 38 },
            ],
            12,
          ) +
          beams(half * 0.64, y - 58, 2, 40, 26),
      );
    case 'brow':
      return both(
        shell([
          { x: half * 0.52, y: y + 14, in: 130, out: 0 },
          { x: outer, y: y + 22, in: 0, out: -92 },
          { x: outer - 6, y: y - 74, in: -92, out: 180 },
          { x: half * 0.48, y: y - 66, in: 180, out: 70 },
        ]) +
          white(
            [
              { x: half * 0.56, y: y + 2 },
              { x: outer - 20, y: y + 8 },
            ],
            10,
          ) +
          white(
            [
              { x: half * 0.54, y: y - 54 },
              { x: outer - 24, y: y - 58 },
            ],
            14,
          ) +
          beams(half * 0.63, y - 24, 3, 34, 28),
      );
  }
}
