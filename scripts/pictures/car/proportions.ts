import { clamp } from '../curve.ts';

export const bodyTypes = [
  'Hatchback',
  'SUV',
  'Sedan',
  'Wagon',
  'Roadster',
  'Shooting brake',
  'Micro',
] as const;
export type BodyType = (typeof bodyTypes)[number];

/** Real sizes in millimetres; x runs from the nose (0) to the tail (length), y from the ground up. */
export type Measures = {
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  /** From the nose to the middle of the front wheel. */
  frontAxle: number;
  rearAxle: number;
  tyreDiameter: number;
  tyreWidth: number;
  /** Between the middles of a pair of wheels. */
  track: number;
  /** Lower edge of the body above the ground. */
  clearance: number;
};

/** 1200 x 800 px; a car of 5.3 m takes 1113 px of it. */
export const frame = { width: 1200, height: 800 };

/**
 * One scale for every side view and one for every front and rear view (px per mm), so that sizes
 * compare between pictures: 4.8 mm a pixel from the side, 3.4 mm from the ends.
 */
export const scale = { side: 0.21, end: 0.29 } as const;

const usual: Record<
  BodyType,
  { wheelbase: number; front: number; tyre: number; clearance: number }
> = {
  Hatchback: { wheelbase: 0.628, front: 0.5, tyre: 8, clearance: 150 },
  SUV: { wheelbase: 0.615, front: 0.47, tyre: 62, clearance: 190 },
  Sedan: { wheelbase: 0.608, front: 0.46, tyre: 14, clearance: 138 },
  Wagon: { wheelbase: 0.592, front: 0.47, tyre: 10, clearance: 142 },
  Roadster: { wheelbase: 0.596, front: 0.47, tyre: 30, clearance: 118 },
  'Shooting brake': { wheelbase: 0.607, front: 0.455, tyre: 34, clearance: 140 },
  Micro: { wheelbase: 0.645, front: 0.5, tyre: 4, clearance: 150 },
};

const plain: Record<BodyType, [length: number, width: number, height: number]> = {
  Hatchback: [4200, 1800, 1540],
  SUV: [4650, 1890, 1640],
  Sedan: [4800, 1880, 1470],
  Wagon: [4650, 1830, 1520],
  Roadster: [4500, 1900, 1320],
  'Shooting brake': [4950, 1980, 1550],
  Micro: [3100, 1550, 1600],
};

/** Length, width and height in mm from text such as `4800 x 1875 x 1460`; undefined if it has none. */
export function parseDimensions(text: string): [number, number, number] | undefined {
  const found = /(\d{4})\s*[x×*]\s*(\d{4})\s*[x×*]\s*(\d{4})/i.exec(text);
  if (found === null) return undefined;
  const [length, width, height] = found.slice(1).map(Number);
  if (length === undefined || width === undefined || height === undefined) return undefined;
  const likely = length > 2200 && length < 5600 && width < 2300 && height < 2200;
  return likely ? [length, width, height] : undefined;
}

/**
 * The sizes a drawing needs: length, width and height as given (or usual for the body), the rest estimated
 * from body and length, as makers do not publish them all. Tyres grow 72 mm for each metre of car.
 */
export function measuresOf(bodyType: BodyType, dimensions: string): Measures {
  const [length, width, height] = parseDimensions(dimensions) ?? plain[bodyType];
  const { wheelbase: share, front, tyre, clearance } = usual[bodyType];
  const wheelbase = length * share;
  const tall = Math.max(0, height - 1750) * 0.45;
  const tyreDiameter = clamp(366 + 0.072 * length + tyre + tall, 530, 830);
  const tyreWidth = clamp(width * 0.125, 165, 265);
  const frontAxle = (length - wheelbase) * front;
  return {
    length,
    width,
    height,
    wheelbase,
    frontAxle,
    rearAxle: frontAxle + wheelbase,
    tyreDiameter,
    tyreWidth,
    track: width - tyreWidth - 46,
    clearance: clearance + tall,
  };
}
