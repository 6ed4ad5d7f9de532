import type { APIRoute } from 'astro';
import { candidatesOf } from '@/features/advice/candidates';
import { loadBrands } from '@/features/catalogue/catalogue.build';

/** What cars are advised from: all of them, with what the advice needs of each. */
export const GET: APIRoute = async () => {
  const brands = await loadBrands();
  return Response.json(candidatesOf(brands.flatMap(({ models }) => models)));
};
