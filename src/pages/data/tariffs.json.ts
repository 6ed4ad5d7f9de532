import type { APIRoute } from 'astro';
import { loadFigures } from '#features/tariffs/tariffs.build.ts';

/** The dated figures behind every estimate, for pages that are drawn in the browser. */
export const GET: APIRoute = async () => Response.json(await loadFigures());
