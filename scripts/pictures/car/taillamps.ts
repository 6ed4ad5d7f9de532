import type { Knot } from '../curve.ts';
import { type Definitions, element } from '../svg.ts';
import { both, glow, type Lamp, lit, shell } from './lamp-parts.ts';
import type { Traits } from './traits.ts';

/** Tail lamps seen from behind. */
export function taillamps(
  { half, y, height: h }: Lamp,
  traits: Traits,
  definitions: Definitions,
): string {
  const outer = half * 0.95;
  const red = (knots: readonly Knot[], width = 16) => lit(knots, glow.rear, width, definitions);
  const dark = glow.rearDark;
  switch (traits.rearLight) {
    case 'round':
      return both(
        element('circle', { cx: half * 0.76, cy: y - 34, r: h * 0.062, fill: '#4c100b' }) +
          element('circle', {
            cx: half * 0.76,
            cy: y - 34,
            r: h * 0.046,
            fill: 'none',
            stroke: glow.rear,
            'stroke-width': 34,
            opacity: 0.4,
            filter: definitions.blur(11),
          }) +
          element('circle', {
            cx: half * 0.76,
            cy: y - 34,
            r: h * 0.046,
            fill: 'none',
            stroke: glow.rear,
            'stroke-width': 18,
          }) +
          element('circle', { cx: half * 0.76, cy: y - 34, r: h * 0.018, fill: '#e7d9d3' }),
      );
    case 'bar':
      return (
        shell(
          [
            { x: -outer, y: y + 32 },
            { x: -half * 0.5, y: y + 20, a: -2 },
            { x: half * 0.5, y: y + 20, a: 2 },
            { x: outer, y: y + 32 },
            { x: outer, y: y - 36 },
            { x: half * 0.5, y: y - 24, a: 180 },
            { x: -half * 0.5, y: y - 24, a: 180 },
            { x: -outer, y: y - 36 },
          ],
          dark,
        ) +
        red([
          { x: -outer + 14, y: y + 6 },
          { x: -half * 0.5, y: y - 1, a: -1 },
          { x: half * 0.5, y: y - 1, a: 1 },
          { x: outer - 14, y: y + 6 },
        ])
      );
    case 'loop':
      return (
        shell(
          [
            { x: -half * 0.5, y: y + 18, a: 0 },
            { x: half * 0.5, y: y + 18, a: 0 },
            { x: half * 0.5, y: y - 8, a: 180 },
            { x: -half * 0.5, y: y - 8, a: 180 },
          ],
          '#3a0f0b',
        ) +
        both(
          shell(
            [
              { x: half * 0.46, y: y + 28 },
              { x: outer, y: y + 40 },
              { x: outer - 6, y: y - 78 },
              { x: half * 0.54, y: y - 66 },
            ],
            dark,
          ) +
            red(
              [
                { x: half * 0.55, y: y + 10, a: 4 },
                { x: outer - 26, y: y + 18, in: 4, out: -90 },
                { x: outer - 32, y: y - 56, in: -90, out: 178 },
                { x: half * 0.6, y: y - 48, in: 178, out: 110 },
                { x: half * 0.55, y: y + 10, in: 90 },
              ],
              12,
            ),
        )
      );
    case 'hook':
      return both(
        shell(
          [
            { x: half * 0.4, y: y + 24 },
            { x: outer, y: y + 34 },
            { x: outer - 10, y: y - 124 },
            { x: outer - 84, y: y - 116 },
            { x: half * 0.74, y: y - 24 },
            { x: half * 0.44, y: y - 22 },
          ],
          dark,
        ) +
          red(
            [
              { x: half * 0.44, y: y + 2 },
              { x: outer - 40, y: y + 8, in: 2, out: -92 },
              { x: outer - 50, y: y - 96 },
            ],
            14,
          ),
      );
    case 'pixel':
      return both(
        element('rect', {
          x: half * 0.42,
          y: y - 70,
          width: outer - half * 0.42,
          height: 112,
          rx: 18,
          fill: '#2a1210',
        }) +
          [0, 1, 2, 3]
            .map((i) =>
              element('rect', {
                x: half * 0.46 + i * half * 0.117,
                y: y - 44,
                width: half * 0.088,
                height: 60,
                rx: 8,
                fill: glow.rear,
                opacity: 0.7 + i * 0.1,
              }),
            )
            .join(''),
      );
    case 'blade':
      return both(
        shell(
          [
            { x: half * 0.3, y: y - 30, in: 190, out: 6 },
            { x: outer + 4, y: y + 44, in: 28, out: -96 },
            { x: outer - 10, y: y - 58 },
            { x: half * 0.62, y: y - 56 },
          ],
          dark,
        ) +
          red(
            [
              { x: half * 0.38, y: y - 24 },
              { x: half * 0.68, y: y - 10 },
              { x: outer - 16, y: y + 18 },
            ],
            14,
          ),
      );
  }
}
