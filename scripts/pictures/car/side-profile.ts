import { clamp } from '../curve.ts';
import type { BodyType, Measures } from './proportions.ts';
import type { Traits } from './traits.ts';

/** Where the upper outline passes, as shares of length (x) and height (y). */
type Profile = {
  nose: number;
  lead: [number, number];
  bonnet: [number, number];
  cowl: [number, number];
  header: [number, number];
  apex: number;
  roofEnd: [number, number];
  deck: [number, number];
  lip: [number, number];
  tail: number;
};

export const upright: Record<BodyType, Profile> = {
  Sedan: {
    nose: 0.42,
    lead: [0.02, 0.535],
    bonnet: [0.075, 0.585],
    cowl: [0.252, 0.69],
    header: [0.428, 0.962],
    apex: 0.52,
    roofEnd: [0.69, 0.935],
    deck: [0.885, 0.757],
    lip: [0.984, 0.745],
    tail: 0.52,
  },
  SUV: {
    nose: 0.46,
    lead: [0.016, 0.605],
    bonnet: [0.058, 0.655],
    cowl: [0.232, 0.715],
    header: [0.378, 0.963],
    apex: 0.49,
    roofEnd: [0.925, 0.938],
    deck: [0.974, 0.71],
    lip: [0.988, 0.645],
    tail: 0.52,
  },
  Hatchback: {
    nose: 0.44,
    lead: [0.02, 0.55],
    bonnet: [0.068, 0.6],
    cowl: [0.2, 0.682],
    header: [0.385, 0.96],
    apex: 0.49,
    roofEnd: [0.89, 0.93],
    deck: [0.962, 0.685],
    lip: [0.985, 0.62],
    tail: 0.5,
  },
  Wagon: {
    nose: 0.42,
    lead: [0.02, 0.535],
    bonnet: [0.07, 0.583],
    cowl: [0.24, 0.678],
    header: [0.412, 0.962],
    apex: 0.5,
    roofEnd: [0.912, 0.925],
    deck: [0.97, 0.695],
    lip: [0.986, 0.635],
    tail: 0.5,
  },
  'Shooting brake': {
    nose: 0.42,
    lead: [0.02, 0.53],
    bonnet: [0.072, 0.577],
    cowl: [0.25, 0.674],
    header: [0.422, 0.962],
    apex: 0.505,
    roofEnd: [0.875, 0.865],
    deck: [0.955, 0.705],
    lip: [0.985, 0.68],
    tail: 0.52,
  },
  Micro: {
    nose: 0.4,
    lead: [0.016, 0.535],
    bonnet: [0.055, 0.573],
    cowl: [0.14, 0.615],
    header: [0.31, 0.96],
    apex: 0.55,
    roofEnd: [0.93, 0.945],
    deck: [0.982, 0.61],
    lip: [0.992, 0.52],
    tail: 0.4,
  },
  Roadster: {
    nose: 0.42,
    lead: [0.022, 0.53],
    bonnet: [0.085, 0.59],
    cowl: [0.335, 0.7],
    header: [0.462, 1],
    apex: 0.5,
    roofEnd: [0.71, 0.745],
    deck: [0.84, 0.752],
    lip: [0.984, 0.735],
    tail: 0.54,
  },
};

/** How far a fast tail moves the rear of the outline; only where the body type has one. */
export const fast: Partial<Record<BodyType, Pick<Profile, 'roofEnd' | 'deck' | 'lip'>>> = {
  SUV: { roofEnd: [0.79, 0.915], deck: [0.945, 0.715], lip: [0.984, 0.69] },
  Hatchback: { roofEnd: [0.865, 0.915], deck: [0.965, 0.675], lip: [0.985, 0.625] },
  Sedan: { roofEnd: [0.69, 0.93], deck: [0.925, 0.725], lip: [0.985, 0.715] },
};

/** A low car of its kind gets the fast tail; a tall one never does. */
export function fastnessOf(
  bodyType: BodyType,
  { height, length }: Measures,
  traits: Traits,
): number {
  if (bodyType === 'SUV') {
    const low = Math.min((0.358 - height / length) / 0.03, (1675 - height) / 50);
    return clamp(low + traits.fastback * 0.3 - 0.15, 0, 1);
  }
  return traits.fastback;
}
