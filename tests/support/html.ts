/** Reads parts of a page's HTML. */
import { isArabic } from './translated.ts';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};
const decoded = (text: string) =>
  text.replace(/&(?:\w+|#\w+);/g, (entity) => entities[entity] ?? entity);

/** The visible text of some HTML. @param between replaces each tag */
export const textOf = (html: string, between = '') =>
  decoded(
    html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->|<[^>]+>/g, between),
  )
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
export const titleOf = (html: string) => decoded(/<title>([^<]*)</.exec(html)?.[1] ?? '');
export const metaOf = (html: string, name: string) =>
  decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
export const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'http://none/none';

/** The links of a page: their attributes by name, and the text between their tags. */
export function linksOf(html: string) {
  return [...html.matchAll(/<a\s([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', content]) => {
    const entries = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    const named = Object.fromEntries(
      entries.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
    );
    return { href: '', ...named, text: textOf(content ?? '') } as Record<string, string> & {
      href: string;
      text: string;
    };
  });
}

/** What is wrong with the links of a page; those within the site are added to `inside`. */
export function linkFaults(
  html: string,
  path: string,
  origin: string,
  inside: Set<string>,
): string[] {
  return linksOf(html).flatMap((link) => {
    const { href, target, rel = '', hreflang } = link;
    if (href === '') return ['a link without an address'];
    const url = new URL(href, new URL(path, origin));
    if (
      url.hostname === 'wa.me' &&
      // Without a number, the person chooses whom to send it to.
      !/^\/(?:\d{10,15})?\?text=\S{10,}$/.test(url.pathname + url.search)
    ) {
      return [href];
    }
    if (url.origin !== origin) {
      const isSafe = target === '_blank' && /noopener/.test(rel) && /noreferrer/.test(rel);
      return /^https?:$/.test(url.protocol) && !isSafe ? [`not in a new tab: ${href}`] : [];
    }
    inside.add(url.pathname);
    const own = url.pathname === path && url.hash !== '';
    if (own && !html.includes(`id="${url.hash.slice(1)}"`)) return [`leads nowhere: ${href}`];
    if (url.pathname !== '/' && url.pathname.endsWith('/')) return [`ends in a slash: ${href}`];
    if (isArabic(path) && !isArabic(url.pathname) && hreflang !== 'en') return [`English: ${href}`];
    return [];
  });
}
