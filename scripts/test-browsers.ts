// `npm run test:browsers`: the same journeys in Chromium, Firefox and WebKit, on a stack of its own. It says what each
// engine was. Arguments go to Playwright: `npm run test:browsers -- --project=webkit desk`.
import { runCommand } from './stack/command.ts';
import { loadEnvironmentFile } from './stack/environment.ts';
import { compileMessages, runTool, tools } from './stack/tool.ts';
import { fetchEngines } from './testing/engines.ts';
import { runOnStack, runStages, tallyRun } from './testing/run.ts';

await runCommand((signal) => {
  loadEnvironmentFile();
  const asked = process.argv.slice(2);
  return tallyRun(['browser'], async () => {
    const ready = await runStages(
      [
        { title: 'Browsers', run: () => fetchEngines(console.log, signal) },
        { title: 'Messages', run: () => runTool(tools.paraglide, compileMessages, { signal }) },
      ],
      signal,
    );
    if (!ready) return false;
    const config = ['--config', 'tests/browsers/playwright.config.ts'];
    const journeys = (browse: (args: readonly string[]) => Promise<number>) => ({
      title: 'Journeys in each engine',
      run: () => browse([...config, ...asked]),
    });
    return runOnStack(({ browse }) => [journeys(browse)], signal);
  });
});
