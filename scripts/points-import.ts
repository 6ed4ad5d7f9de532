// `npm run points:import FILE [-- --dry-run]`: takes charging points from Open Charge Map's JSON into the catalogue of the
// stack that is running, or of the project that the environment names, see docs/charging-points.md.
import { parseArgs } from 'node:util';
import { sessionlessBackend } from '#data/client.ts';
import { importPoints } from './points/import.ts';
import { runCommand, StackFailure } from './stack/command.ts';
import { withBackend } from './stack/run.ts';

const usage =
  'Which file or folder of Open Charge Map? Such as: npm run points:import ocm-export/data/EG -- --dry-run';

await runCommand(async (signal) => {
  const { path, isDry } = readArguments();
  await withBackend(signal, async (env) => {
    const { PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = env;
    if (!url || !key) throw new StackFailure('SUPABASE_SECRET_KEY is missing.');
    await importPoints(sessionlessBackend(url, key), path, { isDry, report: console.log });
  });
});

function readArguments(): { path: string; isDry: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [path, more] = positionals;
    if (path === undefined || more !== undefined) throw new StackFailure(usage);
    return { path, isDry: values['dry-run'] };
  } catch {
    throw new StackFailure(usage);
  }
}
