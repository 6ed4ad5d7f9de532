import { outline, polar } from '../curve.ts';
import { path } from '../svg.ts';
import type { BodyType } from './proportions.ts';
import type { SideShape } from './side-shape.ts';

/** Where the doors begin and end, in mm from the nose; `rear` only where there are two on a side. */
export type Doors = { front: number; middle: number; rear: number | undefined };

export function doorsOf(
  bodyType: BodyType,
  { open, cowl, archRadius, measures }: SideShape,
): Doors {
  const { frontAxle, rearAxle, length } = measures;
  const between = rearAxle - frontAxle;
  const single = bodyType === 'Micro' || bodyType === 'Roadster';
  return {
    front: open ? cowl.x - length * 0.02 : frontAxle + archRadius + length * 0.02,
    middle: single ? rearAxle - archRadius * 0.95 : frontAxle + between * 0.555,
    rear: single ? undefined : rearAxle - archRadius * 0.05,
  };
}

/** The gaps around the doors, in one thin line. */
export function doorLines(shape: SideShape, doors: Doors, stroke: string): string {
  const { belt, sill, archRadius, cowl, measures } = shape;
  const { rearAxle, length, tyreDiameter } = measures;
  const low = sill + 50;
  const bow = length * 0.008;
  const front = outline([
    { x: Math.max(doors.front, cowl.x + 40), y: belt(doors.front) - 14 },
    { x: doors.front - bow, y: (belt(doors.front) + low) * 0.56 },
    { x: doors.front + bow * 2, y: low + 20 },
    { x: doors.front + bow * 5, y: low },
    { x: doors.middle, y: low },
  ]);
  const middle = outline([
    { x: doors.middle, y: belt(doors.middle) - 14 },
    { x: doors.middle - bow, y: (belt(doors.middle) + low) * 0.52 },
    { x: doors.middle, y: low },
  ]);
  const around = [112, 135, 158, 172].map((degrees) =>
    polar(archRadius + 60, degrees, { x: rearAxle, y: tyreDiameter / 2 }),
  );
  const rear =
    doors.rear === undefined
      ? ''
      : outline([
          { x: doors.rear + bow * 4, y: belt(doors.rear) - 14 },
          ...around,
          { x: rearAxle - archRadius - 90, y: low },
          { x: doors.middle, y: low },
        ]);
  return path(front + middle + rear, {
    fill: 'none',
    stroke,
    'stroke-width': 7,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
