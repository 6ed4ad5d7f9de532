import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Each build goes to a folder of its own; a pointer file names the one that is served. So a build that
 * fails, or is stopped half-way, never touches the site that people see.
 */
export type Releases = {
  /** Names a new, empty release and gives its folder. */
  begin: () => Promise<{ name: string; folder: string }>;
  /** Makes a finished release the served one, at once for every later request. */
  publish: (name: string) => Promise<void>;
  /** The served release's folder, or undefined before the first. */
  current: () => Promise<string | undefined>;
  /** Removes a release that came to nothing. */
  discard: (name: string) => Promise<void>;
  /** Removes all but the served release and the one before it, which may still be being sent. */
  prune: () => Promise<void>;
};

const namePattern = /^\d{8}T\d{9}Z$/;

/** @param root holds the releases and the pointer. */
export function openReleases(root: string): Releases {
  const pointer = join(root, 'current');
  const readPointer = async () => {
    const name = (await readFile(pointer, 'utf8').catch(() => '')).trim();
    return namePattern.test(name) ? name : undefined;
  };
  const list = async () => {
    const names = await readdir(root).catch(() => []);
    return names.filter((name) => namePattern.test(name)).sort();
  };
  const discard = (name: string) => rm(join(root, name), { recursive: true, force: true });
  return {
    async begin() {
      const name = new Date().toISOString().replace(/[-:.]/g, '');
      const folder = join(root, name);
      await mkdir(folder, { recursive: true });
      return { name, folder };
    },
    async publish(name) {
      await verifyRelease(join(root, name));
      const next = `${pointer}.${process.pid}`;
      await writeFile(next, `${name}\n`);
      await rename(next, pointer);
    },
    async current() {
      const name = await readPointer();
      if (name === undefined) return undefined;
      const folder = join(root, name);
      return (await stat(folder).catch(() => undefined))?.isDirectory() ? folder : undefined;
    },
    discard,
    async prune() {
      const current = await readPointer();
      const older = (await list()).filter((name) => name !== current);
      await Promise.all(older.slice(0, -1).map(discard));
    },
  };
}

/** Refuses a build that lacks what no site is without. */
async function verifyRelease(folder: string): Promise<void> {
  for (const file of ['index.html', '404.html']) {
    const { size } = await stat(join(folder, file)).catch(() => ({ size: 0 }));
    if (size === 0) throw new Error(`The build made no ${file}, so it is not put in place.`);
  }
}
