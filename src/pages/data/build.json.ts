import type { APIRoute } from 'astro';
import { loadMoment } from '#catalogue/catalogue.build.ts';

/** The moment of the catalogue from which the site was built, for the sales desk. */
export const GET: APIRoute = async () => Response.json({ asOf: await loadMoment() });
