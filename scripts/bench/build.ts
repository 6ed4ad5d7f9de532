import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeGoals } from '../../tests/budgets.ts';
import { StackFailure } from '../stack/failure.ts';
import { boundedMemory, runTool, tools } from '../stack/tool.ts';
import { type Backend, withMemoryBackend } from './backend.ts';
import { generatedSql } from './catalogues.ts';
import { times } from './format.ts';
import { describeFreedom } from './machine.ts';
import type { Section } from './report.ts';
import { growth } from './statistics.ts';

/** One build of the whole site, from the start of the process to its end. */
type Built = {
  pages: number;
  seconds: number;
  /** The most memory that the process held at once, where the system tells it. */
  megabytes: number | undefined;
};

/** At this many cars the speed is judged; more show how cost grows. */
const judgedAt = 5_000;

/** Measures the build with generated catalogues of these many cars, one after the other. */
export async function measureBuilds(
  sizes: readonly number[],
  signal: AbortSignal,
): Promise<Section> {
  const freedom = await describeFreedom();
  // Removed at the end alone: file systems are slow to make files where many have just been removed.
  const folder = await mkdtemp(join(tmpdir(), 'tayar-bench-'));
  const builds: (Built & { cars: number })[] = [];
  try {
    for (const cars of sizes) {
      const built = await withMemoryBackend(generatedSql(cars), (backend) =>
        build(join(folder, `site-${cars}`), backend, signal),
      );
      builds.push({ cars, ...built });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    title: 'Build',
    notes: [
      'Generated catalogues in an embedded database; whole process, from its start to its end.',
      freedom,
    ],
    verdicts: verdictsOn(builds),
    tables: [
      {
        head: ['cars', 'pages', 'seconds', 'pages a second', 'ms a page', 'peak memory'],
        rows: builds.map(({ cars, pages, seconds, megabytes }) => [
          cars.toLocaleString('en'),
          pages.toLocaleString('en'),
          seconds.toFixed(1),
          (pages / seconds).toFixed(0),
          ((seconds / pages) * 1000).toFixed(2),
          megabytes === undefined ? 'n/a' : `${megabytes.toFixed(0)} MB`,
        ]),
      },
    ],
  };
}

function verdictsOn(builds: readonly (Built & { cars: number })[]): Section['verdicts'] {
  const { seconds, megabytes, growth: steepest } = timeGoals.build;
  const judged = builds.find(({ cars }) => cars === judgedAt);
  const grown = growth(builds.map(({ pages, seconds }) => ({ size: pages, cost: seconds })));
  const peak = Math.max(...builds.map((built) => built.megabytes ?? 0));
  return [
    ...(judged === undefined
      ? []
      : [
          {
            goal: `Seconds for ${judgedAt.toLocaleString('en')} cars in two languages`,
            measured: judged.seconds.toFixed(0),
            limit: `≤ ${seconds}`,
            met: judged.seconds <= seconds,
          },
        ]),
    ...(grown === undefined
      ? []
      : [
          {
            goal: 'Cost of a further page, against the step before',
            measured: times(grown),
            limit: `≤ ${times(steepest)}`,
            met: grown <= steepest,
          },
        ]),
    {
      goal: 'Peak memory, largest catalogue',
      measured: `${peak.toFixed(0)} MB`,
      limit: `≤ ${megabytes} MB`,
      met: peak <= megabytes,
    },
  ];
}

/**
 * Builds the site once into a folder.
 * @param address origin that the pages name as their own
 */
export async function build(
  folder: string,
  { url, key }: Pick<Backend, 'url' | 'key'>,
  signal: AbortSignal,
  address?: string,
): Promise<Built> {
  const started = performance.now();
  let megabytes: number | undefined;
  let watch: NodeJS.Timeout | undefined;
  const watchMemory = (pid: number) => {
    watch = setInterval(async () => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1];
      if (peak !== undefined) megabytes = Number(peak) / 1024;
    }, 100);
  };
  const code = await runTool(tools.astro, ['build', '--outDir', folder], {
    env: {
      ...process.env,
      ...boundedMemory,
      TAYAR_CACHE: `${folder}-cache`,
      PUBLIC_SUPABASE_URL: url,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: key,
      ...(address === undefined ? {} : { PUBLIC_SITE_URL: address }),
    },
    signal,
    quiet: true,
    onStart: watchMemory,
  }).finally(() => clearInterval(watch));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new StackFailure('The build failed (see above).');
  const files = await readdir(folder, { recursive: true });
  return { pages: files.filter((file) => file.endsWith('.html')).length, seconds, megabytes };
}
