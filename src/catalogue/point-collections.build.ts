import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { publishedPoints } from '#data/charging-points.ts';
import type { ChargingPointRow } from '#domain/charging-point-rows.ts';
import { readPointRows } from '#domain/charging-points.ts';
import { backendLoader } from './collections.build.ts';

const chargingPoints = defineCollection({
  loader: backendLoader<ChargingPointRow>('charging points', async (backend) =>
    readPointRows(await publishedPoints(backend)),
  ),
  schema: z.custom<ChargingPointRow>(),
});

/** The places known to us at which cars charge, see `docs/charging-points.md`. */
export const pointCollections = { chargingPoints };
