// `npm run build`: the site as files in dist/, from the running stack, from a backend started for the purpose, or from
// the project that the environment names.
import { join } from 'node:path';
import { buildSite } from './stack/build.ts';
import { runCommand, step } from './stack/command.ts';
import { locateHome, projectRoot } from './stack/home.ts';
import { withBackend } from './stack/run.ts';
import { compressFolder } from './stack/site/compress.ts';

await runCommand((signal) =>
  withBackend(signal, async (env) => {
    const folder = join(projectRoot, 'dist');
    await buildSite(folder, { home: locateHome(process.env), env, report: console.log, signal });
    await step(console.log, 'Pages compressed', () => compressFolder(folder, signal));
    console.log(`The site is in ${folder}`);
  }),
);
