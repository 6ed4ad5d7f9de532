// `npm run test:deep`: tests that take too long for every change, on a separate stack. Arguments go to Playwright, and
// then nothing else runs: `npm run test:deep -- offline`.
import { runCommand } from './stack/command.ts';
import { loadEnvironmentFile } from './stack/environment.ts';
import { compileMessages, runNetlify, runTool, tools } from './stack/tool.ts';
import { runOnStack, runStages, tallyRun } from './testing/run.ts';

await runCommand((signal) => {
  loadEnvironmentFile();
  const asked = process.argv.slice(2);
  return tallyRun(['browser', 'load'], async () => {
    const compile = () => runTool(tools.paraglide, compileMessages, { signal });
    const ok = await runStages([{ title: 'Messages', run: compile }], signal);
    if (!ok) return false;
    return runOnStack(({ env, browse, vitest }) => {
      const browser = {
        title: 'Long browser tests',
        run: () => browse(['--project=deep', ...asked]),
      };
      const load = { title: 'Load', run: () => vitest('load', ['--silent=false']) };
      const build = {
        title: 'Build as the host does',
        run: () => runNetlify(['build', '--offline'], { env, signal }),
      };
      return asked.length > 0 ? [browser] : [build, browser, load];
    }, signal);
  });
});
