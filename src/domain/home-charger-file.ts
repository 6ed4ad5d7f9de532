import * as z from 'zod/mini';
import type { cheapestForWall } from './home-charger.ts';

const HomeChargersSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    price: z.nullable(z.number()),
    category: z.string(),
    connectorType: z.nullable(z.string()),
  }),
);

/** The chargers of `cheapestForWall` from a data file of the build. @throws ZodError when it holds something else */
export function readHomeChargers(file: unknown): ReturnType<typeof cheapestForWall> {
  return HomeChargersSchema.parse(file);
}
