import { outline, type Point, polygon } from '../curve.ts';
import type { Tones } from '../paint.ts';
import { type Definitions, element, group, path } from '../svg.ts';
import type { Measures } from './proportions.ts';
import { inset, type SideShape } from './side-shape.ts';

const leather = { top: '#8a5a3c', side: '#5e3a26' };

/** The cabin of an open car, to be drawn before its body: seats, hoops, steering wheel, windscreen. */
export function cockpit(
  shape: SideShape,
  measures: Measures,
  tones: Tones,
  definitions: Definitions,
): string {
  const { belt, cowl, header, roof, deck } = shape;
  const { height: h, length: l } = measures;
  const hide = definitions.linear(0, h * 0.92, 0, h * 0.66, [
    [0, leather.top],
    [1, leather.side],
  ]);
  const seat = (x: number, dim: number) => {
    const y = belt(x);
    const head = h * 0.915;
    return group(
      { opacity: dim },
      path(
        outline(
          [
            { x: x - 40, y: y - 60 },
            { x: x + 14, y: head - 95 },
            { x: x + 40, y: head - 12, a: 60 },
            { x: x + 96, y: head, a: 0 },
            { x: x + 140, y: head - 60, a: -84 },
            { x: x + 176, y: y - 60 },
          ],
          true,
        ),
        { fill: hide },
      ),
      path(
        outline([
          { x: x + 62, y: head - 20 },
          { x: x + 84, y: y + 20 },
          { x: x + 96, y: y - 50 },
        ]),
        { fill: 'none', stroke: '#3d2618', 'stroke-width': 9, opacity: 0.6 },
      ),
    );
  };
  const first = cowl.x + l * 0.215;
  const hoop = (x: number) =>
    path(
      outline(
        [
          { x: x - 70, y: deck.y - 30, a: 78 },
          { x: x - 18, y: deck.y + 0.098 * h, a: 20 },
          { x: x + 150, y: deck.y + 0.06 * h, a: -18 },
          { x: x + 420, y: deck.y - 20, a: -12 },
        ],
        true,
      ),
      { fill: '#1b2022' },
    );
  const wheelAt: Point = { x: cowl.x + l * 0.085, y: belt(cowl.x) + 40 };
  return (
    element('ellipse', {
      cx: wheelAt.x,
      cy: wheelAt.y,
      rx: 26,
      ry: 130,
      fill: 'none',
      stroke: '#15191b',
      'stroke-width': 26,
      transform: `rotate(24 ${Math.round(wheelAt.x)} ${Math.round(wheelAt.y)})`,
    }) +
    hoop(first + l * 0.062) +
    seat(first, 1) +
    windscreen(roof, header, cowl, tones, definitions)
  );
}

function windscreen(
  roof: readonly Point[],
  header: Point,
  cowl: Point,
  tones: Tones,
  definitions: Definitions,
): string {
  const glass = definitions.linear(cowl.x, cowl.y, header.x + 260, header.y, [
    [0, '#40545a', 0.62],
    [1, '#9db1b6', 0.34],
  ]);
  const post = inset(roof, () => 34);
  const low = { x: cowl.x + 250, y: cowl.y - 20 };
  return (
    path(
      polygon([
        ...roof,
        { x: header.x + 66, y: header.y - 34 },
        { x: header.x - 120, y: header.y - 250 },
        low,
      ]),
      { fill: glass },
    ) +
    path(polygon([...roof, { x: header.x + 22, y: header.y - 14 }, ...[...post].reverse()]), {
      fill: tones.base === '#efece5' ? '#2a3033' : tones.dark,
    }) +
    path(
      polygon([
        { x: header.x - 6, y: header.y },
        { x: header.x + 92, y: header.y - 9 },
        { x: header.x + 84, y: header.y - 36 },
        { x: header.x - 10, y: header.y - 38 },
      ]),
      { fill: '#1b2022' },
    )
  );
}
