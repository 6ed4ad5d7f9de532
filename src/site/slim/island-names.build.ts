import { globSync, readFileSync } from 'node:fs';

/** Elements that the parts of the interface library bring without their names standing in our source. */
const broughtByParts = ['button', 'div', 'input', 'label', 'p', 'select', 'span', 'textarea'];

const textsOf = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));

/** What pages' own scripts may add: every word of them. They stand in files, not in the HTML. */
export const scriptNames: readonly string[] = wordsOf(
  textsOf('src/**/*.astro').flatMap((source) => source.match(/<script>[\s\S]*?<\/script>/g) ?? []),
);

/** What islands may add besides: every word and element that the source names. */
export const islandNames: readonly string[] = [
  ...new Set([...broughtByParts, ...scriptNames, ...wordsOf(textsOf('src/**/*.{ts,tsx}'))]),
];

function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [
    ...(text.match(/[^\s"'`{}]+/g) ?? []),
    ...(text.match(/(?<=<)[a-z][a-z0-9]*/g) ?? []),
  ]);
  return [...new Set(words)];
}
