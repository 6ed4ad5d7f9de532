import process from 'node:process';
import { serviceBackend } from '../lib/backend.ts';
import { openChargeMapEnv, readEnv } from '../lib/env.ts';
import { takeChanges } from '../lib/open-charge-map.ts';

/** On Monday before dawn in Cairo. The host does not expose scheduled functions, and an extra call would ask nothing. */
export const config = { schedule: '20 1 * * 1' };

/**
 * Asks Open Charge Map once a week for charging points that have changed, where `OPEN_CHARGE_MAP_KEY` is set. What it
 * did, or why it did nothing, stands in the desk's list of imports.
 */
export default async function weeklyPoints(): Promise<void> {
  try {
    const result = readEnv(openChargeMapEnv, process.env);
    // Without a key, managers import files.
    if (!result.ok && result.faulty.includes('OPEN_CHARGE_MAP_KEY')) return;
    if (!result.ok) throw new Error(`Missing or wrong: ${result.faulty.join(' ')}`);
    await takeChanges(serviceBackend(result.env), result.env);
  } catch (error) {
    console.error(`Charging points were not asked for: ${error}`);
  }
}
