// `npm run lock:complete`, after packages were added: puts builds for other platforms into the lock
// file that npm left out, so that `npm ci` takes the file everywhere.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';
import { findMissingPlatforms, lockSchema } from './stack/lock-platforms.ts';

await runCommand(async () => {
  const path = join(projectRoot, 'package-lock.json');
  const lock = lockSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const missing = findMissingPlatforms(lock);
  const entries = Object.entries({ ...lock.packages, ...missing });
  entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
  const whole = { ...lock, packages: Object.fromEntries(entries) };
  await writeFile(path, `${JSON.stringify(whole, null, 2)}\n`);
  console.log(
    `${Object.keys(missing).length} builds for other platforms added to package-lock.json`,
  );
});
