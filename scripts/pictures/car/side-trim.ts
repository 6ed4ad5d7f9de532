import { beziers, outline, type Point, polar, polygon, sampled } from '../curve.ts';
import type { Tones } from '../paint.ts';
import { type Definitions, element, path } from '../svg.ts';
import type { BodyType, Measures } from './proportions.ts';
import type { SideShape } from './side-shape.ts';
import type { Traits } from './traits.ts';

/** Where the doors part, in mm from the nose. */
export function doorsOf(bodyType: BodyType, shape: SideShape, measures: Measures) {
  const { frontAxle, rearAxle, wheelbase, length } = measures;
  const pair = bodyType === 'Micro' || bodyType === 'Roadster';
  return {
    front: shape.open ? shape.cowl.x - length * 0.02 : frontAxle + shape.archRadius + length * 0.02,
    middle: pair ? rearAxle - shape.archRadius * 0.95 : frontAxle + wheelbase * 0.555,
    rear: pair ? undefined : rearAxle - shape.archRadius * 0.1,
  };
}

/** Shut lines, handles, mirror, charge flap. */
export function trim(
  bodyType: BodyType,
  shape: SideShape,
  measures: Measures,
  tones: Tones,
  traits: Traits,
  definitions: Definitions,
): string {
  const { belt, sill, archRadius } = shape;
  const { frontAxle, rearAxle, length: l, height: h, tyreDiameter } = measures;
  const doors = doorsOf(bodyType, shape, measures);
  const low = sill + (traits.cladding ? 74 : 40);
  const bow = l * 0.008;
  const cut = (points: { x: number; y: number; a?: number }[]) => {
    const d = outline(points);
    return (
      path(d, {
        fill: 'none',
        stroke: tones.line,
        'stroke-width': 7,
        'stroke-linecap': 'round',
        opacity: 0.82,
      }) +
      path(d, {
        fill: 'none',
        stroke: tones.glint,
        'stroke-width': 3,
        opacity: 0.4,
        transform: 'translate(6 0)',
      })
    );
  };
  const front = cut([
    { x: Math.max(doors.front, shape.cowl.x + 40), y: belt(doors.front) - 12 },
    { x: doors.front - bow, y: (belt(doors.front) + low) * 0.56 },
    { x: doors.front + bow * 2, y: low + 20 },
    { x: doors.front + bow * 5, y: low },
    { x: doors.middle, y: low },
  ]);
  const middle = cut([
    { x: doors.middle, y: belt(doors.middle) - 12 },
    { x: doors.middle - bow * 1.4, y: (belt(doors.middle) + low) * 0.52 },
    { x: doors.middle, y: low },
  ]);
  const around = [128, 150, 172].map((a) =>
    polar(archRadius + 58, a, { x: rearAxle, y: tyreDiameter / 2 }),
  );
  const rear =
    doors.rear === undefined
      ? ''
      : cut([
          { x: doors.rear + 44, y: belt(doors.rear) - 12 },
          { x: doors.rear + 22, y: belt(doors.rear) - 0.1 * h },
          ...around,
          { x: rearAxle - archRadius - 70, y: low + 22 },
          { x: rearAxle - archRadius - 106, y: low, a: 180 },
          { x: doors.middle, y: low, a: 180 },
        ]);
  const handles = [doors.middle - 250, ...(doors.rear === undefined ? [] : [doors.rear - 235])];
  const first = shape.cowl.x - l * 0.012;
  const bonnet = outline([
    { x: l * 0.085, y: shape.lamp + 0.012 * h },
    { x: first * 0.66, y: shape.shoulder(first * 0.66) + 0.03 * h },
    { x: first, y: shape.cowl.y - 0.028 * h },
  ]);
  return (
    path(bonnet, {
      fill: 'none',
      stroke: tones.line,
      'stroke-width': 5,
      opacity: shape.open ? 0.5 : 0.6,
    }) +
    front +
    middle +
    rear +
    handles.map((x) => handle({ x, y: belt(x) - 0.058 * h }, tones)).join('') +
    flap(
      traits.flap === 'front'
        ? { x: frontAxle + archRadius * 0.62, y: shape.shoulder(frontAxle) - 0.035 * h }
        : { x: rearAxle + archRadius * 0.36, y: shape.shoulder(rearAxle) - 0.03 * h },
      tones,
    ) +
    mirror(
      { x: Math.max(doors.front + 30, shape.cowl.x + 165), y: belt(shape.cowl.x) + 6 },
      traits.darkRoof ? '#1d2224' : tones.base,
      tones,
      definitions,
    )
  );
}

function handle({ x, y }: Point, tones: Tones): string {
  return (
    element('rect', {
      x,
      y: y - 15,
      width: 190,
      height: 30,
      rx: 15,
      fill: tones.shade,
      stroke: tones.line,
      'stroke-width': 4,
    }) +
    element('rect', {
      x: x + 8,
      y: y + 4,
      width: 174,
      height: 7,
      rx: 3.5,
      fill: tones.glint,
      opacity: 0.6,
    })
  );
}

function flap({ x, y }: Point, tones: Tones): string {
  return element('rect', {
    x: x - 80,
    y: y - 75,
    width: 160,
    height: 132,
    rx: 34,
    fill: 'none',
    stroke: tones.line,
    'stroke-width': 4,
    opacity: 0.55,
  });
}

function mirror({ x, y }: Point, colour: string, tones: Tones, definitions: Definitions): string {
  const shell = sampled(
    beziers(
      [
        { x: x - 6, y: y + 14, a: 80 },
        { x: x + 60, y: y + 112, a: 14 },
        { x: x + 218, y: y + 118, a: -18 },
        { x: x + 236, y: y + 44, a: -110 },
        { x: x + 110, y: y + 6, a: 184 },
      ],
      true,
    ),
    10,
  );
  const light = definitions.linear(0, y + 120, 0, y, [
    [0, tones.bright],
    [0.4, colour],
    [1, tones.dark],
  ]);
  return (
    path(
      polygon([
        { x: x + 84, y: y - 22 },
        { x: x + 150, y: y - 22 },
        { x: x + 168, y: y + 26 },
        { x: x + 96, y: y + 26 },
      ]),
      { fill: '#15191b' },
    ) +
    path(polygon(shell), {
      fill: colour === tones.base ? light : '#22282a',
      stroke: '#0e1112',
      'stroke-width': 3,
      'stroke-opacity': 0.5,
    }) +
    path(
      polygon([
        { x: x + 40, y: y + 22 },
        { x: x + 225, y: y + 34 },
        { x: x + 228, y: y + 50 },
        { x: x + 40, y: y + 34 },
      ]),
      { fill: '#14181a', opacity: 0.7 },
    )
  );
}
