import { type Point, polygon } from '../curve.ts';
import { ink } from '../paint.ts';
import { path } from '../svg.ts';
import type { BodyType, Subject } from './proportions.ts';
import type { Doors } from './side-doors.ts';
import { inset, type SideShape } from './side-shape.ts';

/** How far before the end of the roof the side glass ends at its top, as a share of the car's length. */
const endsBefore: Record<BodyType, number> = {
  Hatchback: 0.07,
  SUV: 0.06,
  Sedan: -0.03,
  Wagon: 0.05,
  'Shooting brake': 0.03,
  Micro: 0.1,
  Roadster: 0,
};

/** A piece of glass behind the rear door that is shorter than this (mm) is left out. */
const shortest = 280;

/** The side windows: one flat pane that the pillars part. */
export function sideGlass(
  { bodyType, lines }: Subject,
  shape: SideShape,
  doors: Doors,
  line: string,
): string {
  const { belt, roof, header, roofEnd, deck, measures } = shape;
  const { length } = measures;
  const closedAt = lines.includes('closed-pillar') ? doors.rear : undefined;
  const isClosed = closedAt !== undefined;
  const end = isClosed ? closedAt - 0.012 * length : roofEnd.x - length * endsBefore[bodyType];
  const under = inset(roof, (share) => 100 - 35 * Math.min(1, share / 0.3));
  const top = under.filter(({ x, y }) => y > belt(x) + 6 && x < end);
  const first = top[0] ?? header;
  const last = top.at(-1) ?? header;
  const foot = Math.min(last.x + (isClosed ? 0.02 : 0.055) * length, deck.x - 70);
  const pane = polygon([
    { x: first.x - 10, y: belt(first.x) },
    ...top,
    { x: foot, y: belt(foot) + 12 },
    { x: foot - 30, y: belt(foot) },
  ]);
  const pillar = (x: number, half: number) => {
    const up = 50;
    const y = heightAt(top, x + up);
    return polygon([
      { x: x - half, y: belt(x) },
      { x: x + half, y: belt(x) },
      { x: x + half + up, y },
      { x: x - half + up, y },
    ]);
  };
  const third = isClosed ? undefined : doors.rear;
  const hasThird = third !== undefined && third < foot - shortest;
  const pillars = pillar(doors.middle, 34) + (hasThird ? pillar(third, 18) : '');
  return (
    path(pane, { fill: ink.glass, stroke: line, 'stroke-width': 14, 'stroke-linejoin': 'round' }) +
    path(pillars, { fill: line })
  );
}

/** The height of a line at x, between its points. */
function heightAt(line: readonly Point[], x: number): number {
  const after = line.findIndex((point) => point.x >= x);
  const [from, to] = [line[after - 1], line[after]];
  if (from === undefined || to === undefined) return line.at(-1)?.y ?? 0;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1);
}
