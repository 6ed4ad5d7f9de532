import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { scriptsIn } from '@/lib/markup.ts';
import settings from '../../../project.inlang/settings.json' with { type: 'json' };

const { baseLocale, locales } = settings;

/** The page that stands in for others, in each language. */
const offlinePages = locales.map((locale) =>
  locale === baseLocale ? '/offline.html' : `/${locale}/offline.html`,
);

/** They stand in for the pictures of a kept page that never came near the window, and so were not fetched. */
const stockPictures = ['/pictures/fallback-car-600.avif', '/pictures/fallback-charger-600.avif'];

/**
 * Puts the service worker at the root of the site (Vite builds it as the worker that `keep-this-page.ts` names), and
 * writes the list of files into it that it keeps ahead of any visit: the page that stands in for others, with all that
 * page is made of.
 */
export function offlineWorker(): AstroIntegration {
  /** Each script of the browser with those that it imports. */
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
                // Once it is written: until then Vite still takes out scripts that held only styles.
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
          // Their names change with their content.
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
