import * as z from 'zod/mini';
import { parseAmount } from '#lib/amount.ts';

const TrimSchema = z.object({ name: z.string(), price_egp: z.nullable(z.number()) });

/** A trim as its column holds it; a price in EGP. */
type Trim = z.infer<typeof TrimSchema>;

/** The trims of a column; none where it holds anything else. */
export function readTrims(value: unknown): Trim[] {
  return z.catch(z.array(TrimSchema), []).parse(value);
}

/** A trim on a line: 'Comfort: 1250000', or its name alone; an item of another list as it stands. */
export function trimLine(item: unknown): string {
  const { success, data } = TrimSchema.safeParse(item);
  if (!success) return String(item);
  return data.price_egp === null ? data.name : `${data.name}: ${data.price_egp}`;
}

/** The trim on a line, its price as people write it; null when the line is none. */
export function readTrim(line: string): Trim | null {
  const colon = line.lastIndexOf(':');
  if (colon < 0) return { name: line, price_egp: null };
  const price = parseAmount(line.slice(colon + 1));
  return price === null ? null : { name: line.slice(0, colon).trim(), price_egp: price };
}
