import * as z from 'zod/mini';
import { allTariffs } from './catalogue.ts';
import type { Backend } from './client.ts';
import { changedMeanwhile } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { amountColumn } from './rows.ts';

// Managers' edits of the dated rates. Writes throw a BackendFailure when the backend refuses or does not answer.

const dayColumn = z.pipe(
  z.string(),
  z.transform((moment) => moment.slice(0, 10)),
);

const DatedRateSchema = z.object({
  key: z.string(),
  /** yyyy-MM-dd */
  valid_from: dayColumn,
  value: amountColumn,
  unit: z.string(),
  source: z.string(),
  note: z.nullable(z.string()),
  updated_at: z.string(),
});

/** A rate with the day from which it holds. */
export type DatedRate = z.infer<typeof DatedRateSchema>;

/** A rate as a manager enters it. */
export type EnteredRate = Omit<DatedRate, 'updated_at'>;

/** Every rate, past and future ones too, in the order of keys and days. @throws Error when they cannot be read */
export async function readDatedRates(backend: Backend): Promise<DatedRate[]> {
  return z.array(DatedRateSchema).parse(await allTariffs(backend));
}

const Keys = z.array(z.object({ key: z.string() }));

async function readRate(backend: Backend, { key, valid_from }: EnteredRate) {
  const query = backend.from('tariffs').select('*').eq('key', key).eq('valid_from', valid_from);
  const [rate] = await parsedAnswer(z.array(DatedRateSchema), query);
  return rate;
}

/** Whether a rate is stored as it was entered, which a repeat after a lost answer finds. */
async function isStored(backend: Backend, entered: EnteredRate): Promise<boolean> {
  const stored = await readRate(backend, entered);
  return (
    stored !== undefined &&
    stored.value === entered.value &&
    stored.unit === entered.unit &&
    stored.source === entered.source &&
    stored.note === entered.note
  );
}

/** Adds a rate. @throws BackendFailure 'changed' when somebody else has entered another for this day */
export async function addRate(backend: Backend, entered: EnteredRate): Promise<void> {
  await parsedAnswer(
    z.unknown(),
    backend.from('tariffs').upsert(entered, { ignoreDuplicates: true }),
  );
  if (!(await isStored(backend, entered))) throw changedMeanwhile();
}

/**
 * Corrects a rate as it was seen, also its day.
 * @throws BackendFailure 'changed' when somebody else has changed it since, or it is gone
 */
export async function correctRate(
  backend: Backend,
  seen: DatedRate,
  entered: EnteredRate,
): Promise<void> {
  const { key, valid_from, updated_at } = seen;
  const query = backend
    .from('tariffs')
    .update(entered)
    .eq('key', key)
    .eq('valid_from', valid_from)
    .eq('updated_at', updated_at)
    .select('key');
  const corrected = await parsedAnswer(Keys, query);
  if (corrected.length === 0 && !(await isStored(backend, entered))) throw changedMeanwhile();
}

/**
 * Removes a rate as it was seen; what is gone already counts.
 * @throws BackendFailure 'changed' when somebody else has changed it since
 */
export async function removeRate(backend: Backend, seen: DatedRate): Promise<void> {
  const { key, valid_from, updated_at } = seen;
  const query = backend
    .from('tariffs')
    .delete()
    .eq('key', key)
    .eq('valid_from', valid_from)
    .eq('updated_at', updated_at)
    .select('key');
  const removed = await parsedAnswer(Keys, query);
  if (removed.length === 0 && (await readRate(backend, seen))) throw changedMeanwhile();
}
