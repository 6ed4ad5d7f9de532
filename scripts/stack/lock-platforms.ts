import { z } from 'zod';

const entrySchema = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });
export type Lock = z.output<typeof lockSchema>;

type Entry = z.output<typeof entrySchema>;

/**
 * npm leaves builds for other platforms out of a lock file that it makes where it cannot see them,
 * and `npm ci` then refuses the file. This names those entries, for every platform they are for.
 *
 * @returns the entries to add, by their place in the lock file.
 */
export function findMissingPlatforms({ packages }: Lock): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (resolves(packages, path, name)) continue;
      const top = `node_modules/${name}`;
      const version = range.replace(/^[\^~=v]+/, '');
      const taken = missing[top];
      const place = taken && taken.version !== version ? `${path}/${top}` : top;
      missing[place] = {
        version,
        ...(dev ? { dev } : {}),
        optional: true,
        ...platformOf(name),
      };
    }
  }
  return missing;
}

/** Whether a package finds another from its place, as Node looks it up: from the inside out. */
function resolves(packages: Lock['packages'], from: string, name: string): boolean {
  for (let path = from; ; ) {
    if (packages[`${path}${path ? '/' : ''}node_modules/${name}`]) return true;
    if (path === '') return false;
    const outer = path.lastIndexOf('/node_modules/');
    path = outer < 0 ? '' : path.slice(0, outer);
  }
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

/** What the name of a platform's build says about where it runs. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const parts = name.split(/[/-]/);
  const os = systems.find((system) => parts.includes(system));
  const cpu = processors.find((processor) => parts.includes(processor));
  const libc = parts.some((part) => part.startsWith('musl')) ? 'musl' : undefined;
  const gnu = parts.some((part) => part.startsWith('gnu')) ? 'glibc' : undefined;
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && (libc ?? gnu) ? { libc: [libc ?? gnu ?? ''] } : {}),
  };
}
