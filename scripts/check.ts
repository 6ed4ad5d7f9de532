// `npm run check`: format and lint, then the types of everything, pages included.
import { runCommand } from './stack/command.ts';
import { withBackend } from './stack/run.ts';
import { compileMessages, runTool, tools } from './stack/tool.ts';

await runCommand((signal) =>
  withBackend(signal, async (env) => {
    const options = { env, signal };
    const lint = await runTool(tools.biome, ['check'], options);
    if (lint !== 0) return lint;
    const messages = await runTool(tools.paraglide, compileMessages, options);
    return messages === 0 ? runTool(tools.astro, ['check'], options) : messages;
  }),
);
