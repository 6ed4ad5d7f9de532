import type { APIRoute } from 'astro';
import map from '../../content/egypt-map.geojson?raw';

/** The ground of maps: land, water and the Nile, see `docs/charging-points.md`. */
export const GET: APIRoute = () => Response.json(JSON.parse(map));
