// `npm run pictures`: draws what the spreadsheets ask for, by the workspace in scripts/pictures, whose list of it has to be
// up to date. Arguments go on to it: `--check` draws nothing.
import { runCommand } from './stack/command.ts';
import { runTool } from './stack/tool.ts';

await runCommand(async (signal) => {
  const list = await runTool('scripts/seed.ts', ['--check'], { signal });
  return list || runTool('scripts/pictures/draw.ts', process.argv.slice(2), { signal });
});
