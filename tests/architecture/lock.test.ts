import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectFiles } from './files.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      /** A workspace of this repository. */
      link: z.boolean().optional(),
      /** Bundled inside the archive of its parent package. */
      inBundle: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { packages } = lockSchema.parse(JSON.parse(projectFiles('package-lock.json')[0]?.text ?? ''));
const workspaces = Object.values(packages).flatMap(({ link, resolved = '' }) =>
  link ? resolved : [],
);
const ours = ['', ...workspaces];
const fetched = Object.entries(packages).filter(
  ([path, { inBundle, link }]) => !ours.includes(path) && !inBundle && !link,
);

/** Whether a package finds another from where it stands, as Node looks it up. */
function finds(from: string, name: string): boolean {
  if (packages[`${from}${from && '/'}node_modules/${name}`]) return true;
  if (from === '') return false;
  return finds(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

test('every package that is fetched is checked against what the lock file expects', () => {
  expect(fetched.length).toBeGreaterThan(500);
  const unchecked = fetched.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('the only packages that are not fetched are the workspaces', () => {
  expect(workspaces).toEqual(['scripts/pictures']);
});

test('no package comes from another registry than the public one', () => {
  const addresses = fetched.flatMap(([, { resolved }]) => resolved ?? []);
  expect(addresses.filter((url) => !url.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});

test('builds for other platforms are in the lock file (else: npm i --package-lock-only)', () => {
  const missing = fetched.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
