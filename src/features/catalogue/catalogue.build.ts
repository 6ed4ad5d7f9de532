import { getCollection } from 'astro:content';
import type { Brand } from './catalogue';
import type { Charger } from './charger';

/** Every brand of this build with its models, by name. */
export async function loadBrands(): Promise<Brand[]> {
  brands ??= getCollection('brands').then((entries) => entries.map((entry) => entry.data));
  return brands;
}

/** Every charger of this build, by name. */
export async function loadChargers(): Promise<Charger[]> {
  chargers ??= getCollection('chargers').then((entries) => entries.map((entry) => entry.data));
  return chargers;
}

let brands: Promise<Brand[]> | undefined;
let chargers: Promise<Charger[]> | undefined;
