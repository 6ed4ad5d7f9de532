import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { timeGoals } from '../../tests/budgets.ts';
import { seal } from '../../tests/support/catalogue.ts';
import { atMost, type Goal, median, type Section } from './report.ts';
import type { Site } from './site.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const kinds = {
  home: '/',
  cars: '/cars',
  brand: '/cars/byd',
  car: seal,
  chargers: '/chargers',
  // Not the insurance page, which leads visitors to sign in.
  about: '/about',
};
/** What is measured in Arabic as well, where lines, letters and fonts differ most. */
const inBothLanguages = ['home', 'cars', 'brand', 'car'] as const;

const numeric = z.object({ numericValue: z.number() });
const scored = z.object({ score: z.number().nullable() });
const resultSchema = z.object({
  categories: z.object({
    performance: scored,
    accessibility: scored,
    'best-practices': scored,
    seo: scored,
  }),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'mainthread-work-breakdown': numeric,
    'cumulative-layout-shift': numeric,
  }),
});
type Result = z.output<typeof resultSchema>;
type Row = { name: string; path: string; runs: Result[] };

/** Runs Lighthouse, as for a phone, on each kind of page and on the floor; rounds go through all pages. */
export async function measureLighthouse(
  site: Site,
  rounds: number,
  signal: AbortSignal,
): Promise<Section> {
  const rows: Row[] = [
    { name: 'floor', path: '/floor', runs: [] },
    ...Object.entries(kinds).map(([name, path]) => ({ name, path, runs: [] })),
    ...inBothLanguages.map((name) => ({
      name: `${name} (ar)`,
      path: `/ar${kinds[name]}`.replace(/\/$/, ''),
      runs: [],
    })),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, runs } of rows) runs.push(await runLighthouse(site, path, signal));
  }
  const [floor, ...pages] = rows;
  const scoreOf = (row: Row, category: (typeof categories)[number]) =>
    Math.min(...row.runs.map((run) => Math.round((run.categories[category].score ?? 0) * 100)));
  const medianOf = (row: Row | undefined, audit: keyof Result['audits']) =>
    median(row?.runs.map((run) => run.audits[audit].numericValue) ?? []);
  const timesFloor = (row: Row, audit: keyof Result['audits']) =>
    medianOf(row, audit) / medianOf(floor, audit);
  /** The worst of all pages, or of one kind in both languages. */
  const worst = (figure: (row: Row) => number, kind?: string) => {
    const rows = pages.filter(({ name }) => !kind || name.split(' ')[0] === kind);
    return Math.max(...rows.map(figure));
  };

  const lcp = (row: Row) => timesFloor(row, 'largest-contentful-paint');
  const work = (row: Row) => timesFloor(row, 'mainthread-work-breakdown');
  const blocking = (row: Row) =>
    medianOf(row, 'total-blocking-time') - medianOf(floor, 'total-blocking-time');
  const shift = (row: Row) =>
    Math.max(...row.runs.map((run) => run.audits['cumulative-layout-shift'].numericValue));
  const { lcpTimesFloor, blockingBeyondFloor, workTimesFloor, scores } = timeGoals;
  return {
    title: 'Lighthouse',
    note: `As for a phone (simulated slow 4G and processor), over HTTP/2, cold, ${rounds} rounds. Times are medians; scores and shifts are the worst. "Floor" is a hand-written page without scripts, measured in the same rounds.`,
    goals: [
      ...(['home', 'cars', 'car'] as const).map((kind) =>
        atMost(`${kind}: LCP`, worst(lcp, kind), lcpTimesFloor[kind], ' x the floor'),
      ),
      atMost('cars: main-thread work', worst(work, 'cars'), workTimesFloor, ' x the floor'),
      atMost("TBT beyond the floor's", worst(blocking), blockingBeyondFloor, ' ms'),
      atMost('CLS', worst(shift), timeGoals.shift),
      ...categories.map((category): Goal => {
        const least = Math.min(...pages.map((row) => scoreOf(row, category)));
        const limit = scores[category];
        return [category, String(least), `≥ ${limit}`, least >= limit ? '✓' : '✗'];
      }),
    ],
    table: [
      ['page', ...categories, 'LCP ms', 'x floor', 'TBT ms', 'work ms', 'x floor', 'CLS'],
      ...rows.map((row) => [
        row.name,
        ...categories.map((category) => String(scoreOf(row, category))),
        medianOf(row, 'largest-contentful-paint').toFixed(0),
        lcp(row).toFixed(2),
        medianOf(row, 'total-blocking-time').toFixed(0),
        medianOf(row, 'mainthread-work-breakdown').toFixed(0),
        work(row).toFixed(2),
        shift(row).toFixed(3),
      ]),
    ],
  };
}

/** @param triesLeft Lighthouse now and then misses the start of a page, and asks to be run again. */
async function runLighthouse(
  site: Site,
  path: string,
  signal: AbortSignal,
  triesLeft = 2,
): Promise<Result> {
  const { address, browser } = site;
  const args = [
    fileURLToPath(import.meta.resolve('lighthouse/cli/index.js')),
    address + path,
    '--quiet',
    '--output=json',
    `--only-categories=${categories}`,
    `--chrome-flags=--headless=new ${browser.flags.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: browser.program };
  const options = { signal, env, maxBuffer: 64 * 1024 ** 2, timeout: 180_000 };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    return resultSchema.parse(JSON.parse(stdout));
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('NO_NAVSTART')) throw error;
    return runLighthouse(site, path, signal, triesLeft - 1);
  }
}
