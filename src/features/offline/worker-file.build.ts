import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import settings from '../../../project.inlang/settings.json' with { type: 'json' };
import { scriptsIn } from '../../lib/scripts-in.ts';

const { baseLocale, locales } = settings;

/** Files of scripts, each with those that it loads at once. */
type Loads = ReadonlyMap<string, readonly string[]>;

/** A script of the browser as the build gives it. */
type Chunk = { fileName: string; imports: string[]; moduleIds: string[] };

/** The page that stands in for others, in each language. */
const offlinePages = locales.map((locale) =>
  locale === baseLocale ? '/offline.html' : `/${locale}/offline.html`,
);

/** They stand in for the pictures of a kept page that never came near the window, and so were not fetched. */
const stockPictures = ['/pictures/fallback-car-600.avif', '/pictures/fallback-charger-600.avif'];

const ownScript = '/src/features/offline/follow-offline.ts';

/**
 * Makes the service worker a file that stands at the root and is whole in itself, and writes into it the few files
 * that it lays down ahead: the page that stands in for others, the scripts of that page and the one that tells of a kept copy.
 */
export function offlineWorker(): AstroIntegration {
  const loads = new Map<string, readonly string[]>();
  let notice = '';
  const note = ({ fileName, imports, moduleIds }: Chunk) => {
    loads.set(fileName, imports);
    if (moduleIds.some((id) => id.endsWith(ownScript))) notice = fileName;
  };
  return {
    name: 'tayar:offline-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            worker: { rolldownOptions: { output: { entryFileNames: 'sw.js' } } },
            plugins: [
              {
                name: 'tayar-offline-scripts',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_, bundle) {
                  for (const file of Object.values(bundle)) if (file.type === 'chunk') note(file);
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const content = (path: string) => readFile(new URL(`.${path}`, dir));
        const withRevision = async (url: string) => ({ url, revision: hash(await content(url)) });
        const page = await readFile(new URL('offline.html', dir), 'utf8');
        const named = scriptsIn(page).map((path) => path.slice(1));
        if (notice === '') throw new Error(`The build made no script of ${ownScript}`);
        const scripts = allOf([notice, ...named], loads);
        const ahead = [
          ...(await Promise.all([...offlinePages, ...stockPictures].map(withRevision))),
          ...scripts.map((file) => ({ url: `/${file}`, revision: null })),
        ];
        const source = await readFile(new URL('sw.js', dir), 'utf8');
        const values = { __TAYAR_KEPT_AHEAD: ahead, __TAYAR_NOTICE: `/${notice}` };
        await writeFile(new URL('sw.js', dir), withValues(source, values));
      },
    },
  };
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function allOf(scripts: readonly string[], loads: Loads): string[] {
  const all = new Set(scripts);
  for (const script of all) for (const next of loads.get(script) ?? []) all.add(next);
  return [...all].sort();
}

/** The values stand before the code that reads them. */
function withValues(source: string, values: Readonly<Record<string, unknown>>): string {
  return (
    Object.entries(values)
      .map(([name, value]) => `self.${name}=${JSON.stringify(value)};`)
      .join('') + source
  );
}
