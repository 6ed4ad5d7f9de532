import * as z from 'zod/mini';
import { type ShownChoice, ShownChoiceSchema } from '#domain/shown.ts';
import { jsonIn } from '#lib/json.ts';
import { readText, saveText, storageKeys } from '#lib/web-storage.ts';

/** How long a choice goes with what its reader asks for, in milliseconds. */
const lifeMs = 7 * 24 * 60 * 60 * 1000;

const KeptSchema = z.object({ at: z.number(), choice: ShownChoiceSchema });

/** Keeps what the tool for choosing was told and showed, for the requests of the next days. */
export function keepChoice(choice: ShownChoice, now: number = Date.now()): void {
  saveText('browser', storageKeys.lastChoice, JSON.stringify({ at: now, choice }));
}

/** What the tool for choosing was last told and showed; null where that is too long ago, or it was never asked. */
export function lastChoice(now: number = Date.now()): ShownChoice | null {
  const kept = KeptSchema.safeParse(jsonIn(readText('browser', storageKeys.lastChoice))).data;
  // Clocks may be set back.
  return kept && Math.abs(now - kept.at) < lifeMs ? kept.choice : null;
}
