import type { Language } from '#domain/written.ts';
import { fill } from '#lib/fill.ts';
import type { NewsClaim } from './claims.ts';
import { bodyOf, type Content, type MailPlaces, type Part } from './layout.ts';
import { deskPath, type NewsItem, newsWords } from './news.ts';
import { mailWords } from './words.ts';

/** Names in the subject; a mail may tell of many requests. */
const namedInSubject = 3;

/**
 * The mail that tells a member what is new to them, in their language; in both where none is chosen.
 * @returns null when they have left the team, or nothing is still so
 */
export function newsMail(claim: NewsClaim, { site, sales }: MailPlaces): Content | null {
  const { account_email: address, request: news } = claim;
  if (!address || news === null || news.items.length === 0) return null;
  const { items, language } = news;
  const first: Language = language ?? 'en';
  const parts = [partOf(items, first, site)] as [Part, ...Part[]];
  if (language === null) parts.push(partOf(items, 'ar', site));
  const [only] = items.length === 1 ? items : [];
  const about = only
    ? newsWords(only, first).line
    : [...new Set(items.map(({ name }) => name))].slice(0, namedInSubject).join(' · ');
  return {
    to: address,
    replyTo: sales,
    subject: `${titleOf(items, first)} · ${about}`,
    ...bodyOf(parts),
  };
}

function titleOf(items: readonly NewsItem[], language: Language): string {
  const words = mailWords[language];
  const kinds = new Set(items.map(({ what }) => what));
  const [what] = kinds;
  return kinds.size === 1 && items.length === 1 && what
    ? words[`mail_news_title_${what}`]
    : words.mail_news_title_many;
}

function partOf(items: readonly NewsItem[], language: Language, site: string): Part {
  const words = mailWords[language];
  const written = items.map((item) => ({ ...newsWords(item, language), name: item.name }));
  return {
    language,
    title: titleOf(items, language),
    fields: written.map(({ title, line }) => ({ label: title, value: line })),
    links: written.map(({ path, name }) => ({
      label: fill(words.mail_news_open, { name }),
      address: `${site}${path}`,
    })),
    note: fill(words.mail_news_note, { address: `${site}${deskPath(language)}/team` }),
  };
}
