import { mirrored, outline } from '../curve.ts';
import type { Tones } from '../paint.ts';
import { type Definitions, element, path } from '../svg.ts';
import type { EndShape } from './end-shape.ts';
import { both } from './lamp-parts.ts';
import type { BodyType, Measures } from './proportions.ts';
import type { SideShape } from './side-shape.ts';
import type { Traits } from './traits.ts';

/** What a view from an end needs to know of its car. */
export type EndScene = {
  bodyType: BodyType;
  measures: Measures;
  shape: SideShape;
  tones: Tones;
  traits: Traits;
  definitions: Definitions;
};

/** The tread of a pair of tyres. */
export function tyres({ measures, definitions }: EndScene): string {
  const { track, tyreWidth, tyreDiameter } = measures;
  const x = track / 2 - tyreWidth / 2;
  const tread = definitions.linear(x, 0, x + tyreWidth, 0, [
    [0, '#0a0b0c'],
    [0.25, '#25292b'],
    [0.6, '#1c2022'],
    [1, '#08090a'],
  ]);
  return both(
    element('rect', {
      x,
      y: 0,
      width: tyreWidth,
      height: tyreDiameter * 0.8,
      rx: 46,
      fill: tread,
    }) +
      [0.3, 0.5, 0.7]
        .map((at) =>
          element('rect', {
            x: x + tyreWidth * at - 4,
            y: 6,
            width: 8,
            height: tyreDiameter * 0.5,
            fill: '#060707',
            opacity: 0.7,
          }),
        )
        .join(''),
  );
}

/** Door mirrors, which stand out beyond the body's width. */
export function sideMirrors(
  { measures, tones, traits, definitions }: EndScene,
  { half, waistAt }: EndShape,
  lit = true,
): string {
  const { height: h } = measures;
  const y = waistAt + 0.012 * h;
  const fill = traits.darkRoof
    ? definitions.linear(0, y + 130, 0, y, [
        [0, '#4b5458'],
        [0.4, '#1d2224'],
        [1, '#121516'],
      ])
    : definitions.linear(0, y + 130, 0, y, [
        [0, tones.bright],
        [0.5, lit ? tones.base : tones.shade],
        [1, tones.dark],
      ]);
  return both(
    path(
      outline(
        [
          { x: half * 0.66, y: y - 10 },
          { x: half * 0.86, y: y + 2 },
          { x: half * 0.98, y: y + 32 },
          { x: half * 0.98, y: y + 56 },
          { x: half * 0.84, y: y + 36 },
          { x: half * 0.66, y: y + 26 },
        ],
        true,
      ),
      { fill: '#14181a' },
    ) +
      path(
        outline(
          [
            { x: half * 0.935, y: y + 70, a: 84 },
            { x: half * 0.985, y: y + 122, a: 6 },
            { x: half * 1.085, y: y + 110, a: -30 },
            { x: half * 1.09, y: y + 42, a: -110 },
            { x: half * 0.995, y: y + 16, a: 178 },
          ],
          true,
        ),
        { fill },
      ),
  );
}

/** Light over the painted part of an end: a lit edge on top, haunches, sides that turn away, a dark foot. */
export function bodyShade(
  { measures, tones, definitions }: EndScene,
  { half, lower, foot, waistAt }: EndShape,
  edge: number,
): string {
  const { height: h } = measures;
  const down = definitions.linear(0, waistAt, 0, foot, [
    [0, tones.bright],
    [(waistAt - edge) / (waistAt - foot), tones.lit],
    [(waistAt - edge) / (waistAt - foot) + 0.1, tones.base],
    [0.5, tones.shade],
    [0.7, tones.base],
    [0.8, tones.lit],
    [0.9, tones.shade],
    [1, tones.deep],
  ]);
  const round = definitions.linear(-half, 0, half, 0, [
    [0, tones.deep, 0.85],
    [0.06, tones.dark, 0.5],
    [0.17, tones.dark, 0],
    [0.83, tones.dark, 0],
    [0.94, tones.dark, 0.5],
    [1, tones.deep, 0.85],
  ]);
  const haunch = both(
    path(
      outline([
        { x: half * 0.985, y: edge - 0.06 * h },
        { x: half * 0.955, y: edge + 0.02 * h },
        { x: half * 0.87, y: waistAt - 0.012 * h },
      ]),
      {
        fill: 'none',
        stroke: tones.glint,
        'stroke-width': 20,
        opacity: 0.55,
        filter: definitions.blur(8),
      },
    ),
  );
  const shelf = path(
    outline(
      mirrored([
        { x: 0, y: edge - 0.135 * h, a: 0 },
        { x: half * 0.8, y: edge - 0.125 * h, a: 6 },
        { x: half * 0.8, y: edge - 0.12 * h, a: 176 },
        { x: 0, y: edge - 0.11 * h, a: 180 },
      ]),
      true,
    ),
    { fill: tones.glint, opacity: 0.4, filter: definitions.blur(12) },
  );
  return path(lower, { fill: down }) + shelf + path(lower, { fill: round }) + haunch;
}

/** An Egyptian plate without letters: white, with its blue band. */
export function numberPlate(x: number, y: number): string {
  return (
    element('rect', { x: x - 182, y: y - 6, width: 364, height: 182, rx: 14, fill: '#15191b' }) +
    element('rect', { x: x - 174, y: y + 2, width: 348, height: 166, rx: 9, fill: '#eceeec' }) +
    element('rect', { x: x - 174, y: y + 122, width: 348, height: 46, rx: 9, fill: '#7fa9bd' }) +
    element('rect', { x: x - 174, y: y + 122, width: 348, height: 14, fill: '#7fa9bd' })
  );
}
