import { z } from 'zod';
import type { Report } from '../command.ts';
import type { Stack } from '../home.ts';

/** Milliseconds between two looks at the catalogue. */
const interval = 1_000;

const changed = z.array(z.object({ id: z.string(), updated_at: z.string() }));
const changesSchema = z.object({
  as_of: z.string(),
  brands: changed,
  cars: changed,
  chargers: changed,
  withdrawn: z.record(z.string(), z.array(z.string())),
});
const pointChangesSchema = z.object({
  complete: z.boolean(),
  points: changed,
  withdrawn: z.array(z.string()),
});
const tariffsSchema = z.array(z.object({ updated_at: z.string() }));

export const seenSchema = z.object({
  /** Moment of the look, as the database tells it. */
  asOf: z.string(),
  /** What had changed shortly before, one line for each change. */
  changes: z.array(z.string()),
});

/** What a look at the catalogue found. */
type Seen = z.output<typeof seenSchema>;

export type CatalogueWatch = {
  /** What the latest look found. */
  seen: () => Seen;
  /** From now on reports every change since the watch was made. */
  start: () => void;
  close: () => void;
};

/**
 * Does what the webhook of a hosted database does: tells a function that the catalogue has changed. Changes count from
 * the moment at which the watch is made.
 *
 * @param since what an earlier watch saw; changes count from there.
 */
export async function openCatalogueWatch(
  stack: Stack,
  webhook: { url: string; secret: string },
  report: Report,
  since?: Seen,
): Promise<CatalogueWatch> {
  const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
  const ask = async (address: string, init: RequestInit) => {
    const signal = AbortSignal.timeout(35_000);
    const answer = await fetch(address, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal,
    });
    if (!answer.ok) throw new Error(`${new URL(address).pathname} answered with ${answer.status}`);
    return answer.json();
  };
  const readChanges = async (since: string) => {
    const rest = `${stack.supabaseUrl}/rest/v1`;
    const body = JSON.stringify({ since });
    const found = await ask(`${rest}/rpc/catalogue_changes`, { method: 'POST', body });
    const { as_of: asOf, withdrawn, ...rows } = changesSchema.parse(found);
    const points = pointChangesSchema.parse(
      await ask(`${rest}/rpc/charging_point_changes`, { method: 'POST', body }),
    );
    const tariffs = tariffsSchema.parse(await ask(`${rest}/tariffs?select=updated_at`, {}));
    const changes = [
      ...[...Object.values(rows), points.points].flatMap((list) =>
        list.map((row) => `${row.id} ${row.updated_at}`),
      ),
      ...[...Object.values(withdrawn), points.withdrawn].flatMap((ids) =>
        ids.map((id) => `${id} withdrawn`),
      ),
      `tariffs ${tariffs.map((row) => row.updated_at).sort()}`,
    ];
    // So many places change at once that an import is going on: it is told of once, when it is over.
    return { asOf, changes, isImport: !points.complete };
  };
  const payload = JSON.stringify({ type: 'UPDATE', table: 'cars', schema: 'public', record: null });
  const authorization = `Bearer ${webhook.secret}`;

  let seen: Seen = since ?? (await readChanges((await readChanges(new Date().toISOString())).asOf));
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let waiting = false;
  let failing = false;
  const look = async () => {
    try {
      const now = await readChanges(seen.asOf);
      if (now.changes.some((change) => !seen.changes.includes(change))) waiting = true;
      if (waiting && !now.isImport) {
        await ask(webhook.url, { method: 'POST', headers: { authorization }, body: payload });
        waiting = false;
      }
      // Only now: after a failed call the change is reported the next time.
      seen = now;
      failing = false;
    } catch (error) {
      if (!failing && !closed) report(`  Changes of the catalogue cannot be told: ${error}`);
      failing = true;
    }
    if (!closed) start();
  };
  const start = () => {
    timer = setTimeout(look, interval);
  };
  return {
    seen: () => seen,
    start,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
