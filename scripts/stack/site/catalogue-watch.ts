import { z } from 'zod';
import type { Report } from '../command.ts';
import type { Stack } from '../home.ts';

/** Milliseconds between two looks at the catalogue. */
const interval = 1_000;

const changedSchema = z.array(z.object({ id: z.string(), updated_at: z.string() }));
const changesSchema = z.object({
  as_of: z.string(),
  brands: changedSchema,
  cars: changedSchema,
  chargers: changedSchema,
  withdrawn: z.record(z.string(), z.array(z.string())),
});
const tariffsSchema = z.array(z.object({ updated_at: z.string() }));

export type CatalogueWatch = {
  /** From now on reports every change since the watch was made. */
  start: () => void;
  close: () => void;
};

type WatchOptions = {
  stack: Stack;
  /** Where changes are reported, and with which secret. */
  webhook: { url: string; secret: string };
  report: Report;
};

/**
 * Does what the webhook of a hosted database does: tells a function which tables have changed. Changes count from the
 * moment at which the watch is made.
 */
export async function openCatalogueWatch(options: WatchOptions): Promise<CatalogueWatch> {
  const { stack, webhook, report } = options;
  const { asOf } = await readChanges(stack, new Date().toISOString());
  let seen = await readChanges(stack, asOf);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let failing = false;
  const look = async () => {
    try {
      const now = await readChanges(stack, seen.asOf);
      const changed = now.changes.filter((change) => !seen.changes.includes(change));
      const tables = new Set(changed.map((change) => change.split(' ')[0]));
      await Promise.all([...tables].map((table) => callWebhook(webhook, table)));
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
    start,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** What has changed since a moment, as lines that begin with the table. */
async function readChanges(stack: Stack, since: string) {
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${stack.supabaseUrl}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`the backend answered with ${answer.status}`);
    return answer.json();
  };
  const body = JSON.stringify({ since });
  const found = changesSchema.parse(await ask('rpc/catalogue_changes', { method: 'POST', body }));
  const tariffs = tariffsSchema.parse(await ask('tariffs?select=updated_at', {}));
  return {
    asOf: found.as_of,
    changes: [
      ...(['brands', 'cars', 'chargers'] as const).flatMap((table) => [
        ...found[table].map(({ id, updated_at }) => `${table} ${id} ${updated_at}`),
        ...(found.withdrawn[table] ?? []).map((id) => `${table} ${id} withdrawn`),
      ]),
      `tariffs ${tariffs.map(({ updated_at }) => updated_at).sort()}`,
    ],
  };
}

async function callWebhook({ url, secret }: WatchOptions['webhook'], table: string | undefined) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({
      type: 'UPDATE',
      table,
      schema: 'public',
      record: null,
      old_record: null,
    }),
    signal: AbortSignal.timeout(35_000),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the function answered with ${answer.status}`);
}
