import type { APIRoute } from 'astro';
import { loadChargers } from '#catalogue/catalogue.build.ts';
import { cheapestForWall } from '#domain/home-charger.ts';

/** The chargers that count into what a car costs before the licence, for comparisons. */
export const GET: APIRoute = async () => Response.json(cheapestForWall(await loadChargers()));
