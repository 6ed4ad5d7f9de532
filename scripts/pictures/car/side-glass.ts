import { beziers, type Point, polygon, sampled } from '../curve.ts';
import { type Definitions, group, path } from '../svg.ts';
import type { BodyType, Measures } from './proportions.ts';
import { cabin, pillar, sheen } from './side-cabin.ts';
import { inset, type SideShape } from './side-shape.ts';
import type { Traits } from './traits.ts';

const gloss = '#14181a';

/** Where the side glass ends at the top, as a share of the car's length before the roof's end. */
const quarterAt: Record<BodyType, number> = {
  Hatchback: 0.082,
  SUV: 0.07,
  Sedan: -0.02,
  Wagon: 0.055,
  'Shooting brake': 0.04,
  Micro: 0.13,
  Roadster: 0,
};

/** The cabin from the side: windscreen edge, pillars, side windows with what shows through them, roof. */
export function greenhouse(
  bodyType: BodyType,
  shape: SideShape,
  measures: Measures,
  traits: Traits,
  pillars: { middle: number; rear: number | undefined },
  definitions: Definitions,
): string {
  const { length: l, height: h } = measures;
  const { belt, roof, cowl, header, roofEnd } = shape;
  const line = inset(roof, (share) => 118 - 52 * Math.min(1, share / 0.3));
  const topEnd =
    roofEnd.x - l * (quarterAt[bodyType] + shape.fastness * (bodyType === 'SUV' ? -0.035 : 0));
  const reach =
    { upright: 0.042, tip: 0.085, kick: 0.03 }[traits.quarter] *
    l *
    (bodyType === 'Micro' ? 0.5 : 1);
  const top = line.filter((point) => point.y > belt(point.x) + 6 && point.x < topEnd);
  const last = top.at(-1) ?? header;
  const foot: Point = {
    x: Math.min(last.x + reach, shape.deck.x - 60),
    y: belt(last.x + reach) + (traits.quarter === 'upright' ? 8 : 46),
  };
  const rearEdge = sampled(
    beziers(
      traits.quarter === 'kick'
        ? [
            { ...last, out: -32 },
            { x: foot.x, y: foot.y + 30, a: -80 },
            { x: foot.x - 70, y: belt(foot.x), a: 205 },
          ]
        : [
            { ...last, out: -24 },
            { ...foot, in: traits.quarter === 'tip' ? -38 : -72 },
          ],
    ),
    10,
  );
  const start = top[0] ?? cowl;
  const glassPoints = [
    { x: start.x - 14, y: belt(start.x) },
    ...top,
    ...rearEdge.slice(1),
    { x: rearEdge.at(-1)?.x ?? foot.x, y: belt(foot.x) },
  ];
  const glass = polygon(glassPoints);
  const inside = definitions.clip(path(glass, {}));
  const pane = definitions.linear(0, h, 0, belt(l / 2), [
    [0, '#10171a'],
    [0.3, '#1b262a'],
    [0.75, '#34454a'],
    [1, '#43565b'],
  ]);
  const roofTop = polygon([...roof, ...inset(roof, () => 400).reverse()]);
  const screen = inset(roof, (s) => 13 + 52 * (1 - Math.min(1, s / 0.26)) ** 0.7).filter(
    (p) => p.x < header.x + 20 && p.y > cowl.y,
  );
  const screenOuter = inset(roof, () => 13).filter((p) => p.x < header.x + 20 && p.y > cowl.y);
  const rearOuter = inset(roof, () => 12).filter((p) => p.x > roofEnd.x + 30);
  const rearInner = inset(
    roof,
    (s) => 12 + 40 * Math.sin(Math.PI * Math.min(1, Math.max(0, (s - 0.76) / 0.24))),
  ).filter((p) => p.x > roofEnd.x + 30);
  const dark = traits.darkRoof ? roofPanel(roofTop, shape, h, definitions) : '';
  return (
    dark +
    path(polygon([...screenOuter, ...screen.reverse()]), { fill: '#1c282d', opacity: 0.92 }) +
    path(polygon([...rearOuter, ...rearInner.reverse()]), { fill: '#1c282d', opacity: 0.9 }) +
    path(glass, { fill: gloss, stroke: gloss, 'stroke-width': 30, 'stroke-linejoin': 'round' }) +
    group(
      { 'clip-path': inside },
      path(glass, { fill: pane }),
      cabin(shape, measures, bodyType),
      sheen(shape, measures, definitions),
      pillar(pillars.middle, belt(pillars.middle), h, 46, -70),
      pillars.rear === undefined
        ? ''
        : pillar(pillars.rear, belt(pillars.rear), h, 13, traits.quarter === 'kick' ? -150 : -110),
      path(glass, {
        fill: 'none',
        stroke: '#000000',
        'stroke-width': 22,
        opacity: 0.35,
        filter: definitions.blur(8),
      }),
    ) +
    (traits.roofRails
      ? path(
          polygon(
            inset(roof, () => 12).filter((p) => p.x > header.x + 160 && p.x < roofEnd.x - 120),
            false,
          ),
          { fill: 'none', stroke: '#aab2b4', 'stroke-width': 16, 'stroke-linecap': 'round' },
        )
      : '') +
    path(
      polygon(
        [
          { x: start.x - 60, y: belt(start.x - 60) - 11 },
          { x: foot.x, y: belt(foot.x) - 11 },
        ],
        false,
      ),
      { fill: 'none', stroke: '#c9cfd0', 'stroke-width': 5, opacity: 0.55 },
    )
  );
}

/** A black roof and pillars, from the windscreen to the tail. */
function roofPanel(
  roofTop: string,
  { belt, cowl, deck }: SideShape,
  h: number,
  definitions: Definitions,
): string {
  const above = definitions.clip(
    path(
      polygon([
        { x: cowl.x + 60, y: belt(cowl.x) + 14 },
        { x: cowl.x - 50, y: h + 60 },
        { x: deck.x + 80, y: h + 60 },
        { x: deck.x + 80, y: belt(deck.x) + 6 },
      ]),
      {},
    ),
  );
  const black = definitions.linear(0, h, 0, h - 320, [
    [0, '#69757a'],
    [0.1, '#2f373a'],
    [0.28, '#171b1d'],
    [1, '#101314'],
  ]);
  return group({ 'clip-path': above }, path(roofTop, { fill: black }));
}
