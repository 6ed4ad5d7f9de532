import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Brings the files of `public` into the site as further names of the same files. To copy thousands of pictures, as Vite
 * would, takes as long as to draw thousands of pages, and all else waits meanwhile.
 */
export function publicFiles(): AstroIntegration {
  let folder = '';
  return {
    name: 'tayar:public-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.publicDir);
      },
      'astro:build:setup': ({ updateConfig }) => {
        updateConfig({ environments: { client: { build: { copyPublicDir: false } } } });
      },
      'astro:build:generated': ({ dir }) => linkAll(folder, fileURLToPath(dir)),
    },
  };
}

function linkAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else linkOrCopy(source, target);
  }
}

/** Not every file system has files with two names, and none across two of them. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
