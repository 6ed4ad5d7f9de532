import { execFileSync } from 'node:child_process';

/**
 * Compiles the message catalogue, which the code under test imports, once per run. In a process of its own: the
 * compiler keeps files open, and the run would wait for them in vain.
 */
export default function compileMessages(): void {
  const compiler = 'node_modules/@inlang/paraglide-js/bin/run.js';
  const args = ['compile', '--project', './project.inlang', '--outdir', './src/paraglide'];
  execFileSync(process.execPath, [compiler, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}
