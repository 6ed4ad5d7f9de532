import { pick, seededRandom } from '../seeded.ts';
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

/**
 * The same for every drawing of a car. The brand decides the light signature, nose and quarter glass;
 * the model's family (its first word, body and size) the shape, so that two versions of one car look
 * alike; the full name only the rims.
 */
export function traitsOf(brandId: string, model: string, bodyType: BodyType, size: string): Traits {
  const brand = seededRandom(`brand:${brandId}`);
  const family = seededRandom(`${brandId}/${model.split(/[\s(]/)[0]}/${bodyType}/${size}`);
  const version = seededRandom(`${brandId}/${model}`);
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
