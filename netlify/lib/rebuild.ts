import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '#data/client.ts';
import { backendFailed, Refusal } from './answer.ts';
import type { BuildEnv } from './env.ts';

/** How long to wait in all, in milliseconds: less than the 30 seconds that a function has. */
const patience = 18_000;

/**
 * Requests a build and, unless another instance is already waiting, starts it once the burst of changes is over. If the
 * function ends earlier, the sweep starts it.
 * @returns `folded` when another instance starts it
 * @throws Refusal 502 the backend or the build hook failed
 */
export async function rebuildSoon(service: Backend, env: BuildEnv): Promise<'called' | 'folded'> {
  const wanted = await service.rpc('want_rebuild');
  if (wanted.error) throw backendFailed(wanted.error);
  let status: 'called' | 'folded' = 'folded';
  let wait: number | null = wanted.data;
  for (const end = Date.now() + patience; wait !== null && Date.now() + wait < end; ) {
    // The clocks of two machines differ a little, and a call that is too early finds nothing to claim.
    await pause(wait + 50);
    const next = await callForBuild(service, env);
    if (next === 'nothing to do') break;
    status = 'called';
    wait = next;
  }
  return status;
}

/**
 * Starts a build if one is due.
 * @returns milliseconds until the next may start; null when nothing has changed since
 * @throws Refusal 502 the backend or the build hook failed
 */
export async function callForBuild(
  service: Backend,
  env: BuildEnv,
): Promise<number | null | 'nothing to do'> {
  const claimed = await service.rpc('claim_rebuild');
  if (claimed.error) throw backendFailed(claimed.error);
  // The generated types do not say that a function may return null.
  const number: number | null = claimed.data;
  if (number === null) return 'nothing to do';
  await callHook(env.BUILD_HOOK_URL);
  const settled = await service.rpc('settle_rebuild', { number });
  if (settled.error) throw backendFailed(settled.error);
  return settled.data;
}

async function callHook(address: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => error);
  if (answer instanceof Response && answer.ok) return;
  // Never log the address: anybody who knows it can start a build.
  console.error('The build hook failed:', answer instanceof Response ? answer.status : answer);
  throw new Refusal(502, 'build_hook_failed');
}
