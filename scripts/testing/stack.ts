import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, findHeadless } from '../stack/browser.ts';
import { chooseBackend } from '../stack/environment.ts';
import { locateHome } from '../stack/home.ts';
import { findFreePorts } from '../stack/ports.ts';
import { reportToTerminal } from '../stack/progress.ts';
import { startStack } from '../stack/run.ts';
import { runTool, tools } from '../stack/tool.ts';
import { reportFile, runStages, runVitest, type Stage } from './stages.ts';

/** What a stage can do with the product running for it. */
export type TestStack = {
  /** What tools find in their environment, TAYAR_STACK among it; filled in once the stack runs. */
  env: NodeJS.ProcessEnv;
  /** Runs Playwright; its report is called 'browser'. */
  browse: (args: readonly string[]) => Promise<number>;
  /** Runs the tests of a project of Vitest, with a report of the same name. */
  vitest: (project: string, args?: readonly string[]) => Promise<number>;
  /** From now on the site is built anew whenever the catalogue changes. */
  followCatalogue: () => void;
};

/**
 * Builds and serves the whole product, on ports and in a folder of its own, for some stages; then closes and removes it.
 *
 * @returns whether all stages passed.
 */
export async function runOnStack(
  stagesOn: (stack: TestStack) => readonly Stage[],
  signal: AbortSignal,
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-test-'));
  const home = locateHome({ TAYAR_HOME: folder });
  const closers = new AsyncDisposableStack();
  closers.defer(() => rm(folder, { recursive: true, force: true }));
  const env: NodeJS.ProcessEnv = { ...process.env };
  let followCatalogue = () => {};
  const boot = async () => {
    const ports = await findFreePorts();
    const choice = chooseBackend(process.env);
    // Its parts are tested there, but it is not published.
    const running = await startStack({ home, ports, choice, report: reportToTerminal, signal });
    closers.defer(running.close);
    followCatalogue = running.followCatalogue;
    Object.assign(env, running.env, { TAYAR_STACK: home.stack });
    return 0;
  };
  const browse = async (args: readonly string[]) => {
    const browser = await findBrowser(process.env, reportToTerminal, signal);
    env.CHROME_PATH = browser;
    env.CHROME_HEADLESS_PATH = findHeadless(browser, process.env, reportToTerminal);
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportFile('browser');
    return runTool(tools.playwright, ['test', ...args], { env, signal });
  };
  const stack: TestStack = {
    env,
    browse,
    vitest: (project, args) => runVitest([project], project, { env, signal }, args),
    followCatalogue: () => followCatalogue(),
  };
  try {
    return await runStages([{ title: 'Build and start', run: boot }, ...stagesOn(stack)], signal);
  } finally {
    await closers.disposeAsync();
  }
}
