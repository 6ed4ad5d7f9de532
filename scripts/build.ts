// `npm run build`: the site as files in dist/, from the stack that is running, from one started for
// the purpose, or from the project that the environment names.
import { join } from 'node:path';
import { buildSite } from './stack/build.ts';
import { runCommand } from './stack/command.ts';
import { locateHome, projectRoot } from './stack/home.ts';
import { reportToTerminal, step } from './stack/progress.ts';
import { compressFolder } from './stack/site/compress.ts';
import { withBackend } from './stack/with-backend.ts';

await runCommand((signal) =>
  withBackend({ report: reportToTerminal, signal }, async (env) => {
    const home = locateHome(process.env);
    const folder = join(projectRoot, 'dist');
    const report = reportToTerminal;
    await step(report, 'Site built', () => buildSite(folder, { home, env, report, signal }));
    await step(report, 'Pages compressed', () => compressFolder(folder, 'best'));
    console.log(`The site is in ${folder}`);
  }),
);
