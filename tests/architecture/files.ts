import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the project: its path from the root with forward slashes, and its text. */
export type ProjectFile = { path: string; text: string };

/** Generated files and folders without source. */
const generated = /(?:^|\/)(?:node_modules|dist|paraglide)\/|database\.types\.ts$/;

/** The project's files that match one of the patterns, in order; generated ones are left out. */
export function projectFiles(...patterns: string[]): ProjectFile[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !generated.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
}

/** How many lines a text has. */
export function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
