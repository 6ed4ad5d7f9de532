import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectFiles } from './files.ts';

/** A text, or the variants of one (plural forms), whose texts are the values of `match`. */
const message = z.union([
  z.string(),
  z
    .array(z.object({ match: z.record(z.string(), z.string()) }))
    .transform((variants) => variants.flatMap(({ match }) => Object.values(match)).join('\n')),
]);

const catalogue = projectFiles('src/messages/en/*.json').map(({ path, text }) => ({
  path,
  feature: path.replace(/^.*\/|\.json$/g, ''),
  messages: z.record(z.string(), message).parse(JSON.parse(text)),
}));
const keys = catalogue.flatMap(({ messages }) => Object.keys(messages));

const used = new Set(
  projectFiles('{src,netlify}/**/*.{ts,tsx,astro}').flatMap(({ text }) =>
    [...text.matchAll(/\bm\s*\.\s*([a-z][a-z0-9_]*)/g)].map(([, key]) => key ?? ''),
  ),
);

/** Texts that mails share are read from their file: `words.key`, a quoted key, or a template with a part of one. */
const readFromFiles = ['mail', 'submission'];
const readers = projectFiles('src/domain/*.ts', 'src/features/desk/*.ts', 'netlify/lib/mail/*.ts')
  .filter(({ path }) => !path.includes('.test.'))
  .map(({ text }) => text)
  .join('\n');
const isRead = [...readers.matchAll(/(?:\.|'|`)((?:mail|submission)_(?:\w|\$\{\w+\})+)/g)].map(
  ([, key = '']) => new RegExp(`^${key.replace(/\$\{\w+\}/g, '\\w+')}$`),
);
/** The texts of a field's choices follow its label. */
const choiceLabels = [...readers.matchAll(/'(submission_\w+)', 'choice'/g)].map(
  ([, label]) => `${label}_`,
);

test('every message that is used exists', () => {
  expect([...used].filter((key) => !keys.includes(key))).toEqual([]);
});

test('every message is used', () => {
  const compiled = catalogue.filter(({ feature }) => !readFromFiles.includes(feature));
  const names = compiled.flatMap(({ messages }) => Object.keys(messages));
  expect(names.filter((key) => !used.has(key))).toEqual([]);
});

test('every message that is read from its file is used', () => {
  const read = catalogue.filter(({ feature }) => readFromFiles.includes(feature));
  const names = read.flatMap(({ messages }) => Object.keys(messages));
  expect(names).toContain('mail_received_title');
  const unused = names.filter(
    (key) =>
      !isRead.some((pattern) => pattern.test(key)) &&
      !choiceLabels.some((label) => key.startsWith(label)),
  );
  expect(unused).toEqual([]);
});

test('no key stands twice, and none is empty', () => {
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const empty = catalogue.flatMap(({ messages }) =>
    Object.entries(messages).flatMap(([key, words]) => (words.trim() === '' ? [key] : [])),
  );
  expect(empty).toEqual([]);
});

test('every catalogue file is known to the compiler', () => {
  const { 'plugin.inlang.messageFormat': format } = z
    .object({ 'plugin.inlang.messageFormat': z.object({ pathPattern: z.array(z.string()) }) })
    .parse(JSON.parse(readFileSync('project.inlang/settings.json', 'utf8')));
  expect(format.pathPattern.toSorted()).toEqual(
    catalogue.map(({ feature }) => `./src/messages/{locale}/${feature}.json`).toSorted(),
  );
});

test('texts are put together with the marks of their language', () => {
  // A template that joins two values with a Latin mark shows it between Arabic words; the build's own words are English.
  const joined = projectFiles('src/**/*.{ts,tsx,astro}').flatMap(({ path, text }) =>
    /\.(?:test|build)\./.test(path)
      ? []
      : [...text.matchAll(/\}[,;] \$\{.*/g)].map(([found]) => `${path}: ${found}`),
  );
  expect(joined).toEqual([]);
});

test('what is listed for people has the comma of their language', () => {
  // The first maps the languages; the second holds messages for the person who builds the site.
  const allowed = ['src/lib/reader.ts', 'src/domain/tariffs.ts'];
  const joined = projectFiles('src/**/*.{ts,tsx,astro}').filter(
    ({ path, text }) =>
      !allowed.includes(path) && !path.includes('.test.') && /\.join\(\s*['"`],\s/.test(text),
  );
  expect(joined.map(({ path }) => path)).toEqual([]);
});
