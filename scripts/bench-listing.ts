// `npm run bench:listing`: how light the list of models is, and how fast it answers, with 5,000 cars of 120 brands on a
// processor slowed down four times. `npm run bench:listing -- 1000` takes another number of cars.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { measureChanges, measureFloor, measureScroll } from './bench-listing/in-browser.ts';
import { keys, openEmbedded } from './embedded-database.ts';
import { generatedCatalogueSql } from './generate-catalogue.ts';
import { findBrowser } from './stack/browser.ts';
import { runCommand } from './stack/command.ts';
import { StackFailure } from './stack/failure.ts';
import { serveFetch } from './stack/fetch-server.ts';
import { projectRoot } from './stack/home.ts';
import { findFreePorts } from './stack/ports.ts';
import { compressFolder } from './stack/site/compress.ts';
import { startSiteServer } from './stack/site/server.ts';
import { tools } from './stack/tool.ts';

const slowdown = 4;
const brands = 120;

await runCommand(async (signal) => {
  const cars = Number(process.argv[2] ?? 5_000);
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
    await report(
      `http://localhost:${port}/cars`,
      await readFile(join(built, 'cars.html'), 'utf8'),
      signal,
    );
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

async function report(address: string, html: string, signal: AbortSignal): Promise<void> {
  const data = /\/data\/listing\/\w+\.json/.exec(html)?.[0] ?? '';
  console.log(`HTML on the wire      ${kilobytes(await wireSize(address))}`);
  console.log(
    `Data file on the wire ${kilobytes(await wireSize(new URL(data, address).href))} (goal: 60 kB)`,
  );

  const program = await findBrowser(process.env, console.log, signal);
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const changes = await measureChanges(page);
    const { frames, slow } = await measureScroll(page);
    const floor = await measureFloor(page);
    const times = changes.map(({ ms }) => ms).sort((a, b) => a - b);
    const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    for (const { name, ms } of changes) console.log(`  ${ms.toFixed(0).padStart(4)} ms  ${name}`);
    console.log(`Floor: 12 ready cards put in place ${floor.toFixed(0)} ms`);
    console.log(
      `Change to paint, median ${median.toFixed(0)} ms (${(median / floor).toFixed(2)} x floor)`,
    );
    console.log(
      `Change to paint, worst  ${worst.toFixed(0)} ms (${(worst / floor).toFixed(2)} x floor; goal: 50 ms)`,
    );
    console.log(`Scrolling: ${slow} of ${frames} frames over 50 ms`);
  } finally {
    await browser.close();
  }
}

async function wireSize(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
