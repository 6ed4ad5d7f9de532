import { product } from '#config/product.ts';
import { type Car, sizeOf } from '#domain/car.ts';

/** A car from the side in mm: x from the nose to the tail, y downwards with the ground at 0. */
export type Silhouette = {
  length: number;
  height: number;
  /** Path data. */
  body: string;
  windows: string;
  wheels: { x: number; radius: number }[];
};

type Point = readonly [x: number, y: number];

/**
 * The upper outline of each body type, front to back, as shares of length and height: nose, edge and foot of the
 * bonnet, foot of the windscreen; top of the windscreen, top of the roof, its end, foot of the rear window; edge and
 * middle of the tail.
 */
type Outline = { front: readonly Point[]; roof: readonly Point[]; rear: readonly Point[] };

// biome-ignore format: one line for each part
const outlines: ReadonlyMap<string, Outline> = new Map([
  ['sedan', {
    front: [[0, 0.44], [0.02, 0.54], [0.09, 0.6], [0.255, 0.69]],
    roof: [[0.43, 0.962], [0.54, 1], [0.69, 0.935], [0.89, 0.757]],
    rear: [[0.98, 0.735], [1, 0.52]],
  }],
  ['suv', {
    front: [[0, 0.46], [0.018, 0.6], [0.075, 0.665], [0.24, 0.725]],
    roof: [[0.385, 0.965], [0.5, 1], [0.9, 0.945], [0.97, 0.72]],
    rear: [[0.993, 0.62], [1, 0.48]],
  }],
  ['hatchback', {
    front: [[0, 0.44], [0.02, 0.55], [0.085, 0.615], [0.21, 0.69]],
    roof: [[0.39, 0.96], [0.5, 1], [0.87, 0.93], [0.962, 0.7]],
    rear: [[0.99, 0.61], [1, 0.47]],
  }],
  ['wagon', {
    front: [[0, 0.44], [0.02, 0.54], [0.085, 0.597], [0.245, 0.682]],
    roof: [[0.415, 0.962], [0.52, 1], [0.9, 0.925], [0.97, 0.7]],
    rear: [[0.992, 0.62], [1, 0.48]],
  }],
  ['roadster', {
    front: [[0, 0.44], [0.022, 0.54], [0.1, 0.605], [0.335, 0.7]],
    roof: [[0.45, 0.975], [0.5, 1], [0.6, 0.95], [0.82, 0.765]],
    rear: [[0.982, 0.735], [1, 0.54]],
  }],
  ['micro', {
    front: [[0, 0.42], [0.016, 0.535], [0.06, 0.585], [0.145, 0.63]],
    roof: [[0.31, 0.955], [0.54, 1], [0.92, 0.945], [0.98, 0.62]],
    rear: [[0.997, 0.54], [1, 0.4]],
  }],
]);

/** How high the body and its sill stand above the ground, and how the wheels are placed, as shares. */
const clearance = 0.1;
const frontAxle = 0.185;
const rearAxle = 0.79;

/** Tyres grow with the car. */
const tyreRadius = (length: number) => Math.min(400, Math.max(270, 185 + 0.034 * length));

/** The outline of a car of this length and height, shaped as cars of its body type are; null without a size. */
export function silhouetteOf(car: Pick<Car, 'dimensions' | 'bodyType'>): Silhouette | null {
  const size = sizeOf(car);
  const outline =
    outlines.get(car.bodyType.toLowerCase()) ?? outlines.get(product.defaultBodyType.toLowerCase());
  if (size === null || outline === undefined) return null;

  const { length, height } = size;
  const place = ([x, y]: Point): Point => [x * length, -y * height];
  const at = (points: readonly Point[]) => points.map(place);
  const radius = tyreRadius(length);
  const wheels = [frontAxle, rearAxle].map((share) => ({ x: share * length, radius }));
  return {
    length,
    height,
    body: bodyPath(outline, at, wheels, -clearance * height),
    windows: windowsPath(at(roofLine(outline))),
    wheels,
  };
}

function bodyPath(
  outline: Outline,
  at: (points: readonly Point[]) => Point[],
  wheels: Silhouette['wheels'],
  sill: number,
): string {
  const front = at([[0.045, clearance], [0.009, 0.19], ...outline.front]);
  const roof = at(roofLine(outline));
  const rear = at([...outline.roof.slice(-1), ...outline.rear, [0.991, 0.19], [0.955, clearance]]);
  const arches = wheels.toReversed().map(({ x, radius }) => {
    const arch = radius * 1.12;
    const reach = Math.sqrt(arch ** 2 - (radius + sill) ** 2);
    const end = pair([x - reach, sill]);
    return `L${pair([x + reach, sill])}A${figure(arch)} ${figure(arch)} 0 1 0 ${end}`;
  });
  const [start = [0, 0]] = front;
  return `M${pair(start)}${[front, roof, rear].map(curve).join('')}${arches.join('')}Z`;
}

/** From the foot of the windscreen to the foot of the rear window. */
function roofLine({ front, roof }: Outline): Point[] {
  return [...front.slice(-1), ...roof];
}

/** The side windows, inside the line from windscreen to rear window. */
function windowsPath(line: readonly Point[]): string {
  const [cowl, deck] = [line[0], line.at(-1)];
  if (cowl === undefined || deck === undefined) return '';
  const middle = (cowl[0] + deck[0]) / 2;
  const belt = Math.max(cowl[1], deck[1]);
  const inside = line.map(
    ([x, y]): Point => [middle + (x - middle) * 0.9, belt + (y - belt) * 0.82],
  );
  const [start = cowl] = inside;
  return `M${pair(start)}${curve(inside)}Z`;
}

/** A smooth curve through the points, from the first, as path data (Catmull-Rom). */
function curve(points: readonly Point[]): string {
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const tension = 6;
    const leave: Point = [
      from[0] + (to[0] - before[0]) / tension,
      from[1] + (to[1] - before[1]) / tension,
    ];
    const arrive: Point = [
      to[0] - (after[0] - from[0]) / tension,
      to[1] - (after[1] - from[1]) / tension,
    ];
    return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  });
  return pieces.join('');
}

function pair([x, y]: Point): string {
  return `${figure(x)} ${figure(y)}`;
}

function figure(value: number): string {
  return String(Math.round(value));
}
