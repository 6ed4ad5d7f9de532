import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFailure } from '../stack/failure.ts';
import { projectRoot } from '../stack/home.ts';
import { seconds } from '../stack/progress.ts';
import { readTally, type Tally } from '../stack/tally.ts';
import { runTool, tools } from '../stack/tool.ts';

/** One step of a test run; what it runs resolves to an exit code. */
export type Stage = { title: string; run: () => Promise<number> };

/** Where reports of a run and what its browser tests leave behind are kept. */
const results = join(projectRoot, 'test-results');

/** Where the JSON report of a stage goes. */
export const reportFile = (name: string) => join(results, `${name}.json`);

/**
 * Does a whole test run and prints how long it took and how many tests passed and failed.
 *
 * @param reports names of the JSON reports that the stages write.
 * @param run resolves to whether everything passed.
 * @returns the exit code.
 */
export async function tallyRun(
  reports: readonly string[],
  run: () => Promise<boolean>,
): Promise<number> {
  await rm(results, { recursive: true, force: true });
  const started = performance.now();
  const ok = await run();
  const tally = sum(await Promise.all(reports.map(reportFile).map(readTally)), ok);
  console.log(`\n${seconds(performance.now() - started)} in all`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return ok ? 0 : 1;
}

function sum(counts: readonly Tally[], ok: boolean): Tally {
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.reduce((total, count) => total + count.failed, 0);
  // A stage that fails without a test, such as the formatter, still is a failure.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/** Runs stages one after the other, up to the first that fails; resolves to whether all passed. */
export async function runStages(stages: readonly Stage[], signal: AbortSignal): Promise<boolean> {
  for (const { title, run } of stages) {
    signal.throwIfAborted();
    console.log(`\n── ${title}`);
    const started = performance.now();
    const code = await run().catch((error: unknown) => {
      signal.throwIfAborted();
      console.error(describeFailure(error));
      return 1;
    });
    const duration = seconds(performance.now() - started);
    console.log(code === 0 ? `   passed (${duration})` : `   FAILED: ${title} (${duration})`);
    if (code !== 0) return false;
  }
  return true;
}

/**
 * Runs projects of Vitest.
 *
 * @param report name of the JSON report.
 * @returns its exit code.
 */
export function runVitest(
  projects: readonly string[],
  report: string,
  options: { env?: NodeJS.ProcessEnv; signal: AbortSignal },
  args: readonly string[] = [],
): Promise<number> {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`];
  const named = projects.flatMap((project) => ['--project', project]);
  return runTool(tools.vitest, ['run', ...json, ...named, ...args], options);
}
