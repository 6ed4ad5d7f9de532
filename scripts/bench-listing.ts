// `npm run bench:listing`: how light the list of models is, and how fast it answers, with 5,000 cars of 120 brands on a
// processor slowed down four times. `npm run bench:listing -- 1000` takes another number of cars, and
// `npm run bench:listing -- http://localhost:8888/cars` a site that runs already.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './bench-listing/report.ts';
import { keys, openEmbedded } from './embedded-database.ts';
import { generatedCatalogueSql } from './generate-catalogue.ts';
import { runCommand } from './stack/command.ts';
import { StackFailure } from './stack/failure.ts';
import { serveFetch } from './stack/fetch-server.ts';
import { projectRoot } from './stack/home.ts';
import { findFreePorts } from './stack/ports.ts';
import { compressFolder } from './stack/site/compress.ts';
import { startSiteServer } from './stack/site/server.ts';
import { tools } from './stack/tool.ts';

const brands = 120;

await runCommand(async (signal) => {
  const [given = '5000'] = process.argv.slice(2);
  if (URL.canParse(given)) return report(given, signal);
  const cars = Number(given);
  if (!Number.isInteger(cars) || cars < 1) throw new StackFailure('How many cars? A whole number.');
  const engine = await openEmbedded();
  const folder = await mkdtemp(join(tmpdir(), 'tayar-bench-'));
  await engine.sql(generatedCatalogueSql({ cars, brands }));
  const backend = await serveFetch((request) => engine.app.fetch(request), 0);
  const { site: port } = await findFreePorts();
  const site = await startSiteServer(port);
  try {
    const built = join(folder, 'site');
    await build(built, `http://127.0.0.1:${backend.port}`, signal);
    await compressFolder(built);
    await site.serveFolder(built);
    await report(`http://localhost:${port}/cars`, signal);
  } finally {
    await site.close();
    await backend.close();
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function build(folder: string, url: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [tools.astro, 'build', '--outDir', folder], {
    cwd: projectRoot,
    signal,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      TAYAR_CACHE: `${folder}-cache`,
      PUBLIC_SUPABASE_URL: url,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    },
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StackFailure('The build failed (see above).');
}
