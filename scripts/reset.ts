// `npm run reset`: forgets everything that the local stack keeps, so that the next start is a first one.
import { rm } from 'node:fs/promises';
import { runCommand, StackFailure } from './stack/command.ts';
import { loadEnvironmentFile } from './stack/environment.ts';
import { findRunning, locateHome } from './stack/home.ts';

await runCommand(async () => {
  loadEnvironmentFile();
  const { root, ...kept } = locateHome(process.env);
  const pid = await findRunning({ root, ...kept });
  if (pid !== undefined) {
    throw new StackFailure(
      `Tayar is running on ${root} (process ${pid}). Stop it first, then reset.\nShould that process be another program, delete ${kept.lock}.`,
    );
  }
  // Only what the stack itself makes: TAYAR_HOME may name a folder that holds other things too.
  await Promise.all(Object.values(kept).map((path) => rm(path, { recursive: true, force: true })));
  console.log(`${root} is empty. The next \`npm start\` migrates and seeds a new database.`);
});
