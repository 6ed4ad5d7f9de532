import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import settings from '../../project.inlang/settings.json' with { type: 'json' };

/** What differs from language to language: the pages, but for the one for developers, their previews and the manifest. */
const drawn = ['**/*.astro', 'share/*.ts', 'manifest.webmanifest.ts'];
const inBaseAlone = '_design.astro';

/**
 * Draws every page of `src/pages` once more for each further language of the site, below that language's name
 * (DECISIONS, 'People'). In which language a page is drawn, the middleware reads off its address.
 */
export function languages(): AstroIntegration {
  const further = settings.locales.filter((locale) => locale !== settings.baseLocale);
  return {
    name: 'tayar:languages',
    hooks: {
      'astro:config:setup': async ({ config, injectRoute }) => {
        const folder = fileURLToPath(new URL('pages/', config.srcDir));
        for await (const file of glob(drawn, { cwd: folder, exclude: [inBaseAlone] })) {
          const page = file.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '');
          for (const language of further) {
            const pattern = `/${language}${page === '' ? '' : `/${page}`}`;
            injectRoute({ pattern, entrypoint: folder + file });
          }
        }
      },
    },
  };
}
