import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Folders of files that are named after their content. */
const neverChanging = ['_astro', 'data/listing'];

/**
 * Lets browsers keep each file that is named after its content for good, in Netlify's file of headers. A rule for the
 * whole folder would count for addresses of files that are gone, too: a deploy that is rolled back would bring them back,
 * while browsers kept that they are missing.
 */
export function assetHeaders(): AstroIntegration {
  return {
    name: 'tayar:asset-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await Promise.all(neverChanging.map((folder) => filesIn(dir, folder)));
        const rules = files
          .flat()
          .map((path) => `/${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
        await writeFile(new URL('_headers', dir), rules.join(''));
      },
    },
  };
}

/** The paths of the files in a folder of the site, from its root. */
async function filesIn(site: URL, folder: string): Promise<string[]> {
  const place = new URL(`${folder}/`, site);
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => pathToFileURL(join(parentPath, name)).href)
    .map((address) => address.slice(site.href.length))
    .sort();
}
