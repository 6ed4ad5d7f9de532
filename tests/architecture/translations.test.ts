/** What the site says in its two languages, and how its Arabic is written. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectFiles } from './files.ts';

const variants = z.array(
  z.object({
    declarations: z.array(z.string()),
    selectors: z.array(z.string()),
    match: z.record(z.string(), z.string()),
  }),
);
const message = z.union([z.string(), variants]);
type Message = z.infer<typeof message>;

type Language = 'en' | 'ar';

/** The texts of the mails that the backend sends itself, each by its file and place. */
function backendMails(language: Language): [string, string][] {
  return projectFiles('supabase/templates/*.html').flatMap(({ path, text }) => {
    const part = text.match(new RegExp(`<td lang="${language}"[^]*?</td>`))?.[0] ?? '';
    const texts = [...part.matchAll(/>([^<>]*\S[^<>]*)</g)].map(([, found = '']) => found);
    return texts.map((found, place) => [`${path}: ${place}`, found] as [string, string]);
  });
}

/** The first messages that the team sends by WhatsApp, each by its id. */
function readyMessages(language: Language): [string, string][] {
  const row =
    /'(?<id>[\w-]{36})', '\w+', \d+, '(?<name_en>.*)', '(?<name_ar>.*)',\s+E'(?<text_en>.*)',\s+E'(?<text_ar>.*)'/g;
  return projectFiles('supabase/migrations/*.sql').flatMap(({ text }) =>
    [...text.matchAll(row)].flatMap(({ groups = {} }) => [
      [`${groups.id}: name`, groups[`name_${language}`] ?? ''] as [string, string],
      [`${groups.id}: text`, groups[`text_${language}`] ?? ''] as [string, string],
    ]),
  );
}

/** The texts of a language: messages by their file and key, and those that the backend holds. */
function textsIn(language: Language): Map<string, Message> {
  return new Map([...messagesIn(language), ...backendMails(language), ...readyMessages(language)]);
}

/** The messages of a language, each by its file and key. */
function messagesIn(language: Language): Map<string, Message> {
  const files = projectFiles(`src/messages/${language}/*.json`).map(({ path, text }) => ({
    name: path.replace(/^.*\/|\.json$/g, ''),
    messages: z.record(z.string(), message).parse(JSON.parse(text)),
  }));
  return new Map(
    files.flatMap(({ name, messages }) =>
      Object.entries(messages).map(([key, found]) => [`${name}: ${key}`, found]),
    ),
  );
}

const english = textsIn('en');
const arabic = textsIn('ar');

const variantsOf = (found: Message) => (typeof found === 'string' ? [] : found);
const textsOf = (found: Message) =>
  typeof found === 'string' ? [found] : found.flatMap(({ match }) => Object.values(match));
const placeholdersOf = (found: Message) =>
  new Set(textsOf(found).flatMap((text) => text.match(/\{\w+\}/g) ?? []));

/** The plural forms that a message is chosen by: their names, and what each counts. */
const pluralsOf = (declarations: readonly string[]) =>
  declarations.flatMap((line) => {
    const [, name, count] = /^local (\w+) = (\w+): plural/.exec(line) ?? [];
    return name === undefined || count === undefined ? [] : [{ name, count }];
  });

/** The Arabic texts in which something is found, with their keys. */
const arabicWith = (isFound: (text: string) => boolean) =>
  [...arabic].flatMap(([key, found]) =>
    textsOf(found)
      .filter(isFound)
      .map((text) => `${key}: ${text}`),
  );

/** Keys of messages whose translation is not like them. */
const unlike = (isLike: (one: Message, other: Message) => boolean) =>
  [...english].flatMap(([key, found]) => {
    const translation = arabic.get(key);
    return translation === undefined || isLike(found, translation) ? [] : [key];
  });

test('texts that the backend holds are found', () => {
  expect(backendMails('ar')).toHaveLength(4 * 4);
  expect(readyMessages('ar')).toHaveLength(8 * 2);
});

test('both languages say the same things', () => {
  expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
});

test('what is filled into a text is filled into its translation', () => {
  const differing = unlike(
    (one, other) => placeholdersOf(one).symmetricDifference(placeholdersOf(other)).size === 0,
  );
  expect(differing).toEqual([]);
});

test('a translation is chosen by the same values', () => {
  const choice = (found: Message) =>
    variantsOf(found).map(({ declarations, selectors }) => [...declarations, ...selectors].sort());
  const differing = unlike(
    (one, other) => JSON.stringify(choice(one)) === JSON.stringify(choice(other)),
  );
  expect(differing).toEqual([]);
});

test('a form of a text leaves out only what it counts, and where that is nothing, anything', () => {
  const lacking = [...arabic].flatMap(([key, found]) =>
    variantsOf(found).flatMap(({ declarations, match }) => {
      const counts = pluralsOf(declarations).flatMap(({ count }) => [
        `{${count}}`,
        `{${count}Figure}`,
      ]);
      const asked = [...placeholdersOf(found)].filter((each) => !counts.includes(each));
      return Object.entries(match)
        .filter(([form]) => !form.includes('=zero'))
        .filter(([, text]) => !asked.every((each) => text.includes(each)))
        .map(([form, text]) => `${key}, ${form}: ${text}`);
    }),
  );
  expect(lacking).toEqual([]);
});

test('whatever is counted has its word in Arabic, which has six forms', () => {
  const forms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;
  expect(forms).toHaveLength(6);
  const missing = [...arabic].flatMap(([key, found]) =>
    variantsOf(found).flatMap(({ declarations, match }) => {
      const conditions = Object.keys(match).flatMap((form) => form.split(/,\s*/));
      return pluralsOf(declarations)
        .filter(({ name }) => !conditions.includes(`${name}=*`))
        .flatMap(({ name }) => forms.map((form) => `${name}=${form}`))
        .filter((condition) => !conditions.includes(condition))
        .map((condition) => `${key}: ${condition}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** Written with Latin digits in Arabic too: what is dialled, and names such as 'Type 2' or 'CCS2'. */
const latinNames =
  /\b01\d{9}\b|(?:WCAG|Type)[\u00a0 ][\d.]+|(?:UTF|Windows|ISO)[- ][\d-]+|[A-Za-z]+\d+[A-Za-z]*/g;

test('Arabic has the figures and the marks that Egyptians read', () => {
  expect(arabicWith((text) => /\d|%/.test(text.replace(latinNames, '')))).toEqual([]);
  expect(arabicWith((text) => /[\u06F0-\u06F9]/.test(text))).toEqual([]);
  expect(arabicWith((text) => /\p{Script=Arabic}\s*[,;?]/u.test(text))).toEqual([]);
  expect(arabicWith((text) => /["“”]|\.\.\./.test(text))).toEqual([]);
});

test('what has a direction of its own within a text ends there', () => {
  const isTorn = (text: string) => {
    let open = 0;
    for (const mark of text.match(/[\u2066-\u2069]/g) ?? []) {
      open += mark === '\u2069' ? -1 : 1;
      if (open < 0) return true;
    }
    return open > 0;
  };
  expect(arabicWith(isTorn)).toEqual([]);
});

test('every text with letters has Arabic ones', () => {
  const words = (text: string) => text.replace(/\{\w+\}/g, '');
  expect(
    arabicWith((text) => /\p{L}/u.test(words(text)) && !/\p{Script=Arabic}/u.test(text)),
  ).toEqual([]);
});
