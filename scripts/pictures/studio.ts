import { frame, scale } from './car/proportions.ts';
import type { Tones } from './paint.ts';
import { type Definitions, element, group } from './svg.ts';

/** Where the tyres stand, in px from the top. */
const floorLine = { side: 584, end: 648 } as const;
export type View = keyof typeof floorLine;

/** The room: a curved studio wall that turns into the floor, lit from above the car. */
export function backdrop(tones: Tones, definitions: Definitions, floorAt: number): string {
  const { width, height } = frame;
  const wall = definitions.radial(
    width / 2,
    300,
    820,
    [
      [0, tones.wall],
      [0.55, tones.wall],
      [1, tones.wallEdge],
    ],
    0.72,
  );
  const floor = definitions.linear(0, floorAt - 96, 0, height, [
    [0, tones.floor, 0],
    [0.3, tones.floor, 1],
    [0.62, tones.floor, 1],
    [1, tones.floorNear, 1],
  ]);
  return (
    element('rect', { width, height, fill: wall }) +
    element('rect', { y: floorAt - 96, width, height: height - floorAt + 96, fill: floor })
  );
}

/**
 * The picture of one view: `drawn` is in mm with y up and x = 0 at `originX` px; it stands on the floor.
 * `shadow` is drawn beneath it, in the same units.
 */
export function picture(
  tones: Tones,
  definitions: Definitions,
  view: View,
  originX: number,
  ...drawn: string[]
): string {
  const { width, height } = frame;
  const room = backdrop(tones, definitions, floorLine[view]);
  const car = group(
    { transform: `translate(${originX} ${floorLine[view]}) scale(${scale[view]} ${-scale[view]})` },
    ...drawn,
  );
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    definitions.toString() + room + car,
  );
}

/** The soft shadow under a car from x = `from` to `to` mm, and the hard one where each tyre stands. */
export function groundShadow(
  from: number,
  to: number,
  tyres: readonly { x: number; half: number }[],
  definitions: Definitions,
): string {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const pool = (share: number, top: number, low: number, opacity: number, blur: number) =>
    element('ellipse', {
      cx: middle,
      cy: (top + low) / 2,
      rx: half * share,
      ry: (top - low) / 2,
      fill: '#100e0b',
      opacity,
      filter: definitions.blur(blur),
    });
  return (
    pool(1.1, 90, -150, 0.16, 70) +
    pool(1, 110, -60, 0.3, 36) +
    pool(0.95, 30, -34, 0.42, 20) +
    tyres
      .map(({ x, half: reach }) =>
        element('ellipse', {
          cx: x,
          cy: -4,
          rx: reach,
          ry: 15,
          fill: '#060606',
          opacity: 0.8,
          filter: definitions.blur(9),
        }),
      )
      .join('')
  );
}
