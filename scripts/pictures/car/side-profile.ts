import type { CarLine } from './lines.ts';
import type { BodyType } from './proportions.ts';

/** Where the upper outline passes, as shares of length (x) and height (y). */
type Profile = {
  nose: number;
  lead: [number, number];
  cowl: [number, number];
  header: [number, number];
  apex: number;
  roofEnd: [number, number];
  deck: [number, number];
  lip: [number, number];
  tail: number;
};

const upright: Record<BodyType, Profile> = {
  Sedan: {
    nose: 0.42,
    lead: [0.032, 0.555],
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
    lead: [0.028, 0.625],
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
    lead: [0.032, 0.57],
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
    lead: [0.032, 0.555],
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
    lead: [0.034, 0.55],
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
    lead: [0.03, 0.555],
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
    lead: [0.036, 0.555],
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
  SUV: { roofEnd: [0.76, 0.915], deck: [0.94, 0.72], lip: [0.984, 0.7] },
  Hatchback: { roofEnd: [0.8, 0.918], deck: [0.95, 0.69], lip: [0.985, 0.64] },
  Sedan: { roofEnd: [0.67, 0.945], deck: [0.935, 0.725], lip: [0.985, 0.715] },
};

/** 0 = the rear of the body type as it stands, 1 = a fastback, below 0 more upright than usual. */
export function fastnessOf(lines: readonly CarLine[]): number {
  if (lines.includes('fastback')) return 1;
  if (lines.includes('sloping-rear')) return 0.5;
  return lines.includes('upright-rear') ? -0.2 : 0.08;
}

/** The profile of a body type, moved by the lines that a model is known by. */
export function profileOf(bodyType: BodyType, lines: readonly CarLine[]): Profile {
  const has = (line: CarLine) => (lines.includes(line) ? 1 : 0);
  const ahead = 0.038 * has('long-bonnet') - 0.042 * has('short-bonnet') - 0.012 * has('one-bow');
  const nose = 0.05 * has('high-nose') - 0.035 * has('low-nose') - 0.02 * has('one-bow');
  // An open car has no roof to be level or bowed.
  const roofed = bodyType === 'Roadster' ? 0 : 1;
  const flat = roofed * has('flat-roof');
  const bow = roofed * has('one-bow');
  const base = upright[bodyType];
  const by = ([x, y]: [number, number], dx: number, dy: number): [number, number] => [
    x + dx,
    y + dy,
  ];
  return {
    ...base,
    nose: base.nose + nose * 0.6,
    lead: by(base.lead, 0, nose),
    cowl: by(base.cowl, ahead, 0.2 * nose - 0.22 * ahead - 0.012 * bow),
    header: by(base.header, ahead * 0.7 - 0.015 * flat, 0.014 * flat - 0.03 * bow),
    apex: base.apex - 0.02 * bow,
    roofEnd: by(base.roofEnd, 0.012 * flat, 0.03 * flat - 0.015 * bow),
    deck: by(
      base.deck,
      Math.min(0.006 * flat + 0.02 * bow, base.lip[0] - base.deck[0]),
      0.012 * bow,
    ),
  };
}
