import { execFileSync } from 'node:child_process';
import { globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessagesTogether, tools } from '../../scripts/stack/tool.ts';

const folder = 'test-results/messages';
const sources = ['src/messages/**/*.json', 'project.inlang/settings.json', 'package-lock.json'];

/** Leads imports of the message catalogue to the folder that is compiled here. */
export const messagesAlias = [
  { find: /^#paraglide\//, replacement: `${join(import.meta.dirname, '../..', folder)}/` },
];

/**
 * Compiles the message catalogue, which the code under test imports, unless it has not changed. In a separate process,
 * because the compiler keeps file handles open and Vitest would not exit.
 */
export default function prepareMessages(): void {
  const stamp = join(folder, 'compiled');
  const time = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (globSync(sources).every((file) => time(file) < time(stamp))) return;
  const command = [tools.paraglide, ...compileMessagesTogether(`./${folder}`)];
  execFileSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, '');
}
