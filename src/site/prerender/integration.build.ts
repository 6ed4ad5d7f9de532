import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawsPages } from './prerenderer.build.ts';
import type { PageStyles } from './sheets.build.ts';

/** Draws the pages of the site without their style sheets, which they share, and those of a large site on two threads. */
export function prerender(): AstroIntegration {
  let entry = '';
  let folder = '';
  let styles: PageStyles = new Map();
  return {
    name: 'tayar:prerender',
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
      'astro:config:done': ({ config }) => {
        folder = config.outDir.href;
      },
      'astro:build:start': ({ setPrerenderer, logger }) => {
        setPrerenderer((first) => drawsPages(first, () => ({ entry, styles, folder }), logger));
      },
      'astro:build:setup': (build) => {
        styles = build.pages;
      },
    },
  };
}
