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
import { type Measures, measuresOf, type Subject, usualFrontAxle } from './proportions.ts';
import { fast, fastnessOf, profileOf } from './side-profile.ts';

/** Every line of a side view, in mm; x from the nose, y from the ground. */
export type SideShape = {
  measures: Measures;
  upper: Bezier[];
  /** The roof's outline from the foot of the windscreen to the foot of the rear window, densely sampled. */
  roof: Point[];
  cowl: Point;
  header: Point;
  roofEnd: Point;
  deck: Point;
  /** Height of the lower edge of the windows. */
  belt: (x: number) => number;
  archRadius: number;
  sill: number;
  /** No roof. */
  open: boolean;
};

export function sideShape(subject: Subject): SideShape {
  const { bodyType, lines } = subject;
  const measures = measuresOf(subject);
  const { length: l, height: h, clearance, frontAxle } = measures;
  const base = profileOf(bodyType, lines);
  const tail = fast[bodyType];
  const fastness = tail === undefined ? 0 : fastnessOf(lines);
  const at = ([x, y]: [number, number]): Point => ({ x: x * l, y: y * h });
  const towards = (from: [number, number], to: [number, number] = from): Point =>
    at([from[0] + (to[0] - from[0]) * fastness, from[1] + (to[1] - from[1]) * fastness]);
  const open = bodyType === 'Roadster';
  // The cabin goes with the wheels: a short front overhang has the windscreen further ahead.
  const shift = (frontAxle - usualFrontAxle(bodyType, l)) * 0.6;
  const moved = ({ x, y }: Point, by: number): Point => ({ x: x + by, y });
  const cowl = moved(at(base.cowl), shift);
  const header = moved(at(base.header), shift * 0.7);
  const roofEnd = towards(base.roofEnd, tail?.roofEnd);
  const deck = towards(base.deck, tail?.deck);
  const lip = towards(base.lip, tail?.lip);
  const slope = angle(cowl, header);
  const drop = angle(roofEnd, deck);
  // A boot, or the edge of a fastback; other tails fall from the roof to the bumper.
  const hasEdge = bodyType === 'Sedan' || fastness === 1;
  const rising = bodyType === 'Micro' ? slope * 0.4 : slope * 0.56;
  const apex: Point = { x: base.apex * l, y: h };
  const tailgate = (drop + angle(deck, { x: l, y: base.tail * h })) / 2;
  const lead = at(base.lead);
  const bonnet = angle(lead, cowl);
  const oneBow = lines.includes('one-bow');
  const front: Knot[] = [
    { x: 0.03 * l, y: clearance + 44, a: 176 },
    { x: 0.006 * l, y: clearance + 0.1 * h, a: 100 },
    { x: 0, y: base.nose * h, a: 90 },
    { ...lead, in: 54, out: bonnet + (oneBow ? 6 : 9) },
  ];
  const roof: Knot[] = open
    ? [{ ...header, in: slope - 7, out: -8 }]
    : [
        { ...header, a: Math.min(rising, 2.2 * angle(header, apex)), reach: 0.8 },
        { ...apex, a: 0 },
        {
          ...roofEnd,
          in: hasEdge ? drop * 0.62 : Math.max(-7, drop * 0.4, 2.2 * angle(apex, roofEnd)),
          out: hasEdge ? drop * 0.62 : drop * (drop < -42 ? 0.96 : 0.7),
        },
        { ...deck, in: hasEdge ? drop - 2 : tailgate, out: hasEdge ? -5 : tailgate },
      ];
  const rear: Knot[] = [
    ...(hasEdge || open ? [{ ...lip, in: 3, out: -76 }] : []),
    { x: l, y: base.tail * h, a: -90 },
    { x: l - 0.008 * l, y: clearance + 0.13 * h, a: -101 },
    { x: l - 0.035 * l, y: clearance + 80, a: 184 },
  ];
  const screen: Knot = {
    ...cowl,
    in: oneBow ? bonnet + 4 : bonnet * 0.62,
    out: slope + (oneBow ? -3 : 2.5),
  };
  const inside: Knot[] = [
    { x: cowl.x + 1, y: cowl.y - 1, out: 1 },
    { ...roofEnd, a: 5 },
    { ...deck, a: -1 },
  ];
  const waist = lines.includes('rising-waist') ? 0.045 : 0;
  const beltFront = cowl.y - (open ? 12 : 0.012 * h);
  const beltRise = (open ? 0.03 : (bodyType === 'Micro' ? 0.012 : 0.034) + waist) * h;
  return {
    measures,
    upper: beziers([...front, screen, ...(open ? inside : roof), ...rear]),
    roof: sampled(
      beziers([{ ...cowl, out: screen.out }, ...(open ? [{ ...header, in: slope - 7 }] : roof)]),
      12,
    ),
    cowl,
    header,
    roofEnd,
    deck,
    belt: (x) => beltFront + beltRise * clamp((x - cowl.x) / (l * 0.9 - cowl.x), -0.1, 1.1),
    archRadius: measures.tyreDiameter / 2 + (bodyType === 'SUV' ? 40 : 32),
    sill: clearance + 40,
    open,
  };
}

/** The body's whole outline: the upper line, then back along the sill around both wheel arches. */
export function bodyOutline({ upper, archRadius: r, sill, measures }: SideShape): string {
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
