// `npm run bench:build`: how fast the site is built, and how cost grows with the catalogue. Each size is a generated
// catalogue in an embedded backend of its own; `npm run bench:build -- 70 20000` names other sizes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keys, openEmbedded } from './embedded-database.ts';
import { generatedCatalogueSql } from './generate-catalogue.ts';
import { runCommand } from './stack/command.ts';
import { StackFailure } from './stack/failure.ts';
import { serveFetch } from './stack/fetch-server.ts';
import { projectRoot } from './stack/home.ts';
import { tools } from './stack/tool.ts';

type Result = { cars: number; pages: number; seconds: number; megabytes: number | undefined };

const usualSizes = [70, 5_000];
const carsPerBrand = 40;

await runCommand(async (signal) => {
  const asked = process.argv.slice(2).map(readSize);
  console.log('|   cars |  pages | seconds | pages a second | peak memory |');
  console.log('|-------:|-------:|--------:|---------------:|------------:|');
  for (const cars of asked.length > 0 ? asked : usualSizes) {
    console.log(rowOf(await measure(cars, signal)));
  }
});

function readSize(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new StackFailure(`"${text}" is no number of cars. For instance: npm run bench:build -- 70`);
}

function rowOf({ cars, pages, seconds, megabytes }: Result): string {
  const memory = megabytes === undefined ? 'n/a' : `${megabytes.toFixed(0)} MB`;
  const cells = [
    [cars.toLocaleString('en'), 6],
    [pages.toLocaleString('en'), 6],
    [seconds.toFixed(1), 7],
    [(pages / seconds).toFixed(0), 14],
    [memory, 11],
  ] as const;
  return `| ${cells.map(([text, width]) => text.padStart(width)).join(' | ')} |`;
}

/** Builds the site once from a catalogue of that many cars; whole process, from its start to its end. */
async function measure(cars: number, signal: AbortSignal): Promise<Result> {
  const engine = await openEmbedded();
  const folder = await mkdtemp(join(tmpdir(), 'tayar-bench-'));
  const brands = Math.max(1, Math.round(cars / carsPerBrand));
  await engine.sql(generatedCatalogueSql({ cars, brands }));
  const server = await serveFetch((request) => engine.app.fetch(request), 0);
  try {
    const site = join(folder, 'site');
    const started = performance.now();
    const megabytes = await build(site, `http://127.0.0.1:${server.port}`, signal);
    const seconds = (performance.now() - started) / 1000;
    return { cars, pages: await countPages(site), seconds, megabytes };
  } finally {
    await server.close();
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the most memory that the build held at once, where the system tells it. */
async function build(site: string, url: string, signal: AbortSignal): Promise<number | undefined> {
  const child = spawn(process.execPath, [tools.astro, 'build', '--outDir', site], {
    cwd: projectRoot,
    signal,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      TAYAR_CACHE: `${site}-cache`,
      PUBLIC_SUPABASE_URL: url,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    },
  });
  let peak: number | undefined;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    if (kilobytes !== undefined) peak = Number(kilobytes) / 1024;
  }, 100);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new StackFailure('The build failed (see above).');
  return peak;
}

async function countPages(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).length;
}
