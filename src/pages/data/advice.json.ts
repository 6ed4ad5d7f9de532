import type { APIRoute } from 'astro';
import { candidatesOf } from '#features/advice/candidates.ts';
import { loadBrands } from '#features/catalogue/catalogue.build.ts';

/** All cars with the fields that the advice needs. */
export const GET: APIRoute = async () => {
  const brands = await loadBrands();
  return Response.json(candidatesOf(brands.flatMap(({ models }) => models)));
};
