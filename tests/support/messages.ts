import { execFileSync } from 'node:child_process';
import { compileMessages, tools } from '../../scripts/stack/tool.ts';

/**
 * Compiles the message catalogue, which the code under test imports, once per run. In a process of its own: the
 * compiler keeps files open, and the run would wait for them in vain.
 */
export default function prepareMessages(): void {
  const command = [tools.paraglide, ...compileMessages];
  execFileSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
}
