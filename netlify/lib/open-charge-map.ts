import { homeCountry } from '#config/countries.ts';
import { allStoredPoints, noteImport, storePoints } from '#data/charging-points.ts';
import type { Backend } from '#data/client.ts';
import { sortEntries } from '#domain/point-entries.ts';
import { importReport, linesToStore, planImport, readKnownPoints } from '#domain/point-import.ts';
import type { ImportFailure } from '#domain/point-import-failure.ts';
import { jsonIn } from '#lib/json.ts';
import { backendFailed } from './answer.ts';
import type { OpenChargeMapEnv } from './env.ts';

const day = 24 * 3600_000;

/** Places in one answer; the service asks for no more than this at once. */
const mostPlaces = 250;

/** How long an answer may take, in milliseconds: the function has 30 seconds in all. */
const usualPatience = 12_000;

/** Where nothing was asked before: changes of so many days. */
const firstDays = 730;

/** Why nothing could be taken. */
class NotTaken extends Error {
  override name = 'NotTaken';
  readonly failure: ImportFailure;

  constructor(why: ImportFailure['why'], figure: number | null = null) {
    super(why);
    this.failure = { why, figure };
  }
}

/**
 * Takes what has changed at Open Charge Map since the last time, and notes it for managers; at most one request a week.
 * @param patience milliseconds for the answer
 * @returns `early` when it was asked within the last six days
 * @throws Error when the backend failed
 */
export async function takeChanges(
  service: Backend,
  env: OpenChargeMapEnv,
  patience = usualPatience,
): Promise<'taken' | 'failed' | 'early'> {
  const imports = await pastImports(service);
  const now = Date.now();
  if (imports.some(({ origin, at }) => origin === 'weekly' && at > now - 6 * day)) return 'early';
  // A whole export holds what was missed, so it counts as well. A day more, since clocks and days differ.
  const whole = imports.filter(({ isWhole }) => isWhole).map(({ at }) => at);
  const since = new Date(whole.length > 0 ? Math.max(...whole) - day : now - firstDays * day);
  try {
    const entries = await askFor(env, since, patience);
    const sorted = sortEntries(entries);
    if (entries.length > 0 && sorted.places.length === 0) {
      throw new NotTaken('nothing_usable');
    }
    const plan = planImport(sorted.places, readKnownPoints(await allStoredPoints(service)));
    const refused = await storePoints(service, linesToStore(plan), () => {});
    const isCut = entries.length >= mostPlaces;
    await noteImport(
      service,
      'weekly',
      importReport(sorted, plan, refused.length),
      isCut ? { why: 'cut_off', figure: mostPlaces } : null,
    );
    return isCut ? 'failed' : 'taken';
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    await noteImport(service, 'weekly', null, error.failure);
    return 'failed';
  }
}

type ImportBefore = { origin: string; at: number; isWhole: boolean };

async function pastImports(service: Backend): Promise<ImportBefore[]> {
  const { data, error } = await service
    .from('charging_point_imports')
    .select('origin, imported_at, failure, missing:report->missing')
    .order('imported_at', { ascending: false })
    .limit(100);
  if (error) throw backendFailed(error);
  return data.map(({ origin, imported_at, failure, missing }) => ({
    origin,
    at: Date.parse(imported_at),
    isWhole: failure === null && (origin === 'weekly' || missing === 0),
  }));
}

/** The changed places, unparsed. @throws NotTaken with the reason */
async function askFor(
  { OPEN_CHARGE_MAP_URL: address, OPEN_CHARGE_MAP_KEY: key }: OpenChargeMapEnv,
  since: Date,
  patience: number,
): Promise<unknown[]> {
  const asked = new URL(address);
  asked.search = new URLSearchParams({
    output: 'json',
    countrycode: homeCountry,
    modifiedsince: since.toISOString(),
    maxresults: String(mostPlaces),
    compact: 'false',
    verbose: 'true',
    client: 'tayar',
  }).toString();
  try {
    const answer = await fetch(asked, {
      headers: { 'x-api-key': key, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new NotTaken(refusalOf(answer.status), answer.status);
    const entries = jsonIn(await answer.text());
    if (Array.isArray(entries)) return entries;
    throw new NotTaken('no_list');
  } catch (error) {
    if (error instanceof NotTaken) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    // The address may be another, but never holds the key.
    console.error('Open Charge Map did not answer:', error);
    throw isLate ? new NotTaken('late', patience / 1000) : new NotTaken('unreachable');
  }
}

function refusalOf(status: number): ImportFailure['why'] {
  if (status === 401 || status === 403) return 'key_refused';
  return status === 429 ? 'asked_too_often' : 'answered_badly';
}
