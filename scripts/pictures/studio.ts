import { frame } from './car/proportions.ts';
import type { Room } from './paint.ts';
import { type Definitions, element } from './svg.ts';

/** The room: a curved studio wall that turns into the floor, lit from above the car. */
export function backdrop(room: Room, definitions: Definitions, floorAt: number): string {
  const { width, height } = frame;
  const wall = definitions.radial(
    width / 2,
    300,
    820,
    [
      [0, room.wall],
      [0.55, room.wall],
      [1, room.wallEdge],
    ],
    0.72,
  );
  const floor = definitions.linear(0, floorAt - 96, 0, height, [
    [0, room.floor, 0],
    [0.3, room.floor, 1],
    [0.62, room.floor, 1],
    [1, room.floorNear, 1],
  ]);
  return (
    element('rect', { width, height, fill: wall }) +
    element('rect', { y: floorAt - 96, width, height: height - floorAt + 96, fill: floor })
  );
}
