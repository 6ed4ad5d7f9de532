import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { scriptsIn } from '#lib/markup.ts';
import settings from '../../../project.inlang/settings.json' with { type: 'json' };

const { baseLocale, locales } = settings;

/** The offline page in each language. */
const offlinePages = locales.map((locale) =>
  locale === baseLocale ? '/offline.html' : `/${locale}/offline.html`,
);

/** They replace the pictures of kept pages that were never in view, and so not fetched. */
const stockPictures = ['/pictures/fallback-car-600.avif', '/pictures/fallback-charger-600.avif'];

/**
 * Vite builds the service worker that `cache-this-page.ts` names; this puts it at the root of the site and adds the list
 * of files that it precaches: the offline page with the scripts and pictures that it needs.
 */
export function offlineWorker(): AstroIntegration {
  /** The scripts that each script imports. */
  const imports = new Map<string, readonly string[]>();
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
                // Only then has Vite removed the scripts that had nothing but styles.
                writeBundle(_, bundle) {
                  for (const file of Object.values(bundle)) {
                    if (file.type === 'chunk') imports.set(`/${file.fileName}`, file.imports);
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const content = (path: string) => readFile(new URL(`.${path}`, dir));
        const withRevision = async (url: string) => ({ url, revision: hash(await content(url)) });
        const scripts = new Set(scriptsIn(String(await content('/offline.html'))));
        for (const script of scripts) {
          for (const file of imports.get(script) ?? []) scripts.add(`/${file}`);
        }
        const manifest = [
          ...(await Promise.all([...offlinePages, ...stockPictures].map(withRevision))),
          // Scripts have a content hash in their names.
          ...[...scripts].sort().map((url) => ({ url, revision: null })),
        ];
        const worker = await content('/sw.js');
        await writeFile(
          new URL('sw.js', dir),
          `self.__SW_MANIFEST=${JSON.stringify(manifest)};${worker}`,
        );
      },
    },
  };
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
