/** The source of everything that may run in a browser; Vite reads it while the site is built. */
const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.{test,build,d}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const templates = import.meta.glob<string>('/src/**/*.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Elements that the parts of the interface library bring without their names standing in our source. */
const broughtByParts = ['button', 'div', 'input', 'label', 'p', 'select', 'span', 'textarea'];

/** What pages' own scripts may add: every word of them. They stand in files, not in the HTML. */
export const scriptNames: readonly string[] = wordsOf(
  Object.values(templates).flatMap((source) => source.match(/<script>[\s\S]*?<\/script>/g) ?? []),
);

/** What islands may add besides: every word and element that the source names. */
export const islandNames: readonly string[] = [
  ...new Set([...broughtByParts, ...scriptNames, ...wordsOf(Object.values(sources))]),
];

function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [
    ...(text.match(/[^\s"'`{}]+/g) ?? []),
    ...(text.match(/(?<=<)[a-z][a-z0-9]*/g) ?? []),
  ]);
  return [...new Set(words)];
}
