// `npm run dev`: Astro's development server, with the same backend, mail and functions behind it.
import { join } from 'node:path';
import { dev } from 'astro';
import { runCommand, untilAborted } from './stack/command.ts';
import { chooseBackend, loadEnvironmentFile } from './stack/environment.ts';
import { StackFailure } from './stack/failure.ts';
import { locateHome, projectRoot, writePrivately } from './stack/home.ts';
import { readPorts } from './stack/ports.ts';
import { reportToTerminal } from './stack/progress.ts';
import { startServices } from './stack/services.ts';
import type { Redirect } from './stack/site/redirects.ts';
import { readRules } from './stack/site/rules.ts';

await runCommand(async (signal) => {
  loadEnvironmentFile();
  const home = locateHome(process.env);
  const ports = readPorts(process.env);
  const choice = chooseBackend(process.env);
  const report = reportToTerminal;
  const services = await startServices({ home, ports, choice, report, signal, functions: true });
  try {
    // Astro reads the addresses of its backend from the environment of this process.
    Object.assign(process.env, services.env);
    const { redirects } = await readRules(join(projectRoot, 'public'));
    const functions = `http://127.0.0.1:${services.functionsPort}`;
    const server = await dev({
      root: projectRoot,
      server: { port: ports.site, host: '127.0.0.1' },
      redirects: Object.fromEntries(redirects.flatMap(toAstro)),
      vite: {
        server: {
          strictPort: true,
          proxy: { '/.netlify/functions': functions, '/api': functions },
        },
      },
    });
    await writePrivately(home.stack, services.stack);
    console.log(`\nTayar is ready: ${services.stack.siteUrl}\n`);
    const lost = await Promise.race([untilAborted(signal), services.lost]);
    await server.stop();
    if (lost)
      throw new StackFailure(`The ${lost} stopped unexpectedly; its log is in ${home.logs}.`);
  } finally {
    await services.close();
  }
});

/** The plain redirects of the host, in Astro's words; what else a rule can do needs the built site. */
function toAstro({ path, to, status }: Redirect) {
  if (status !== 301 && status !== 302 && status !== 307 && status !== 308) return [];
  return /[*:]/.test(path) ? [] : [[path, { destination: to, status }] as const];
}
