// `npm test`: everything that has to hold, from the format of the code to a browser on the built site, on its own ports
// and in its own folder. Stops at the first stage that fails. `--unit` runs the unit tests alone.
import { runCommand } from './stack/command.ts';
import { loadEnvironmentFile } from './stack/environment.ts';
import { compileMessages, runNetlify, runTool, tools } from './stack/tool.ts';
import {
  runOnStack,
  runStages,
  runVitest,
  type Stage,
  type TestStack,
  tallyRun,
} from './testing/run.ts';

/** Scripts that check that what they generate is up to date. */
const generators = ['database-types', 'seed'];

await runCommand((signal) => {
  loadEnvironmentFile();
  return tallyRun(
    ['pictures', 'vitest', 'browser', 'components', 'functions', 'rebuild'],
    async () => {
      const vitest = (...args: string[]) => runVitest('vitest', args, { signal });
      if (process.argv.includes('--unit')) {
        return runStages([{ title: 'Unit tests', run: () => vitest('--project=unit') }], signal);
      }
      const beside = {
        title: 'unit and integration tests',
        run: () => vitest('--project=unit', '--project=integration'),
      };
      const ok = await runStages(codeStages(signal), signal);
      return ok && runOnStack((stack) => stackStages(stack, signal), signal, beside);
    },
  );
});

/** Waits for all that run at once; resolves to the exit code of one that failed, or 0. */
async function together(...runs: Promise<number>[]): Promise<number> {
  return Math.max(...(await Promise.all(runs)));
}

function codeStages(signal: AbortSignal): Stage[] {
  const tool = (module: string, args: readonly string[] = []) => runTool(module, args, { signal });
  const generated = () => generators.map((name) => tool(`scripts/${name}.ts`, ['--check']));
  return [
    { title: 'Format and lint', run: () => tool(tools.biome, ['check']) },
    { title: 'Messages', run: () => tool(tools.paraglide, compileMessages) },
    {
      title: 'Unused code and generated files',
      run: () => together(tool(tools.knip), ...generated()),
    },
    {
      // The workspace that draws them; nothing of the site depends on how.
      title: 'Pictures',
      run: () =>
        together(
          runVitest('pictures', ['--root', 'scripts/pictures'], { signal }),
          tool('scripts/pictures/draw.ts', ['--check']),
        ),
    },
  ];
}

/** The stages that need the whole product. */
function stackStages(stack: TestStack, signal: AbortSignal): Stage[] {
  const { env, browse, vitest } = stack;
  const projects = ['phone', 'desktop', 'windows', 'changes'].map((name) => `--project=${name}`);
  const tool = (module: string, args: readonly string[] = [], more: NodeJS.ProcessEnv = {}) =>
    runTool(module, args, { env: { ...env, ...more }, signal });
  /** What Netlify's own tool makes of the project, the sizes of the site, and the types; up to the first that fails. */
  const bundleAndCheck = async () =>
    (await runNetlify(['build', '--offline', '--context', 'tested'], { env, signal })) ||
    (await tool(tools.sizeLimit, [], { TAYAR_SITE: stack.siteFolder() })) ||
    (await tool(tools.astro, ['check']));
  return [
    {
      // At once, because the first works mostly on one core, and the second waits for the sweep.
      title:
        'Bundle as the host does, sizes and types; beside them tests of functions and components',
      run: () => together(bundleAndCheck(), vitest('functions'), vitest('components')),
    },
    { title: 'Browser tests', run: () => browse(projects) },
    {
      title: 'Changes reach the pages',
      run: () => {
        // Not before: the browser tests need the pages that they began with.
        stack.followCatalogue();
        return vitest('rebuild');
      },
    },
  ];
}
