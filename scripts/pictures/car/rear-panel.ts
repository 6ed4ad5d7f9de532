import { mirrored, outline } from '../curve.ts';
import { element, path } from '../svg.ts';
import type { EndScene } from './end-parts.ts';
import { both } from './lamp-parts.ts';

/** Boot lid or tailgate: its shut line, the edge above the lamps, the recess for the plate. */
export function lid(
  { measures, tones, definitions }: EndScene,
  half: number,
  waistAt: number,
  lampY: number,
  plateY: number,
  gate: boolean,
): string {
  const { height: h } = measures;
  const low = gate ? plateY - 0.03 * h : lampY - 0.16 * h;
  const cut = outline([
    { x: -1, y: low, a: 0 },
    { x: half * 0.54, y: low + 4, in: 2, out: 12 },
    { x: half * 0.66, y: low + 0.07 * h, a: 80 },
    { x: half * 0.7, y: waistAt + 40, a: 92 },
  ]);
  const recess = outline(
    mirrored([
      { x: 0, y: plateY - 20, a: 0 },
      { x: half * 0.3, y: plateY - 16, in: 0, out: 80 },
      { x: half * 0.34, y: plateY + 196, in: 96, out: 180 },
      { x: 0, y: plateY + 202, a: 180 },
    ]),
    true,
  );
  return (
    path(
      outline(
        mirrored([
          { x: 0, y: lampY + 0.052 * h, a: 0 },
          { x: half * 0.9, y: lampY + 0.045 * h, a: -4 },
          { x: half * 0.9, y: lampY + 0.05 * h, a: 175 },
          { x: 0, y: lampY + 0.066 * h, a: 180 },
        ]),
        true,
      ),
      { fill: tones.glint, opacity: 0.6, filter: definitions.blur(6) },
    ) +
    both(path(cut, { fill: 'none', stroke: tones.line, 'stroke-width': 6, opacity: 0.7 })) +
    path(recess, { fill: tones.dark, opacity: 0.35 }) +
    path(recess, { fill: 'none', stroke: tones.glint, 'stroke-width': 3, opacity: 0.35 })
  );
}

/** The unpainted foot of the rear bumper with its reflectors. */
export function bumper({ measures, tones, traits }: EndScene, half: number, foot: number): string {
  const { height: h } = measures;
  const top = foot + (traits.cladding ? 0.115 : 0.075) * h;
  return (
    path(
      outline(
        mirrored([
          { x: 0, y: foot - 40, a: 0 },
          { x: half, y: foot - 40 },
          { x: half * 0.97, y: top + 0.03 * h, in: 90, out: 200 },
          { x: half * 0.72, y: top, a: 182 },
          { x: 0, y: top, a: 180 },
        ]),
        true,
      ),
      { fill: '#181c1e' },
    ) +
    path(
      outline(
        mirrored([
          { x: 0, y: foot + 8, a: 0 },
          { x: half * 0.5, y: foot + 8, in: 0, out: 60 },
          { x: half * 0.44, y: foot + 0.05 * h, in: 100, out: 180 },
          { x: 0, y: foot + 0.052 * h, a: 180 },
        ]),
        true,
      ),
      { fill: '#2a3033' },
    ) +
    [-0.3, -0.1, 0.1, 0.3]
      .map((x) =>
        element('rect', {
          x: half * x - 5,
          y: foot - 6,
          width: 10,
          height: 0.05 * h,
          fill: '#0d1011',
        }),
      )
      .join('') +
    (traits.cladding
      ? both(
          element('rect', {
            x: half * 0.9,
            y: 0,
            width: half,
            height: 0.34 * h,
            rx: 30,
            fill: '#181c1e',
          }),
        )
      : '') +
    both(
      element('rect', {
        x: half * 0.66,
        y: top + 22,
        width: half * 0.2,
        height: 20,
        rx: 10,
        fill: '#8c2218',
      }),
    ) +
    element('rect', {
      x: -half * 0.7,
      y: top - 2,
      width: half * 1.4,
      height: 5,
      fill: tones.glint,
      opacity: 0.28,
    })
  );
}
