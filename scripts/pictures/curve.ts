import { figure } from './svg.ts';

/**
 * A point of a smooth outline. `a` is the direction of travel in degrees (0 = towards +x, 90 = up);
 * `in` and `out` differ at a crease; without any the direction follows the neighbours.
 * `reach` stretches the curve's hold on that direction (1 = usual).
 */
export type Knot = {
  x: number;
  y: number;
  a?: number | undefined;
  in?: number | undefined;
  out?: number | undefined;
  reach?: number | undefined;
};

export type Point = { x: number; y: number };
export type Bezier = readonly [Point, Point, Point, Point];

/** The share of the chord that a handle takes; 0.37 draws a quarter circle within 1 %. */
const hold = 0.37;

/** The cubic curves through the knots, in order. Two knots at least. */
export function beziers(knots: readonly Knot[], closed = false): Bezier[] {
  const last = knots.length - 1;
  const at = (index: number) => {
    const knot = knots[closed ? (index + knots.length) % knots.length : clamp(index, 0, last)];
    if (knot === undefined) throw new RangeError('an outline needs knots');
    return knot;
  };
  const around = (index: number) => {
    const before = at(index - 1);
    const after = at(index + 1);
    return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  };
  const curves: Bezier[] = [];
  for (let index = 0; index < (closed ? knots.length : last); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const chord = Math.hypot(to.x - from.x, to.y - from.y);
    const leaving = from.out ?? from.a ?? around(index);
    const arriving = to.in ?? to.a ?? around(index + 1);
    curves.push([
      from,
      ahead(from, leaving, chord * hold * (from.reach ?? 1)),
      ahead(to, arriving, -chord * hold * (to.reach ?? 1)),
      to,
    ]);
  }
  return curves;
}

/** SVG path data of the smooth outline through the knots. */
export function outline(knots: readonly Knot[], closed = false): string {
  const curves = beziers(knots, closed);
  const [first] = curves;
  if (first === undefined) return '';
  return `M${pair(first[0])}${joined(curves)}${closed ? 'Z' : ''}`;
}

/** Path data that goes on from the current point. */
export function joined(curves: readonly Bezier[]): string {
  return curves.map(([, b, c, d]) => `C${pair(b)} ${pair(c)} ${pair(d)}`).join('');
}

/** Path data of straight lines through the points. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

/** Points along the curves, `each` to a curve, the ends included. */
export function sampled(curves: readonly Bezier[], each = 24): Point[] {
  return curves.flatMap((curve) =>
    Array.from({ length: each + 1 }, (_, step) => pointOf(curve, step / each)),
  );
}

/** The point that lies `radius` away from the centre in a direction; degrees run clockwise, 0 to the right. */
export function polar(radius: number, degrees: number, centre: Point = { x: 0, y: 0 }): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** The value, or the bound that it passes. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** A point as path data has it: 'x y'. */
export function pair({ x, y }: Point): string {
  return `${figure(x)} ${figure(y)}`;
}

function ahead(from: Point, degrees: number, distance: number): Point {
  return polar(distance, degrees, from);
}

function pointOf([a, b, c, d]: Bezier, t: number): Point {
  const u = 1 - t;
  const along = (p: number, q: number, r: number, s: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}
