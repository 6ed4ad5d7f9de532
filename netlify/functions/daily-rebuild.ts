import { serviceBackend } from '../lib/backend.ts';
import { requireEnv } from '../lib/endpoint.ts';
import { buildEnv } from '../lib/env.ts';
import { rebuildSoon } from '../lib/rebuild.ts';

/** Just after midnight in Cairo, in winter and in summer; the host lets nobody else call it. */
export const config = { schedule: '5 22 * * *' };

/** Builds the site anew once a day: tariffs come into force on a date, and prices grow old, without any row changing. */
export default async function dailyRebuild(): Promise<void> {
  try {
    const env = requireEnv(buildEnv);
    await rebuildSoon(serviceBackend(env), env);
  } catch (error) {
    console.error(`The daily build was not called for: ${error}`);
  }
}
