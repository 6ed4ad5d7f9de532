// `npm run test:deep`: what takes too long for every change, on a stack of its own like that of `npm test`. Arguments
// go to Playwright, and then the load test is left out: `npm run test:deep -- faults`.
import { runCommand } from './stack/command.ts';
import { loadEnvironmentFile } from './stack/environment.ts';
import { compileMessages, runTool, tools } from './stack/tool.ts';
import { runOnStack, type TestStack } from './testing/stack.ts';
import { runStages, tallyRun } from './testing/stages.ts';

await runCommand((signal) => {
  loadEnvironmentFile();
  const asked = process.argv.slice(2);
  return tallyRun(['browser', 'load'], async () => {
    const compile = () => runTool(tools.paraglide, compileMessages, { signal });
    const ok = await runStages([{ title: 'Messages', run: compile }], signal);
    return ok && runOnStack((stack) => deepStages(stack, asked), signal);
  });
});

function deepStages({ browse, vitest }: TestStack, asked: readonly string[]) {
  const browser = {
    title: 'Long browser tests',
    run: () => browse(['--project=deep', ...asked]),
  };
  const load = { title: 'Load', run: () => vitest('load', ['--silent=false']) };
  return asked.length > 0 ? [browser] : [browser, load];
}
