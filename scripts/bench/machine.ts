import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../stack/home.ts';

/** Below this share of free processor, waiting times tell more of the machine than of the site. */
const quiet = 0.9;

const Package = z.object({ version: z.string() });

/**
 * Of what the machine is and which versions were measured with.
 * @param browser path of the browser's program
 */
export function describeMachine(browser: string): string[] {
  const [processor] = cpus();
  const version = spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), ${memory} GB of memory, ${type()} ${release().split('-')[0]}`,
    `Node ${process.versions.node}, Astro ${versionOf('astro')}, Lighthouse ${versionOf('lighthouse')}, ${version.stdout.trim().split(' ').slice(0, 2).join(' ')}`,
  ];
}

/** How free the machine is just now, as a sentence; it says so when times will mean little. */
export async function describeFreedom(): Promise<string> {
  const share = await freeShare();
  const percent = `${Math.round(share * 100)} % of the processor was free just before`;
  return share < quiet
    ? `**Only ${percent}: the times below mean little; measure again on a quiet machine.**`
    : `${percent}.`;
}

/**
 * What of the processor nobody else uses, 0 to 1: the share of all cores that idles while this process waits, or what
 * a busy loop gets of one core, whichever is less. A machine whose cores are lent shows it only in the latter.
 */
async function freeShare(): Promise<number> {
  const before = times();
  await new Promise((resolve) => setTimeout(resolve, 700));
  const after = times();
  const idle = (after.idle - before.idle) / (after.all - before.all);
  const [begun, used] = [performance.now(), process.cpuUsage()];
  while (performance.now() - begun < 300);
  const { user, system } = process.cpuUsage(used);
  return Math.min(idle, (user + system) / 1_000 / (performance.now() - begun), 1);
}

function times(): { idle: number; all: number } {
  const spent = cpus().map((core) => core.times);
  const all = spent.flatMap((core) => Object.values(core)).reduce((sum, time) => sum + time, 0);
  return { idle: spent.reduce((sum, { idle }) => sum + idle, 0), all };
}

function versionOf(name: string): string {
  const file = join(projectRoot, 'node_modules', name, 'package.json');
  return Package.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
