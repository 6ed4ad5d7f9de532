import { allPlugs } from '#domain/plugs.ts';
import type { Page } from './browser.ts';
import { done, editorOf } from './editor.ts';
import type { Stack } from './stack.ts';

/** The address of a page in Arabic, from the one that it has in English. */
export const inArabic = (path: string): string => (path === '/' ? '/ar' : `/ar${path}`);

/** Turns an English page's address into that of each language. */
export const languages = { English: (path: string) => path, Arabic: inArabic };

/** Every page once, the first in English, the next in Arabic, and so on. */
export const alternately = (paths: readonly string[]): string[] =>
  paths.map((path, index) => (index % 2 === 0 ? path : inArabic(path)));

/** Whether an address is one of an Arabic page. */
export const isArabic = (path: string): boolean => /^\/ar(?:[/?#]|$)/.test(path);

/** Names that stay Latin in Arabic; those of the catalogue come from its records. */
const namesEverywhere = new Set(
  [
    'SUV Seal AC DC Mode RFID OCPP EAC EIM Euro NCAP Wi-Fi IP JSON JavaScript cookie hash F8',
    'Open Charge Map EV Database BILD What Car Energies J D Power Asharq Business LFP NMC EPA',
    'iSeeCars Argonne CIB Infinity EV Sha7en Revolta IKARUS Enterprise Facebook Instagram YouTube Supabase Netlify Google Huawei',
    // The example accounts'.
    'Sales',
    'WCAG A AA axe Chromium JAWS NVDA VoiceOver TalkBack Do Not Track Global Privacy Control',
  ].flatMap((names) => names.split(' ')),
);

/** A text that has more English words or figures in it than names, and the first page on which it stands. */
export type EnglishText = { path: string; words: string; text: string };

/**
 * English texts that are left on pages in another language, visible or for screen readers.
 * @param paths of pages to fetch; without them, the current page in its present state is read
 */
export async function englishOn(
  page: Page,
  paths: readonly string[],
  stack: Stack,
): Promise<EnglishText[]> {
  const names = await namesOfCatalogue(stack);
  const texts = await latinTextsOf(page, paths);
  return [...texts].flatMap(([text, path]) => {
    const words = englishIn(text, names);
    return words === '' ? [] : [{ path, words, text }];
  });
}

function englishIn(text: string, names: RegExp): string {
  const left = text
    .replace(/[\u2066-\u2069]|\S+@\S+|\+?\d[\d ]{9,}/g, '')
    // Sources are addresses of the web.
    .replace(/(?:[\w-]+\.)+[a-z]{2,}(?:\/[\w/-]*)?/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(names, ' ');
  const words = left.match(/[\p{Script=Latin}\d]*\p{Script=Latin}[\p{Script=Latin}\d-]*/gu) ?? [];
  // Beside Latin letters a figure may belong to a name, such as 'WCAG 2.2'.
  const figures = /\p{Script=Latin}/u.test(text) ? [] : (left.match(/\d[\d.,]*/g) ?? []);
  const marks = left.match(latinMarks) ?? [];
  return [...words.filter((word) => !namesEverywhere.has(word)), ...figures, ...marks].join(' ');
}

/** Marks of Latin script beside Arabic letters or figures. */
const latinMarks =
  /[\p{Script=Arabic}\u0660-\u0669][\s\p{Cf}.)»]*[,;?%]|[,;?%][\s\p{Cf}]*[\p{Script=Arabic}\u0660-\u0669]/gu;

/** Finds the names of the catalogue, whole, the longest there is. */
async function namesOfCatalogue(stack: Stack): Promise<RegExp> {
  const editor = editorOf(stack);
  const columns = 'brand, model, dealer, charging_protocol, range_cycle, powertrain';
  const [brands, cars, chargers, points] = await Promise.all([
    done(editor.from('brands').select('name_en')),
    done(editor.from('cars').select(columns)),
    done(editor.from('chargers').select('model, connector_type')),
    // As their source writes them, in either language.
    done(editor.from('charging_points').select('name, operator, address, town')),
  ]);
  const stored = [brands, cars, chargers, points].flatMap((rows) =>
    (rows ?? []).flatMap(Object.values),
  );
  const names: unknown[] = [...allPlugs, ...stored];
  const written = names.flatMap((name) => (typeof name === 'string' ? [name] : []));
  const connectors = written.flatMap((name) => name.split(/, | \/ /));
  const longestFirst = [...new Set([...written, ...connectors])]
    .sort((one, other) => other.length - one.length)
    .map((name) => RegExp.escape(name));
  const letter = String.raw`[\p{Script=Latin}\d]`;
  return new RegExp(`(?<!${letter})(?:${longestFirst.join('|')})(?!${letter})`, 'gu');
}

/** Texts with Latin letters, figures or marks, and on which page each stands first; what is marked as English is left out. */
async function latinTextsOf(page: Page, paths: readonly string[]): Promise<Map<string, string>> {
  const found = await page.evaluate(async (all) => {
    const texts = new Map<string, string>();
    const pages = await Promise.all(
      all.map(async (path) => ({ path, html: await (await fetch(path)).text() })),
    );
    // Inline styles that scripts may set are refused by the page's policy when they are parsed.
    const html = document.body.outerHTML.replace(/ style="[^"]*"/g, '');
    if (all.length === 0) pages.push({ path: location.pathname, html });
    const said = ['alt', 'aria-label', 'title', 'placeholder'];
    for (const { path, html } of pages) {
      const { body, head, title } = new DOMParser().parseFromString(html, 'text/html');
      for (const part of body.querySelectorAll('script, style, [lang=en]')) part.remove();
      const own = [title];
      for (const meta of head.querySelectorAll('[name=description], [property="og:title"]')) {
        own.push(meta.getAttribute('content') ?? '');
      }
      for (const name of said) {
        for (const part of body.querySelectorAll(`[${name}]`)) {
          own.push(part.getAttribute(name) ?? '');
        }
      }
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) own.push(walker.currentNode.nodeValue ?? '');
      for (const text of own) {
        const isNew = /[\p{Script=Latin}\d,;?%]/u.test(text) && !texts.has(text);
        if (isNew) texts.set(text, path);
      }
    }
    return [...texts];
  }, paths);
  return new Map(found);
}
