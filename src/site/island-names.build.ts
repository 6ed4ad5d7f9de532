import type { AlsoUsed } from './used-styles';

/** The source of everything that may run in a browser; Vite reads it while the site is built. */
const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.{test,build,d}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Pages' own scripts, some of which end up in files. */
const templates = import.meta.glob<string>('/src/**/*.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const scripts = Object.values(templates).flatMap(
  (source) => source.match(/<script>[\s\S]*?<\/script>/g) ?? [],
);

/** Elements that the parts of the interface library bring without their names standing in our source. */
const broughtByParts = ['button', 'div', 'input', 'label', 'p', 'select', 'span', 'textarea'];

/** What islands and scripts may add to a page: every word and element that the source names. */
export const islandNames: AlsoUsed = {
  classes: new Set(matches(/[^\s"'`{}]+/g)),
  elements: new Set([...broughtByParts, ...matches(/(?<=<)[a-z][a-z0-9]*/g)]),
};

/** A page without islands and without scripts in files of their own adds nothing. */
export const nothing: AlsoUsed = { classes: new Set(), elements: new Set() };

/** Whether code that is not in the page may add to it. */
export function hasIslands(html: string): boolean {
  return /<astro-island|<script[^>]*\ssrc=/.test(html);
}

function matches(pattern: RegExp): string[] {
  return [...Object.values(sources), ...scripts].flatMap((source) => source.match(pattern) ?? []);
}
