import { z } from 'zod';
import type { Stack } from '../home.ts';
import type { Report } from '../progress.ts';

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
const figuresSchema = z.array(z.object({ updated_at: z.string() }));

export type CatalogueWatch = {
  /** Tells of every change since the watch was made, from now on. */
  start: () => void;
  close: () => void;
};

type WatchOptions = {
  stack: Stack;
  /** Where changes are told, and with which secret. */
  webhook: { url: string; secret: string };
  report: Report;
};

/**
 * Does what the webhook of a hosted database does: tells a function, in the same words, which tables have changed.
 * Changes count from the moment at which the watch is made.
 */
export async function openCatalogueWatch(options: WatchOptions): Promise<CatalogueWatch> {
  const { webhook, report } = options;
  const { asOf } = await look(options.stack, new Date().toISOString());
  let seen = await look(options.stack, asOf);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let silent = false;
  const round = async () => {
    const now = await look(options.stack, seen.asOf);
    const changed = tablesOf(now.signs.filter((sign) => !seen.signs.includes(sign)));
    await Promise.all(changed.map((table) => tell(webhook, table)));
    // Only now: what could not be told is told the next time.
    seen = now;
  };
  const schedule = () => {
    timer = setTimeout(async () => {
      try {
        await round();
        silent = false;
      } catch (error) {
        if (!silent && !closed) report(`  Changes of the catalogue cannot be told: ${error}`);
        silent = true;
      }
      if (!closed) schedule();
    }, interval);
  };
  return {
    start: schedule,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** What is to be seen of the catalogue: a sign, `<table> <what>`, for each change since a moment. */
async function look(stack: Stack, since: string): Promise<{ asOf: string; signs: string[] }> {
  const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit) => {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(`${stack.supabaseUrl}/rest/v1/${path}`, {
      ...init,
      headers,
      signal,
    });
    if (!answer.ok) throw new Error(`the backend answered with ${answer.status}`);
    return answer.json();
  };
  const body = JSON.stringify({ since });
  const changes = changesSchema.parse(await ask('rpc/catalogue_changes', { method: 'POST', body }));
  const figures = figuresSchema.parse(await ask('tariffs?select=updated_at', {}));
  const newest = figures
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return {
    asOf: changes.as_of,
    signs: [
      ...(['brands', 'cars', 'chargers'] as const).flatMap((table) => [
        ...changes[table].map(({ id, updated_at }) => `${table} ${id} ${updated_at}`),
        ...(changes.withdrawn[table] ?? []).map((id) => `${table} ${id} withdrawn`),
      ]),
      `tariffs ${figures.length} ${newest}`,
    ],
  };
}

function tablesOf(signs: readonly string[]): string[] {
  return [...new Set(signs.map((sign) => sign.split(' ')[0] ?? ''))];
}

async function tell({ url, secret }: WatchOptions['webhook'], table: string): Promise<void> {
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
