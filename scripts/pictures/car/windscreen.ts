import { outline, polygon } from '../curve.ts';
import { element, group, path } from '../svg.ts';
import type { EndScene } from './end-parts.ts';
import { both } from './lamp-parts.ts';

/** Glass with the dashboard, seats and wheel behind it, and the studio's light across it. */
export function windscreen(
  { measures, shape, definitions, traits }: EndScene,
  glass: string,
  low: number,
  high: number,
): string {
  const half = measures.width / 2;
  const inside = definitions.clip(path(glass, {}));
  const size = (high - low) / 480;
  const tint = definitions.linear(0, high, 0, low, [
    [0, '#172023'],
    [0.35, '#2b3a3f'],
    [1, '#54686e'],
  ]);
  const light = definitions.linear(0, high, 0, low, [
    [0, '#e6eff0', 0.3],
    [1, '#e6eff0', 0.02],
  ]);
  const seat = (x: number) =>
    element('rect', {
      x: x - 78,
      y: low + 225 * size,
      width: 156,
      height: 130 * size,
      rx: 52,
      fill: '#0b0f11',
    }) +
    element('rect', {
      x: x - 165,
      y: low - 100,
      width: 330,
      height: 100 + 225 * size,
      rx: 80,
      fill: '#0b0f11',
    });
  const place = half * 0.4;
  return (
    path(glass, {
      fill: '#0e1213',
      stroke: '#0e1213',
      'stroke-width': shape.open ? 44 : 26,
      'stroke-linejoin': 'round',
    }) +
    group(
      { 'clip-path': inside },
      path(glass, {
        fill: shape.open
          ? definitions.linear(0, high, 0, low, [
              [0, '#9db0b4'],
              [1, '#5d7278'],
            ])
          : tint,
      }),
      group(
        { opacity: 0.62 },
        seat(-place),
        seat(place),
        element('rect', { x: -60, y: high - 74, width: 120, height: 46, rx: 18, fill: '#0b0f11' }),
      ),
      element('ellipse', {
        cx: place,
        cy: low + 62,
        rx: 165,
        ry: 130 * size,
        fill: 'none',
        stroke: '#0b0f11',
        'stroke-width': 26,
        opacity: 0.75,
      }),
      path(
        outline(
          [
            { x: -half, y: low + 46 },
            { x: 0, y: low + 84, a: 0 },
            { x: half, y: low + 46 },
            { x: half, y: low - 120 },
            { x: -half, y: low - 120 },
          ],
          true,
        ),
        { fill: '#0d1113', opacity: 0.86 },
      ),
      path(
        polygon([
          { x: -half * 0.72, y: low - 20 },
          { x: -half * 0.3, y: low - 20 },
          { x: half * 0.1, y: high + 30 },
          { x: -half * 0.32, y: high + 30 },
        ]),
        { fill: light },
      ),
      path(
        polygon([
          { x: -half * 0.2, y: low - 20 },
          { x: -half * 0.12, y: low - 20 },
          { x: half * 0.28, y: high + 30 },
          { x: half * 0.2, y: high + 30 },
        ]),
        { fill: light },
      ),
      both(
        path(
          outline([
            { x: half * 0.04, y: low + 34 },
            { x: half * 0.4, y: low + 40, a: 2 },
            { x: half * 0.66, y: low + 52 },
          ]),
          { fill: 'none', stroke: '#050707', 'stroke-width': 13 },
        ),
      ),
    ) +
    (traits.roofRails
      ? both(
          element('rect', {
            x: half * 0.555,
            y: measures.height * 0.966,
            width: 38,
            height: 44,
            rx: 12,
            fill: '#20262a',
          }),
        )
      : '')
  );
}
