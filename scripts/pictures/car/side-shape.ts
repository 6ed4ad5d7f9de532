import {
  type Bezier,
  beziers,
  clamp,
  joined,
  type Knot,
  type Point,
  pair,
  sampled,
} from '../curve.ts';
import { figure } from '../svg.ts';
import type { BodyType, Measures } from './proportions.ts';
import { fast, fastnessOf, upright } from './side-profile.ts';
import type { Traits } from './traits.ts';

/** Every line of a side view, in mm; x from the nose, y from the ground. */
export type SideShape = {
  upper: Bezier[];
  /** The roof's outline from the foot of the windscreen to the foot of the rear window, densely sampled. */
  roof: Point[];
  cowl: Point;
  header: Point;
  roofEnd: Point;
  deck: Point;
  lip: Point;
  belt: (x: number) => number;
  shoulder: (x: number) => number;
  /** Height of the headlamps. */
  lamp: number;
  archRadius: number;
  sill: number;
  open: boolean;
  /** 0 = upright tail, 1 = fastback. */
  fastness: number;
};

export function sideShape(bodyType: BodyType, measures: Measures, traits: Traits): SideShape {
  const { length: l, height: h, clearance } = measures;
  const base = upright[bodyType];
  const tail = fast[bodyType];
  const fastness = tail === undefined ? 0 : fastnessOf(bodyType, measures, traits);
  const between = (from: [number, number], to: [number, number] = from): Point => ({
    x: (from[0] + (to[0] - from[0]) * fastness) * l,
    y: (from[1] + (to[1] - from[1]) * fastness) * h,
  });
  const open = bodyType === 'Roadster';
  const shift = open ? 0 : traits.cab * 0.015 * l;
  const boxy =
    bodyType === 'SUV' ? clamp((h / l - 0.352) / 0.02, 0, 1) * (0.5 + traits.fastback / 2) : 0;
  const cowl = {
    x: (base.cowl[0] + boxy * 0.018) * l + shift,
    y: (base.cowl[1] + boxy * 0.008) * h,
  };
  const header = { x: base.header[0] * l + shift * 0.8, y: base.header[1] * h };
  const end = between(base.roofEnd, tail?.roofEnd);
  const roofEnd = { x: end.x + boxy * 0.03 * l, y: end.y + boxy * 0.012 * h };
  const foot = between(base.deck, tail?.deck);
  const deck = { x: foot.x + boxy * 0.012 * l, y: foot.y };
  const lip = between(base.lip, tail?.lip);
  const slope = angle(cowl, header);
  const drop = angle(roofEnd, deck);
  const steep = drop < -38 || bodyType === 'Hatchback';
  const apex: Knot = { x: (base.apex + traits.bow * 0.018) * l, y: h, a: 0 };
  const lead = { x: base.lead[0] * l, y: base.lead[1] * h };
  const start = {
    x: base.bonnet[0] * l,
    y: (base.bonnet[1] + boxy * 0.015 + traits.bow * 0.007) * h,
  };
  const bonnet = angle(start, cowl);
  const front: Knot[] = [
    { x: 0.034 * l, y: clearance + 52, a: 172 },
    { x: 0.007 * l, y: clearance + 0.11 * h, a: 99 },
    { x: 0, y: base.nose * h, a: 90 },
    { ...lead, a: 66 },
    { ...start, a: bonnet + 10 },
  ];
  const bonnetKnots: Knot[] = [{ ...cowl, in: bonnet * 0.62, out: slope + 2.5 }];
  const roof: Knot[] = open
    ? [{ ...header, in: slope - 7, out: -8 }]
    : [
        { ...header, a: bodyType === 'Micro' ? slope * 0.4 : slope * 0.56, reach: 0.8 },
        apex,
        {
          ...roofEnd,
          in: steep ? -5 - fastness * 5 : drop * 0.62,
          out: steep ? drop + 6 : drop * 0.62,
        },
        { ...deck, in: steep ? drop - 6 : drop - 2, out: steep ? drop - 8 : -5 },
      ];
  const rear: Knot[] = [
    { ...lip, in: steep ? -78 : 3, out: steep ? -72 : -76 },
    { x: l, y: base.tail * h, a: -90 },
    { x: l - 0.011 * l, y: clearance + 0.16 * h, a: -101 },
    { x: l - 0.04 * l, y: clearance + 96, a: 192 },
  ];
  const beltFront = cowl.y - (open ? 12 : 0.012 * h);
  const beltRise = (open ? 0.03 : bodyType === 'Micro' ? 0.012 : 0.042 + traits.wedge * 0.018) * h;
  const belt = (x: number) =>
    beltFront + beltRise * clamp((x - cowl.x) / (l * 0.9 - cowl.x), -0.1, 1.1);
  const lamp = start.y - 0.026 * h;
  const shoulder = (x: number) => {
    const along = clamp(x / l, 0, 1);
    const middle = belt(x) - 0.075 * h;
    const dip = Math.max(0, middle - lamp) * clamp(1 - (along - 0.05) / 0.2, 0, 1) ** 1.6;
    return middle - dip;
  };
  const cockpit: Knot[] = [{ ...deck, a: -1 }];
  const upper = beziers([
    ...front,
    ...bonnetKnots,
    ...(open ? [{ x: cowl.x + 1, y: cowl.y - 1, out: 1 }, { ...roofEnd, a: 5 }, ...cockpit] : roof),
    ...rear,
  ]);
  const roofLine = sampled(
    beziers([{ ...cowl, out: slope + 2.5 }, ...(open ? [{ ...header, in: slope - 7 }] : roof)]),
    28,
  );
  return {
    upper,
    roof: roofLine,
    cowl,
    header,
    roofEnd,
    deck,
    lip,
    belt,
    shoulder,
    lamp,
    archRadius: measures.tyreDiameter / 2 + (bodyType === 'SUV' ? 44 : 34),
    sill: clearance + 40,
    open,
    fastness,
  };
}

/** The body's whole outline: the upper line, then back along the sill around both wheel arches. */
export function bodyOutline({ upper, archRadius: r, sill }: SideShape, measures: Measures): string {
  const first = upper[0];
  if (first === undefined) return '';
  const axle = measures.tyreDiameter / 2;
  const arch = (x: number) =>
    `L${pair({ x: x + r + 8, y: sill - 6 })}L${pair({ x: x + r, y: axle })}` +
    `A${figure(r)} ${figure(r)} 0 0 1 ${pair({ x: x - r, y: axle })}L${pair({ x: x - r - 8, y: sill - 6 })}`;
  return `M${pair(first[0])}${joined(upper)}${arch(measures.rearAxle)}${arch(measures.frontAxle)}Z`;
}

/** A line inside another, `depth(x)` mm below it along its normal. */
export function inset(line: readonly Point[], depth: (share: number) => number): Point[] {
  return line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] ?? point;
    const after = line[Math.min(line.length - 1, index + 1)] ?? point;
    const run = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const by = depth(index / (line.length - 1));
    return {
      x: point.x + ((after.y - before.y) / run) * by,
      y: point.y - ((after.x - before.x) / run) * by,
    };
  });
}

function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
