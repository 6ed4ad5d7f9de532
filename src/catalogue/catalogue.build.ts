import { getCollection } from 'astro:content';
import type { Brand } from '#domain/brand-file.ts';
import type { Charger } from '#domain/charger.ts';

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

/** The moment from which on a page of this build asks for changes, in ISO 8601. */
export async function loadMoment(): Promise<string | undefined> {
  moment ??= getCollection('moments').then(([entry]) => entry?.data.at);
  return moment;
}

let brands: Promise<Brand[]> | undefined;
let chargers: Promise<Charger[]> | undefined;
let moment: Promise<string | undefined> | undefined;
