import type { APIRoute } from 'astro';
import { loadLand } from '#catalogue/roads.build.ts';

/** The ground of maps: land, water and the Nile, see `docs/charging-points.md`. */
export const GET: APIRoute = async () => Response.json(await loadLand());
