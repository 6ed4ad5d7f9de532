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
      const tests = {
        title: 'Unit and integration tests',
        run: () => vitest('--project=unit', '--project=integration'),
      };
      const ok = await runStages([...codeStages(signal), tests], signal);
      return ok && runOnStack((stack) => stackStages(stack, signal), signal);
    },
  );
});

function codeStages(signal: AbortSignal): Stage[] {
  const run =
    (module: string, args: readonly string[] = []) =>
    () =>
      runTool(module, args, { signal });
  return [
    { title: 'Format and lint', run: run(tools.biome, ['check']) },
    { title: 'Messages', run: run(tools.paraglide, compileMessages) },
    { title: 'Unused code', run: run(tools.knip) },
    ...generators.map((name) => ({
      title: `Generated files: ${name}`,
      run: run(`scripts/${name}.ts`, ['--check']),
    })),
    {
      // The workspace that draws them; nothing of the site depends on how.
      title: 'Pictures',
      run: async () => {
        const tests = runVitest('pictures', ['--root', 'scripts/pictures'], { signal });
        const drawn = runTool('scripts/pictures/draw.ts', ['--check'], { signal });
        return Math.max(...(await Promise.all([tests, drawn])));
      },
    },
  ];
}

/** The stages that need the whole product. */
function stackStages(stack: TestStack, signal: AbortSignal): Stage[] {
  const { env, browse, vitest } = stack;
  const projects = ['phone', 'desktop', 'windows', 'changes'].map((name) => `--project=${name}`);
  const tool = (module: string, args: readonly string[] = [], more: NodeJS.ProcessEnv = {}) =>
    runTool(module, args, { env: { ...env, ...more }, signal });
  /** What Netlify's own tool builds, the sizes of the built site, and the types; up to the first that fails. */
  const bundleAndCheck = async () =>
    (await runNetlify(['build', '--offline'], { env, signal })) ||
    (await tool(tools.sizeLimit, [], { TAYAR_SITE: stack.siteFolder() })) ||
    (await tool(tools.astro, ['check']));
  return [
    {
      // At once, because the first works mostly on one core, the second waits for a browser, and the third for the sweep.
      title:
        'Bundle as the host does, sizes and types; beside them tests of components and functions',
      run: async () => {
        const tests = ['components', 'functions'].map((project) => vitest(project));
        return Math.max(...(await Promise.all([bundleAndCheck(), ...tests])));
      },
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
