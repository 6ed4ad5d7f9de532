import { serviceBackend } from '../lib/backend.ts';
import { limitCalls } from '../lib/call-limit.ts';
import { requireEnv } from '../lib/endpoint.ts';
import { buildEnv } from '../lib/env.ts';
import { rebuildSoon } from '../lib/rebuild.ts';

/** Just after midnight in Cairo, in winter and in summer. The host answers nobody who calls it by its address. */
export const config = { schedule: '5 22 * * *' };

/** A caller who finds a way around the host starts no more builds than the schedule does. */
const onceADay = { action: 'daily-rebuild', most: 1, seconds: 12 * 3600 };

/** Builds the site anew once a day: tariffs come into force on a date, and prices grow old, without any row changing. */
export default async function dailyRebuild(): Promise<void> {
  try {
    const env = requireEnv(buildEnv);
    const service = serviceBackend(env);
    await limitCalls(service, 'schedule', onceADay);
    await rebuildSoon(service, env);
  } catch (error) {
    console.error(`The daily build was not called for: ${error}`);
  }
}
