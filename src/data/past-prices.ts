import * as z from 'zod/mini';
import { priceStandings } from '#domain/choices.ts';
import type { TableReader } from './client.ts';
import { amountColumn, momentColumn, parseRows, readLogged } from './rows.ts';

const PastPriceSchema = z.object({
  changed_at: momentColumn,
  price_egp: z.nullable(amountColumn),
  price_standing: z.enum(priceStandings),
  price_source: z.nullable(z.string()),
});

/** A price that a car or charger had, from that moment (ISO 8601) on; in EGP, null for none. */
export type PastPrice = z.infer<typeof PastPriceSchema>;

/** The prices of a car or charger, the latest first, up to a hundred. @throws Error when they cannot be read */
export async function readPastPrices(backend: TableReader, itemId: string): Promise<PastPrice[]> {
  const rows = await readLogged(
    backend
      .from('price_history')
      .select('changed_at, price_egp, price_standing, price_source')
      .eq('item_id', itemId)
      .order('changed_at', { ascending: false })
      .limit(100),
  );
  return parseRows(PastPriceSchema, rows);
}
