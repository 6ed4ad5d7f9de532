// `npm test`: everything that has to hold, from the format of the code to a browser on the built site,
// on ports and in a folder of its own. Stops at the first stage that fails.
import { runCommand } from './stack/command.ts';
import { loadEnvironmentFile } from './stack/environment.ts';
import { compileMessages, runTool, tools } from './stack/tool.ts';
import { runOnStack, type TestStack } from './testing/stack.ts';
import { runStages, runVitest, type Stage, tallyRun } from './testing/stages.ts';

/** Scripts that check that what they generate is up to date. */
const generators = ['database-types', 'seed', 'pictures'];

await runCommand((signal) => {
  loadEnvironmentFile();
  return tallyRun(['vitest', 'browser', 'components', 'stack'], async () => {
    if (process.argv.includes('--unit')) return runStages([unitStage(signal)], signal);
    const ok = await runStages(codeStages(signal), signal);
    return ok && runOnStack((stack) => stackStages(stack, signal), signal);
  });
});

function unitStage(signal: AbortSignal): Stage {
  return { title: 'Unit tests', run: () => runVitest(['unit'], 'vitest', { signal }) };
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
      run: () => runVitest(['unit', 'integration'], 'vitest', { signal }),
    },
  ];
}

/** The stages that need the whole product. */
function stackStages({ env, browse, vitest, followCatalogue }: TestStack, signal: AbortSignal) {
  const projects = ['phone', 'desktop', 'windows', 'changes'].map((name) => `--project=${name}`);
  const change = () => {
    // Not before: pages that are built anew would be others than the browser tests began with.
    followCatalogue();
    return vitest('stack');
  };
  return [
    { title: 'Types', run: () => runTool(tools.astro, ['check'], { env, signal }) },
    { title: 'Browser tests', run: () => browse(projects) },
    // In the browser that the stage before has found.
    { title: 'Component tests', run: () => vitest('components') },
    { title: 'Changes reach the pages', run: change },
  ];
}
