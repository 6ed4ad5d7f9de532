import { mirrored, outline } from '../curve.ts';
import { element, group, path } from '../svg.ts';
import type { EndScene } from './end-parts.ts';
import { both } from './lamp-parts.ts';

/** The closed nose of an electric car, and the openings below it. */
export function face(
  { measures, tones, traits, definitions }: EndScene,
  half: number,
  lampY: number,
  foot: number,
): string {
  const { height: h } = measures;
  const low = foot + 0.02 * h;
  const dark = definitions.linear(0, low + 0.17 * h, 0, low, [
    [0, '#0f1314'],
    [1, '#272d30'],
  ]);
  const mouthTop = low + (traits.nose === 'intake' ? 0.15 : 0.105) * h;
  const wide = traits.nose === 'intake' ? 0.62 : 0.56;
  const mouth = outline(
    mirrored([
      { x: 0, y: low, a: 0 },
      { x: half * (wide + 0.04), y: low + 6, in: 0, out: 70 },
      { x: half * (wide - 0.04), y: mouthTop, in: 100, out: 180 },
      { x: 0, y: mouthTop + 8, a: 180 },
    ]),
    true,
  );
  const slats = Array.from({ length: 4 }, (_, i) =>
    element('rect', {
      x: -half * wide,
      y: low + 16 + i * 0.03 * h,
      width: half * wide * 2,
      height: 5,
      fill: '#454d51',
      opacity: 0.7,
    }),
  ).join('');
  const vent = both(
    path(
      outline(
        [
          { x: half * 0.8, y: low + 0.025 * h, in: 200, out: 12 },
          { x: half * 0.875, y: low + 0.045 * h, in: 30, out: 84 },
          { x: half * 0.905, y: low + 0.185 * h, in: 84, out: 200 },
          { x: half * 0.875, y: low + 0.175 * h, in: 200, out: 262 },
          { x: half * 0.84, y: low + 0.075 * h, in: 255, out: 220 },
        ],
        true,
      ),
      { fill: '#14181a' },
    ),
  );
  const panel =
    traits.nose === 'mask'
      ? path(
          outline(
            mirrored([
              { x: 0, y: lampY - 0.1 * h, a: 0 },
              { x: half * 0.58, y: lampY - 0.086 * h, in: 4, out: 60 },
              { x: half * 0.68, y: lampY - 0.028 * h, in: 80, out: 170 },
              { x: 0, y: lampY - 0.014 * h, a: 180 },
            ]),
            true,
          ),
          {
            fill: definitions.linear(0, lampY, 0, lampY - 0.11 * h, [
              [0, '#353d41'],
              [0.25, '#15191b'],
              [1, '#0f1213'],
            ]),
          },
        )
      : both(
          path(
            outline([
              { x: 0, y: lampY - 0.088 * h, a: 0 },
              { x: half * 0.52, y: lampY - 0.08 * h, in: 2, out: 30 },
              { x: half * 0.74, y: lampY - 0.052 * h, a: 18 },
            ]),
            {
              fill: 'none',
              stroke: tones.dark,
              'stroke-width': 8,
              opacity: 0.45,
              filter: definitions.blur(4),
            },
          ),
        );
  return (
    panel +
    path(mouth, { fill: dark, stroke: tones.line, 'stroke-width': 6 }) +
    group({ 'clip-path': definitions.clip(path(mouth, {})) }, slats) +
    vent +
    element('rect', {
      x: -half,
      y: foot - 40,
      width: half * 2,
      height: 40 + 0.022 * h,
      fill: '#1a1f21',
    }) +
    (traits.cladding
      ? both(
          element('rect', {
            x: half * 0.9,
            y: 0,
            width: half,
            height: 0.34 * h,
            rx: 30,
            fill: '#1b1f21',
          }),
        )
      : '') +
    (traits.cladding
      ? path(
          outline(
            mirrored([
              { x: 0, y: foot - 10, a: 0 },
              { x: half * 0.36, y: foot - 10 },
              { x: half * 0.31, y: foot + 0.03 * h, a: 178 },
              { x: 0, y: foot + 0.03 * h, a: 180 },
            ]),
            true,
          ),
          { fill: '#9aa2a4' },
        )
      : '')
  );
}
