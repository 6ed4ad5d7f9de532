// `npm run dev`: Astro's development server, with the same backend, mail and functions behind it.
import { dev } from 'astro';
import { runCommand, untilAborted } from './stack/command.ts';
import { chooseBackend, loadEnvironmentFile } from './stack/environment.ts';
import { StackFailure } from './stack/failure.ts';
import { locateHome, projectRoot, writePrivately } from './stack/home.ts';
import { readPorts } from './stack/ports.ts';
import { reportToTerminal } from './stack/progress.ts';
import { startServices } from './stack/services.ts';

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
    const functions = `http://127.0.0.1:${services.functionsPort}`;
    const server = await dev({
      root: projectRoot,
      server: { port: ports.site, host: '127.0.0.1' },
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
