import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '../../src/data/client.ts';
import { backendFailed, Refusal } from './answer.ts';
import type { BuildEnv } from './env.ts';

/** Milliseconds after which nothing more is waited for, within the 30 seconds that a function has. */
const patience = 18_000;

/**
 * Asks for a build and, unless another instance already waits to, calls for it once the burst of changes is over.
 * What is still open when the function ends, or dies, the sweep finds.
 *
 * @returns `folded` when another instance sees to it.
 * @throws Refusal 502 the backend or the build hook failed
 */
export async function rebuildSoon(service: Backend, env: BuildEnv): Promise<'called' | 'folded'> {
  const wanted = await service.rpc('want_rebuild');
  if (wanted.error) throw backendFailed(wanted.error);
  let status: 'called' | 'folded' = 'folded';
  let wait: number | null = wanted.data;
  for (const end = Date.now() + patience; wait !== null && Date.now() + wait < end; ) {
    // The clocks of two machines differ a little: too early, and there would be nothing to claim.
    await pause(wait + 50);
    const next = await callForBuild(service, env);
    if (next === 'nothing to do') break;
    status = 'called';
    wait = next;
  }
  return status;
}

/**
 * Calls for a build where one is due.
 *
 * @returns milliseconds until the next may be called for, null when nothing has changed since.
 * @throws Refusal 502 the backend or the build hook failed
 */
export async function callForBuild(
  service: Backend,
  env: BuildEnv,
): Promise<number | null | 'nothing to do'> {
  const claimed = await service.rpc('claim_rebuild');
  if (claimed.error) throw backendFailed(claimed.error);
  // The types of the database do not tell that a function may answer with null.
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
  // Never the address itself: it is all that it takes to start a build.
  console.error('The build hook failed:', answer instanceof Response ? answer.status : answer);
  throw new Refusal(502, 'build_hook_failed');
}
