import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { jsonIn } from '#lib/json.ts';
import { type Home, projectRoot, writePrivately } from '../home.ts';
import { seenSchema } from './catalogue-watch.ts';

/** What pages are made of besides the catalogue and the environment. */
const ingredients = [
  'src',
  'public',
  'project.inlang/settings.json',
  'astro.config.mjs',
  'netlify.toml',
  'package-lock.json',
  'tailwind.config.mjs',
  'tsconfig.json',
  '.browserslistrc',
];
/** Compiled from what is in `src` anyway. */
const compiled = join(projectRoot, 'src/paraglide');

const releaseSchema = z.object({
  /** Absolute; complete and compressed. */
  folder: z.string(),
  /** See `hashSource`. */
  source: z.string(),
  /** Time of the build, ms since 1970. */
  builtAt: z.number(),
  /** The catalogue as it was before the build. */
  seen: seenSchema,
});

/** A built site that the next start serves at once, if its source is still the same. */
export type KeptRelease = z.output<typeof releaseSchema>;

/** Hash of everything that a build reads, except the catalogue. */
export async function hashSource(env: NodeJS.ProcessEnv): Promise<string> {
  const files = (await Promise.all(ingredients.map(filesIn))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(relative(projectRoot, file)).update('\0');
    hash.update(await readFile(file)).update('\0');
  }
  const settings = Object.entries(env).filter(([name]) => /^(PUBLIC_|URL$)/.test(name));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

async function filesIn(name: string): Promise<string[]> {
  const place = join(projectRoot, name);
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return existsSync(place) ? [place] : [];
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(compiled))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The release that an earlier run kept, if it was built from this source and is still there. */
export async function findKept(home: Home, source: string): Promise<KeptRelease | undefined> {
  const text = await readFile(home.release, 'utf8').catch(() => null);
  const kept = releaseSchema.safeParse(jsonIn(text)).data;
  if (kept === undefined || kept.source !== source) return undefined;
  return existsSync(join(kept.folder, 'index.html')) ? kept : undefined;
}

/** Keeps a release for the next start, in place of the one before. */
export function keepRelease(home: Home, release: KeptRelease): Promise<void> {
  return writePrivately(home.release, release);
}
