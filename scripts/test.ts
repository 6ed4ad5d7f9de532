// `npm test`: everything that has to hold, from the format of the code to a browser on the built site,
// on ports and in a folder of its own. Stops at the first stage that fails.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './stack/browser.ts';
import { runCommand } from './stack/command.ts';
import { chooseBackend, loadEnvironmentFile } from './stack/environment.ts';
import { describeFailure } from './stack/failure.ts';
import { locateHome, projectRoot } from './stack/home.ts';
import { findFreePorts } from './stack/ports.ts';
import { reportToTerminal, seconds } from './stack/progress.ts';
import { startStack } from './stack/run.ts';
import { readTally, type Tally } from './stack/tally.ts';
import { compileMessages, runTool, tools } from './stack/tool.ts';

type Stage = { title: string; run: () => Promise<number> };

/** Scripts that check that what they generate is up to date. */
const generators = ['database-types', 'seed', 'pictures'];
const results = join(projectRoot, 'test-results');
const reports = {
  vitest: join(results, 'vitest.json'),
  browser: join(results, 'browser.json'),
  stack: join(results, 'stack.json'),
};

await runCommand(async (signal) => {
  loadEnvironmentFile();
  await rm(results, { recursive: true, force: true });
  const started = performance.now();
  const onlyUnit = process.argv.includes('--unit');
  const ok = await runStages(onlyUnit ? [unitStage(signal)] : codeStages(signal), signal);
  const whole = ok && !onlyUnit ? await testStack(signal) : ok;
  const counts = await Promise.all(Object.values(reports).map(readTally));
  const tally = sum(counts, whole);
  console.log(`\n${seconds(performance.now() - started)} in all`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return whole ? 0 : 1;
});

function sum(counts: readonly Tally[], ok: boolean): Tally {
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.reduce((total, count) => total + count.failed, 0);
  // A stage that fails without a test, such as the formatter, still is a failure.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

async function runStages(stages: readonly Stage[], signal: AbortSignal): Promise<boolean> {
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

function unitStage(signal: AbortSignal): Stage {
  return { title: 'Unit tests', run: () => runVitest(['--project', 'unit'], signal) };
}

function codeStages(signal: AbortSignal): Stage[] {
  return [
    { title: 'Format and lint', run: () => runTool(tools.biome, ['check'], { signal }) },
    { title: 'Messages', run: () => runTool(tools.paraglide, compileMessages, { signal }) },
    { title: 'Unused code', run: () => runTool(tools.knip, [], { signal }) },
    ...generators.map((name) => ({
      title: `Generated files: ${name}`,
      run: () => runTool(`scripts/${name}.ts`, ['--check'], { signal }),
    })),
    {
      title: 'Unit and integration tests',
      run: () => runVitest(['--project', 'unit', '--project', 'integration'], signal),
    },
  ];
}

function runVitest(
  args: readonly string[],
  signal: AbortSignal,
  { report = reports.vitest, env = process.env } = {},
): Promise<number> {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTool(tools.vitest, ['run', ...json, ...args], { signal, env });
}

/** The stages that need the whole product: it is built and served for them, then closed and removed. */
async function testStack(signal: AbortSignal): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-test-'));
  const home = locateHome({ TAYAR_HOME: folder });
  const closers = new AsyncDisposableStack();
  closers.defer(() => rm(folder, { recursive: true, force: true }));
  const env: NodeJS.ProcessEnv = { ...process.env };
  let followCatalogue = () => {};
  const boot = async () => {
    const ports = await findFreePorts();
    const choice = chooseBackend(process.env);
    const running = await startStack({ home, ports, choice, report: reportToTerminal, signal });
    closers.defer(running.close);
    followCatalogue = running.followCatalogue;
    Object.assign(env, running.env, { TAYAR_STACK: home.stack });
    return 0;
  };
  const browse = async () => {
    env.CHROME_PATH = await findBrowser(process.env, reportToTerminal, signal);
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = reports.browser;
    return runTool(tools.playwright, ['test'], { env, signal });
  };
  const change = async () => {
    // Not before: pages that are built anew would be others than the browser tests began with.
    followCatalogue();
    return runVitest(['--project', 'stack'], signal, { report: reports.stack, env });
  };
  try {
    return await runStages(
      [
        { title: 'Build and start', run: boot },
        { title: 'Types', run: () => runTool(tools.astro, ['check'], { env, signal }) },
        { title: 'Browser tests', run: browse },
        { title: 'Changes reach the pages', run: change },
      ],
      signal,
    );
  } finally {
    await closers.disposeAsync();
  }
}
