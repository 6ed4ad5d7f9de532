import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../home.ts';

/**
 * Lets something be built into a folder that may lie anywhere. Astro draws pages by scripts that it puts beside what it
 * builds, which find packages only from within the project: what belongs elsewhere is built in a folder here, and moved.
 *
 * @param folder absolute; there, and empty
 */
export async function inProject(
  folder: string,
  build: (within: string) => Promise<void>,
): Promise<void> {
  if (folder.startsWith(projectRoot)) return build(folder);
  const parent = join(projectRoot, '.astro');
  await mkdir(parent, { recursive: true });
  const within = await mkdtemp(join(parent, 'build-'));
  try {
    await build(within);
    // Another disk takes a copy.
    await rename(within, folder).catch(() => cp(within, folder, { recursive: true }));
  } finally {
    await rm(within, { recursive: true, force: true });
  }
}
