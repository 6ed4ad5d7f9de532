import { type Knot, mirrored, outline } from '../curve.ts';
import type { BodyType, Measures } from './proportions.ts';
import type { SideShape } from './side-shape.ts';

/** How the cabin narrows towards the roof, as shares of half the width: at the waist, at the roof's corner. */
const taper: Record<BodyType, { waist: number; roof: number; flare: number }> = {
  Hatchback: { waist: 0.9, roof: 0.655, flare: 0.985 },
  SUV: { waist: 0.9, roof: 0.675, flare: 0.99 },
  Sedan: { waist: 0.885, roof: 0.615, flare: 0.985 },
  Wagon: { waist: 0.89, roof: 0.64, flare: 0.985 },
  'Shooting brake': { waist: 0.885, roof: 0.61, flare: 0.985 },
  Micro: { waist: 0.935, roof: 0.79, flare: 0.99 },
  Roadster: { waist: 0.9, roof: 0.68, flare: 0.98 },
};

/** The outlines of a view from an end; x = 0 in the middle of the car, mm. */
export type EndShape = {
  half: number;
  body: string;
  /** The painted body below the waist. */
  lower: string;
  cabin: string;
  waistAt: number;
  waist: number;
  roof: number;
  /** Half the body's width at a height above the sill. */
  foot: number;
};

/** The outline seen from an end; `waistAt` is the height where body and cabin meet. */
export function endShape(
  bodyType: BodyType,
  { width, height: h, clearance }: Measures,
  shape: SideShape,
  waistAt: number,
): EndShape {
  const half = width / 2;
  const { waist: wide, roof, flare } = taper[bodyType];
  // A boot lid lies higher than the waist, where the cabin is narrower already.
  const waist = wide - Math.max(0, waistAt / h - 0.7) * 0.9;
  const foot = clearance + 30;
  const top = shape.open ? waistAt : h;
  const lowerHalf: Knot[] = [
    { x: 0, y: foot, out: 0 },
    { x: half * 0.74, y: foot + 3, in: 0, out: 6 },
    { x: half * 0.945, y: foot + 0.07 * h, a: 72 },
    { x: half * flare, y: 0.3 * h, a: 86 },
    { x: half, y: 0.44 * h, a: 90 },
    { x: half * 0.978, y: waistAt - 0.075 * h, a: 104 },
    { x: half * waist, y: waistAt, in: 142, out: shape.open ? 170 : 104 },
  ];
  const cabinHalf: Knot[] = shape.open
    ? [{ x: 0, y: top + 6, a: 180 }]
    : [
        { x: half * (roof + 0.035), y: h * 0.905, a: bodyType === 'Micro' ? 99 : 107 },
        { x: half * (roof - 0.1), y: h * 0.978, a: 166 },
        { x: half * roof * 0.4, y: h * 0.996, a: 177 },
        { x: 0, y: h, a: 180 },
      ];
  const closing: Knot[] = [{ x: 0, y: waistAt + 0.012 * h, a: 180 }];
  return {
    half,
    body: outline(mirrored([...lowerHalf, ...cabinHalf]), true),
    lower: outline(
      mirrored([
        ...lowerHalf.slice(0, -1),
        { x: half * waist, y: waistAt, in: 142, out: 172 },
        ...closing,
      ]),
      true,
    ),
    cabin: outline(
      mirrored([
        { x: 0, y: waistAt - 40, a: 0 },
        { x: half * waist, y: waistAt - 40, in: 0, out: 100 },
        ...cabinHalf,
      ]),
      true,
    ),
    waistAt,
    waist: half * waist,
    roof: half * roof,
    foot,
  };
}

/** A window between two heights with soft corners, following the cabin's taper. */
export function pane(
  shape: EndShape,
  low: number,
  high: number,
  margin: number,
  crown = 14,
): string {
  const widthAt = (y: number, height: number) =>
    shape.waist +
    (shape.roof + shape.half * 0.03 - shape.waist) *
      ((y - shape.waistAt) / (height - shape.waistAt)) -
    margin;
  const height = high / 0.93;
  const lowHalf = widthAt(low, height);
  const highHalf = widthAt(high - 40, height);
  return outline(
    mirrored([
      { x: 0, y: low - crown * 0.6, a: 0 },
      { x: lowHalf - 60, y: low, in: 3, out: 4 },
      { x: lowHalf - 4, y: low + 46, in: 96, out: 104 },
      { x: highHalf, y: high - 52, in: 106, out: 112 },
      { x: highHalf - 74, y: high, in: 172, out: 174 },
      { x: 0, y: high + crown, a: 180 },
    ]),
    true,
  );
}
