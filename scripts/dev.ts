// `npm run dev`: Netlify's own development server in front of Astro's, with the backend and the mail catcher behind it.
import { runCommand } from './stack/command.ts';
import { chooseBackend, loadEnvironmentFile } from './stack/environment.ts';
import { startSchedule } from './stack/functions/schedule.ts';
import { locateHome, writePrivately } from './stack/home.ts';
import { findFreePorts, readPorts } from './stack/ports.ts';
import { startServices } from './stack/run.ts';
import { runNetlify } from './stack/tool.ts';

await runCommand(async (signal) => {
  loadEnvironmentFile();
  const home = locateHome(process.env);
  const ports = readPorts(process.env);
  const choice = chooseBackend(process.env);
  const services = await startServices({ home, ports, choice, report: console.log, signal });
  const { env, stack } = services;
  // Netlify's server lists scheduled functions but calls none.
  const call = (name: string) =>
    fetch(`${stack.siteUrl}/.netlify/functions/${name}`, { method: 'POST' });
  const endSchedule = choice.kind === 'embedded' ? startSchedule(call, () => {}) : () => {};
  try {
    await writePrivately(home.stack, stack);
    const inner = await findFreePorts();
    const dev = [
      'dev',
      '--offline',
      '--no-open',
      '--skip-gitignore',
      // There are none, and they would need Deno.
      '--internal-disable-edge-functions',
      // It waits 15 seconds for Astro, which is too short for a slow machine.
      '--skip-wait-port',
      '--port',
      String(ports.site),
      '--functions-port',
      String(inner.backend),
      '--target-port',
      String(inner.site),
      '--command',
      `astro dev --port ${inner.site}`,
    ];
    return await runNetlify(dev, { env, signal });
  } finally {
    endSchedule();
    await services.close();
  }
});
