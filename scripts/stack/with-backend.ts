import { chooseBackend, loadEnvironmentFile } from './environment.ts';
import { findRunning, locateHome, makeHome, readStack } from './home.ts';
import { findFreePorts } from './ports.ts';
import type { Report } from './progress.ts';
import { environmentFor, startServices } from './services.ts';

/**
 * Does some work that needs a catalogue to read: from the stack that runs on this home, else from a
 * backend started for the purpose on free ports, else from the project that the environment names.
 *
 * @param work gets the environment that says where the backend is.
 */
export async function withBackend<T>(
  { report, signal }: { report: Report; signal: AbortSignal },
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  loadEnvironmentFile();
  const choice = chooseBackend(process.env);
  const home = locateHome(process.env);
  await makeHome(home);
  if (choice.kind === 'project') return work({ ...process.env, ASTRO_TELEMETRY_DISABLED: '1' });
  const running = (await findRunning(home)) === undefined ? undefined : await readStack(home);
  if (running) return work(environmentFor(running));
  const ports = await findFreePorts();
  const services = await startServices({ home, ports, choice, report, signal, functions: false });
  try {
    return await work(services.env);
  } finally {
    await services.close();
  }
}
