import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ThreadData } from './thread.build.ts';
import { onTwoThreads } from './two-threads.build.ts';

/** Draws the pages of a large site on two threads. */
export function secondThread(): AstroIntegration {
  let entry = '';
  let pages: ThreadData['pages'] = new Map();
  const data = () => ({
    entry,
    // Of a page only its sheets can cross to another thread.
    pages: new Map([...pages].map(([key, { styles }]) => [key, { styles }])),
  });
  return {
    name: 'tayar:second-thread',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'tayar-pages-entry',
                applyToEnvironment: ({ name }) => name === 'prerender',
                writeBundle({ dir = '' }, bundle) {
                  const file = Object.keys(bundle).find((name) =>
                    name.startsWith('prerender-entry'),
                  );
                  if (file) entry = pathToFileURL(join(dir, file)).href;
                },
              },
            ],
          },
        });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((first) => onTwoThreads(first, data));
      },
      'astro:build:setup': (build) => {
        pages = build.pages;
      },
    },
  };
}
