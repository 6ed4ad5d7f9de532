import { clamp } from '../curve.ts';
import type { CarLine } from './lines.ts';

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

/** A car to draw, as the catalogue describes it. */
export type Subject = {
  bodyType: BodyType;
  /** Length x width x height in mm; empty where they are not known. */
  dimensions: string;
  /** Between the axles, in mm. */
  wheelbase: number | null;
  lines: readonly CarLine[];
};

/** Real sizes in millimetres; x runs from the nose (0) to the tail (length), y from the ground up. */
export type Measures = {
  length: number;
  height: number;
  /** From the nose to the middle of the front wheel. */
  frontAxle: number;
  rearAxle: number;
  tyreDiameter: number;
  /** Lower edge of the body above the ground. */
  clearance: number;
};

/** 1200 x 800 px; a car of 5.3 m takes 1113 px of it. */
export const frame = { width: 1200, height: 800 };

/** Px per mm: one scale for every car, so that sizes compare between pictures, and one where sizes are written beside it. */
export const scale = { alone: 0.21, sized: 0.188 } as const;

/** Shares of length, and mm, where the maker's figure is not known: wheelbase, part of the overhangs that is in front. */
const usual: Record<
  BodyType,
  { wheelbase: number; front: number; tyre: number; clearance: number }
> = {
  Hatchback: { wheelbase: 0.628, front: 0.51, tyre: 8, clearance: 150 },
  SUV: { wheelbase: 0.615, front: 0.475, tyre: 56, clearance: 185 },
  Sedan: { wheelbase: 0.608, front: 0.46, tyre: 14, clearance: 138 },
  Wagon: { wheelbase: 0.58, front: 0.47, tyre: 10, clearance: 142 },
  Roadster: { wheelbase: 0.596, front: 0.47, tyre: 30, clearance: 118 },
  'Shooting brake': { wheelbase: 0.607, front: 0.455, tyre: 34, clearance: 140 },
  Micro: { wheelbase: 0.63, front: 0.45, tyre: 4, clearance: 150 },
};

const plain: Record<BodyType, [length: number, height: number]> = {
  Hatchback: [4200, 1540],
  SUV: [4650, 1640],
  Sedan: [4800, 1470],
  Wagon: [4650, 1520],
  Roadster: [4500, 1320],
  'Shooting brake': [4950, 1550],
  Micro: [3100, 1600],
};

/** Length and height in mm from text such as `4800 x 1875 x 1460`; undefined if it has none. */
export function parseDimensions(text: string): [length: number, height: number] | undefined {
  const found = /(\d{4})\s*[x×*]\s*(\d{4})\s*[x×*]\s*(\d{4})/i.exec(text);
  if (found === null) return undefined;
  const [length, width, height] = found.slice(1).map(Number);
  if (length === undefined || width === undefined || height === undefined) return undefined;
  const likely = length > 2200 && length < 5600 && width < 2300 && height < 2200;
  return likely ? [length, height] : undefined;
}

/**
 * The sizes a drawing needs: length, height and wheelbase as given (or usual for the body), the rest estimated from body
 * and length, as makers do not publish them all. Tyres grow 72 mm for each metre of car.
 */
export function measuresOf({ bodyType, dimensions, wheelbase }: Omit<Subject, 'lines'>): Measures {
  const [length, height] = parseDimensions(dimensions) ?? plain[bodyType];
  const { wheelbase: share, front, tyre, clearance } = usual[bodyType];
  const between = clamp(wheelbase ?? length * share, length * 0.52, length * 0.7);
  const tall = Math.max(0, height - 1750) * 0.45;
  const tyreDiameter = clamp(366 + 0.072 * length + tyre + tall, 530, 830);
  const frontAxle = (length - between) * front;
  return {
    length,
    height,
    frontAxle,
    rearAxle: frontAxle + between,
    tyreDiameter,
    clearance: clearance + tall,
  };
}

/** Where the front axle of a usual car of this body and length stands. */
export function usualFrontAxle(bodyType: BodyType, length: number): number {
  const { wheelbase, front } = usual[bodyType];
  return length * (1 - wheelbase) * front;
}
