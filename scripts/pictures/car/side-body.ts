import { type Point, polygon } from '../curve.ts';
import type { Tones } from '../paint.ts';
import { type Definitions, element, group, path } from '../svg.ts';
import type { Measures } from './proportions.ts';
import type { SideShape } from './side-shape.ts';
import type { Traits } from './traits.ts';

const steps = 40;

/** A band between two heights over a span, pointed at both ends when the heights meet there. */
function band(from: number, to: number, top: (x: number) => number, bottom: (x: number) => number) {
  const at = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const upper: Point[] = at.map((x) => ({ x, y: top(x) }));
  const lower: Point[] = at.map((x) => ({ x, y: bottom(x) })).reverse();
  return polygon([...upper, ...lower]);
}

/** 0 at both ends of a span, 1 in its middle. */
const swell = (x: number, from: number, to: number) =>
  Math.sin(Math.PI * Math.min(1, Math.max(0, (x - from) / (to - from))));

/**
 * The painted side under an overhead light: a lit shoulder, a crease with its core shadow, doors that hollow
 * out and catch the floor, a dark sill, ends that turn away.
 */
export function surface(
  shape: SideShape,
  measures: Measures,
  tones: Tones,
  traits: Traits,
  body: string,
  definitions: Definitions,
): string {
  const { length: l, height: h, rearAxle, frontAxle, tyreDiameter } = measures;
  const { shoulder, belt, sill, archRadius } = shape;
  const waist = shoulder(l / 2);
  const clip = definitions.clip(path(body, {}));
  const base = definitions.linear(0, h, 0, waist, [
    [0, tones.bright],
    [0.1, tones.lit],
    [0.42, tones.base],
    [0.74, tones.base],
    [0.86, tones.lit],
    [1, tones.bright],
  ]);
  const side = definitions.linear(0, waist + 10, 0, sill, [
    [0, tones.shade],
    [0.1, tones.dark],
    [0.32, tones.shade],
    [0.52, tones.base],
    [0.7, tones.lit],
    [0.8, tones.shade],
    [1, tones.deep],
  ]);
  const ends = definitions.linear(0, 0, l, 0, [
    [0, tones.deep, 0.75],
    [0.035, tones.dark, 0.42],
    [0.1, tones.dark, 0],
    [0.88, tones.dark, 0],
    [0.955, tones.dark, 0.4],
    [1, tones.deep, 0.8],
  ]);
  const flank = band(-20, l + 20, shoulder, () => 0);
  const hollowTop = (x: number) =>
    sill + 0.2 * h + swell(x, frontAxle, rearAxle) * 22 + (x - l / 2) * traits.wedge * 0.022;
  const between: [number, number] = [frontAxle + archRadius * 0.72, rearAxle - archRadius * 0.72];
  const hollow = band(...between, hollowTop, (x) => hollowTop(x) - 14 - 64 * swell(x, ...between));
  const glint = band(
    l * 0.05,
    l * 0.97,
    (x) => shoulder(x) + 3 + 10 * swell(x, l * 0.05, l * 0.97),
    (x) => shoulder(x) - 2,
  );
  const soft = band(
    l * 0.06,
    l * 0.96,
    (x) => shoulder(x) + 34 * swell(x, l * 0.06, l * 0.96),
    (x) => shoulder(x) + 2,
  );
  const core = band(
    l * 0.03,
    l * 0.98,
    (x) => shoulder(x) - 3,
    (x) => shoulder(x) - 8 - 62 * swell(x, l * 0.03, l * 0.98),
  );
  const haunch = (x: number) =>
    element('circle', {
      cx: x,
      cy: tyreDiameter / 2,
      r: archRadius + 30,
      fill: 'none',
      stroke: tones.bright,
      'stroke-width': 34,
      opacity: 0.5,
      filter: definitions.blur(15),
    });
  const lipEdge = (x: number) =>
    element('circle', {
      cx: x,
      cy: tyreDiameter / 2,
      r: archRadius + 7,
      fill: 'none',
      stroke: tones.glint,
      'stroke-width': 4,
      opacity: 0.4,
    });
  const trim = traits.cladding ? cladding(shape, measures) : '';
  const rocker = path(
    band(
      frontAxle,
      rearAxle,
      () => sill + (traits.cladding ? 66 : 30),
      () => 0,
    ),
    { fill: '#191d1f' },
  );
  return group(
    { 'clip-path': clip },
    path(body, { fill: base }),
    path(flank, { fill: side }),
    path(core, { fill: tones.dark, opacity: 0.55, filter: definitions.blur(12) }),
    path(soft, { fill: tones.glint, opacity: 0.34, filter: definitions.blur(9) }),
    path(glint, { fill: tones.glint, opacity: 0.8, filter: definitions.blur(2.5) }),
    path(hollow, { fill: tones.glint, opacity: 0.42, filter: definitions.blur(16) }),
    group({}, haunch(frontAxle), haunch(rearAxle)),
    path(
      band(
        0,
        l,
        (x) => belt(x) + 4,
        (x) => belt(x) - 16,
      ),
      { fill: tones.glint, opacity: 0.22, filter: definitions.blur(6) },
    ),
    element('rect', { x: -10, y: 0, width: l + 20, height: h, fill: ends }),
    traits.cladding ? '' : lipEdge(frontAxle) + lipEdge(rearAxle),
    rocker,
    trim,
    path(
      band(
        frontAxle,
        rearAxle,
        () => sill + (traits.cladding ? 68 : 33),
        () => sill + (traits.cladding ? 62 : 28),
      ),
      { fill: '#ffffff', opacity: 0.16 },
    ),
  );
}

/** Unpainted arches and bumper feet of a car that is meant for rough roads. */
function cladding(
  { archRadius, sill }: SideShape,
  { frontAxle, rearAxle, tyreDiameter, length }: Measures,
): string {
  const ring = (cx: number) =>
    element('circle', {
      cx,
      cy: tyreDiameter / 2,
      r: archRadius + 16,
      fill: 'none',
      stroke: '#1b1f21',
      'stroke-width': 62,
    }) +
    element('circle', {
      cx,
      cy: tyreDiameter / 2,
      r: archRadius + 46,
      fill: 'none',
      stroke: '#3c4346',
      'stroke-width': 3,
    });
  return (
    ring(frontAxle) +
    ring(rearAxle) +
    element('rect', {
      x: 0,
      y: 0,
      width: frontAxle - archRadius,
      height: sill + 62,
      fill: '#1b1f21',
    }) +
    element('rect', {
      x: rearAxle + archRadius,
      y: 0,
      width: length,
      height: sill + 84,
      fill: '#1b1f21',
    })
  );
}
