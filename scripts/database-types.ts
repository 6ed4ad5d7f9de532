// `npm run types:make`: derives from the migrations what is read in their place: src/data/database.types.ts for the Supabase
// client, and supabase/schema.sql for people. `--check` writes nothing and fails when a file is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseSchema } from './database/schema.ts';
import { databaseTypes } from './database/types.ts';
import { openEmbedded } from './stack/backend/embedded.ts';
import { runCommand, StackFailure } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';

const files = {
  'src/data/database.types.ts': databaseTypes,
  'supabase/schema.sql': databaseSchema,
};

await runCommand(async () => {
  const engine = await openEmbedded();
  try {
    for (const [path, derive] of Object.entries(files)) {
      const target = join(projectRoot, path);
      const wanted = await derive(engine);
      if (!process.argv.includes('--check')) await writeFile(target, wanted);
      else if ((await readFile(target, 'utf8').catch(() => '')) !== wanted) {
        throw new StackFailure(
          `${path} is out of date. Run \`npm run types:make\` and commit the result.`,
        );
      }
    }
  } finally {
    await engine.close();
  }
});
