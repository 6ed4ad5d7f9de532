import type { APIRoute } from 'astro';
import { loadRoadMap } from '#catalogue/roads.build.ts';

/** The roads of Egypt with their lengths, for the planning of trips in the browser. */
export const GET: APIRoute = async () => Response.json(await loadRoadMap());
