import type { APIRoute } from 'astro';
import { loadPointRows } from '#catalogue/points.build.ts';

/** Every charging point, without what is not known, for maps and the planning of trips in the browser. */
export const GET: APIRoute = async () => {
  const rows = await loadPointRows();
  return Response.json(
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null))),
  );
};
