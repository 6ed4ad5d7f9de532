import { serviceBackend } from '../lib/backend.ts';
import { limitCalls } from '../lib/call-limit.ts';
import { requireEnv } from '../lib/endpoint.ts';
import { buildEnv } from '../lib/env.ts';
import { rebuildSoon } from '../lib/rebuild.ts';

/** Just after midnight in Cairo, in winter and summer. The host does not expose scheduled functions. */
export const config = { schedule: '5 22 * * *' };

/** Even if somebody could call it, there would be no more builds than the schedule makes. */
const onceADay = { action: 'daily-rebuild', most: 1, seconds: 12 * 3600 };

/** Rebuilds the site once a day, because tariffs take effect and prices age without a change in the database. */
export default async function dailyRebuild(): Promise<void> {
  try {
    const env = requireEnv(buildEnv);
    const service = serviceBackend(env);
    await limitCalls(service, 'schedule', onceADay);
    await rebuildSoon(service, env);
  } catch (error) {
    console.error(`The daily build was not started: ${error}`);
  }
}
