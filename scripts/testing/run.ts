import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFont, findBrowser, findHeadless } from '../stack/browser.ts';
import { describeFailure, seconds } from '../stack/command.ts';
import { chooseBackend } from '../stack/environment.ts';
import { locateHome, projectRoot } from '../stack/home.ts';
import { findFreePorts } from '../stack/ports.ts';
import { startStack } from '../stack/run.ts';
import { runTool, tools } from '../stack/tool.ts';
import { readTally } from './tally.ts';

/** One step of a test run; it resolves to an exit code. */
export type Stage = { title: string; run: () => Promise<number> };

/** Where the reports of a run and the traces of its browser tests are kept. */
const results = join(projectRoot, 'test-results');
const reportFile = (name: string) => join(results, `${name}.json`);

/**
 * Does a whole test run, and prints how long it took and how many tests passed and failed.
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
  const counts = await Promise.all(reports.map(reportFile).map(readTally));
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.reduce((total, count) => total + count.failed, 0);
  console.log(`\n${seconds(performance.now() - started)} in all`);
  // A stage that fails without a test, such as the formatter, is a failure as well.
  console.log(`${passed} passed, ${ok ? failed : Math.max(failed, 1)} failed`);
  return ok ? 0 : 1;
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

/** Runs Vitest with a JSON report; resolves to the exit code. */
export function runVitest(
  report: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<number> {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`];
  return runTool(tools.vitest, ['run', ...json, ...args], options);
}

/** What a stage can do while the product runs for it. */
export type TestStack = {
  /** For tools; TAYAR_STACK is in it. Complete once the stack runs. */
  env: NodeJS.ProcessEnv;
  /** Folder of the built site. */
  siteFolder: () => string;
  /** Runs Playwright; its report is named 'browser'. */
  browse: (args: readonly string[]) => Promise<number>;
  /** Runs a project of Vitest, with a report of the same name. */
  vitest: (project: string, args?: readonly string[]) => Promise<number>;
  /** From now on the site is rebuilt whenever the catalogue changes. */
  followCatalogue: () => void;
};

/**
 * Builds and serves the whole product for some stages, on its own ports and in its own folder; then removes it.
 *
 * @param beside what needs no stack, and is done while it is built.
 * @returns whether all stages passed.
 */
export async function runOnStack(
  stagesOn: (stack: TestStack) => readonly Stage[],
  signal: AbortSignal,
  beside?: Stage,
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-test-'));
  const home = locateHome({ TAYAR_HOME: folder });
  const closers = new AsyncDisposableStack();
  closers.defer(() => rm(folder, { recursive: true, force: true }));
  const env: NodeJS.ProcessEnv = { ...process.env };
  let running: Awaited<ReturnType<typeof startStack>> | undefined;
  const boot = async () => {
    const [ports, choice] = [await findFreePorts(), chooseBackend(process.env)];
    running = await startStack({ home, ports, choice, report: console.log, signal });
    closers.defer(running.close);
    await running.compressed;
    Object.assign(env, running.env, { TAYAR_STACK: home.stack });
  };
  const nameBrowser = async () => {
    const browser = await findBrowser(console.log, signal);
    env.CHROME_PATH = browser;
    env.CHROME_HEADLESS_PATH = findHeadless(browser, console.log);
    ensureFont(console.log);
  };
  const stack: TestStack = {
    env,
    siteFolder: () => running?.siteFolder ?? '',
    browse: async (args) => {
      await nameBrowser();
      env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportFile('browser');
      return runTool(tools.playwright, ['test', ...args], { env, signal });
    },
    vitest: async (project, args = []) => {
      await nameBrowser();
      return runVitest(project, ['--project', project, ...args], { env, signal });
    },
    followCatalogue: () => running?.followCatalogue(),
  };
  try {
    const first = {
      title: beside ? `Build and start; beside it ${beside.title}` : 'Build and start',
      run: async () => {
        const others = beside?.run();
        // Nothing goes on after a failure.
        await boot().finally(() => others);
        return others ?? 0;
      },
    };
    return await runStages([first, ...stagesOn(stack)], signal);
  } finally {
    await closers.disposeAsync();
  }
}
