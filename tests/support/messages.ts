import { execFileSync } from 'node:child_process';
import { compileMessages, tools } from '../../scripts/stack/tool.ts';

/**
 * Compiles the message catalogue, which the code under test imports, once per run. In a separate process, because the
 * compiler keeps file handles open and Vitest would not exit.
 */
export default function prepareMessages(): void {
  const command = [tools.paraglide, ...compileMessages];
  execFileSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
}
