import { polygon } from '../curve.ts';
import { type Definitions, element, group, path } from '../svg.ts';
import type { BodyType, Measures } from './proportions.ts';
import type { SideShape } from './side-shape.ts';

export function pillar(x: number, foot: number, h: number, half: number, lean: number): string {
  const share = (h - foot) / 500;
  return path(
    polygon([
      { x: x - half, y: foot - 10 },
      { x: x + half, y: foot - 10 },
      { x: x + half - lean * share, y: h },
      { x: x - half - lean * share, y: h },
    ]),
    { fill: '#0d1011' },
  );
}

/** Headrests, seat backs and a wheel, as one sees them against the far window. */
export function cabin(
  { belt, cowl }: SideShape,
  { height: h, frontAxle, wheelbase }: Measures,
  bodyType: BodyType,
): string {
  const seat = (x: number) => {
    const y = belt(x);
    const size = (h - y) / 480;
    return (
      element('rect', {
        x,
        y: y + 105 * size,
        width: 96,
        height: 135 * size,
        rx: 40,
        fill: '#0c1113',
        transform: `rotate(-8 ${Math.round(x)} ${Math.round(y)})`,
      }) +
      path(
        polygon([
          { x: x - 42, y: y - 20 },
          { x: x + 6, y: y + 92 * size },
          { x: x + 118, y: y + 88 * size },
          { x: x + 150, y: y - 20 },
        ]),
        { fill: '#0c1113', 'stroke-linejoin': 'round', stroke: '#0c1113', 'stroke-width': 24 },
      )
    );
  };
  const first = frontAxle + wheelbase * 0.5;
  const rows = bodyType === 'Micro' ? [first] : [first, frontAxle + wheelbase * 0.82];
  const x = cowl.x + (first - cowl.x) * 0.5;
  return group(
    { opacity: 0.6 },
    ...rows.map(seat),
    element('ellipse', {
      cx: x,
      cy: belt(x) + 22,
      rx: 20,
      ry: 105,
      fill: 'none',
      stroke: '#0c1113',
      'stroke-width': 20,
      transform: `rotate(22 ${Math.round(x)} ${Math.round(belt(x) + 22)})`,
    }),
  );
}

/** The studio's softbox in the glass. */
export function sheen(
  { cowl, belt }: SideShape,
  { length: l, height: h }: Measures,
  definitions: Definitions,
): string {
  const light = definitions.linear(0, h, 0, belt(l / 2), [
    [0, '#dfeaec', 0.34],
    [0.5, '#dfeaec', 0.1],
    [1, '#dfeaec', 0],
  ]);
  const streak = (x: number, width: number) =>
    path(
      polygon([
        { x, y: belt(x) - 20 },
        { x: x + width, y: belt(x) - 20 },
        { x: x + width + 330, y: h },
        { x: x + 330, y: h },
      ]),
      { fill: light },
    );
  return (
    streak(cowl.x + l * 0.03, 210) +
    streak(cowl.x + l * 0.03 + 260, 60) +
    streak(cowl.x + l * 0.33, 330)
  );
}
