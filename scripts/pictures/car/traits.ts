import type { BodyType } from './proportions.ts';

const frontLights = ['bar', 'split', 'hook', 'pixel', 'wing', 'brow'] as const;
const rearLights = ['bar', 'loop', 'hook', 'pixel', 'blade'] as const;
const rims = ['five', 'turbine', 'aero', 'y', 'multi', 'star', 'petal'] as const;

/** What tells one car's drawing from another's, apart from its dimensions and paint. */
export type Traits = {
  frontLight: (typeof frontLights)[number] | 'round';
  rearLight: (typeof rearLights)[number] | 'round';
  rim: (typeof rims)[number];
  darkRim: boolean;
  darkRoof: boolean;
  roofRails: boolean;
  /** 0 = tail upright, 1 = as fast as its body type allows. */
  fastback: number;
  /** -1..1: where the cabin sits and how the roof bows. */
  cab: number;
  bow: number;
  /** -1..1: how much the waist rises to the rear. */
  wedge: number;
  /** How the side glass ends. */
  quarter: 'kick' | 'tip' | 'upright';
  nose: 'clean' | 'mask' | 'intake';
  flap: 'front' | 'rear';
  cladding: boolean;
  accentCaliper: boolean;
};

/** A repeatable stream of numbers in 0..1 from a text (FNV-1a, then mulberry32). */
export function chance(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Item>(items: readonly [Item, ...Item[]], next: () => number): Item {
  return items[Math.floor(next() * items.length)] ?? items[0];
}

/**
 * The same for every drawing of a car. The brand decides the light signature, nose and quarter glass;
 * the model's family (its first word, body and size) the shape, so that two versions of one car look
 * alike; the full name only the rims.
 */
export function traitsOf(brandId: string, model: string, bodyType: BodyType, size: string): Traits {
  const brand = chance(`brand:${brandId}`);
  const family = chance(`${brandId}/${model.split(/[\s(]/)[0]}/${bodyType}/${size}`);
  const version = chance(`${brandId}/${model}`);
  const cute = bodyType === 'Micro' || (bodyType === 'Hatchback' && family() < 0.3);
  const frontLight = pick(frontLights, brand);
  const rearLight = pick(rearLights, brand);
  const tall = bodyType === 'SUV';
  const quarter = pick(['kick', 'tip', 'upright'] as const, brand);
  return {
    frontLight: cute ? 'round' : frontLight,
    rearLight: cute && family() < 0.6 ? 'round' : rearLight,
    quarter: bodyType === 'Micro' ? 'upright' : quarter,
    nose: pick(['clean', 'mask', 'intake'] as const, brand),
    flap: pick(['front', 'rear'] as const, brand),
    fastback: family(),
    cab: family() * 2 - 1,
    bow: family() * 2 - 1,
    wedge: family() * 2 - 1,
    darkRoof: family() < 0.4,
    roofRails: tall && family() < 0.45,
    cladding: tall && family() < 0.75,
    rim: pick(rims, version),
    darkRim: version() < 0.4,
    accentCaliper: version() < 0.35,
  };
}
