import { z } from 'zod';
import { cairoTime } from '#domain/cairo.ts';
import { requestKinds } from '#domain/requests.ts';
import { hour, type Language, plainText } from '#domain/written.ts';
import { fill } from '#lib/fill.ts';
import { mailWords } from './words.ts';

/** Something about a request that a member of the team is told, by mail or by push: no number, no address. */
export const newsItemSchema = z.object({
  /** Somebody sent it; it was given to them; its next step is due; nobody has answered it. */
  what: z.enum(['new', 'mine', 'due', 'late']),
  kind: z.enum(requestKinds),
  id: z.guid(),
  name: z.string(),
  /** The car or charger in words; empty for general advice. */
  subject: z.string(),
  /** The colleague who gave it; null where it was nobody's act. */
  by: z.string().nullable(),
  /** When it was given, or is due. */
  at: z.coerce.date(),
  /** The next step that is due. */
  step: z.string().nullable(),
  /** Who has a late one now. */
  owner: z.string().nullable(),
});

export type NewsItem = z.output<typeof newsItemSchema>;

export type NewsWords = {
  /** What has happened. */
  title: string;
  /** Who asked for what, and what else is to say of it. */
  line: string;
  /** The path of the request at the desk. */
  path: string;
};

/** News in words, in the member's language. */
export function newsWords(item: NewsItem, language: Language): NewsWords {
  const words = mailWords[language];
  const subject = plainText(item.subject) || words[`submission_${item.kind}_name`];
  return {
    title: words[`mail_news_title_${item.what}`],
    line: [plainText(item.name), subject, ...moreOf(item, language)].join(' · '),
    path: `${deskPath(language)}?request=${item.kind}:${item.id}`,
  };
}

/** The path of the sales desk. */
export const deskPath = (language: Language) => (language === 'ar' ? '/ar/sales' : '/sales');

function moreOf({ what, by, at, step, owner }: NewsItem, language: Language): string[] {
  const words = mailWords[language];
  if (what === 'due') {
    const said = step === 'confirm_asked_hour' ? words.desk_next_step_confirm_hour : step;
    return [hour(cairoTime(at), language), plainText(said)].filter(Boolean);
  }
  if (what === 'mine' && by) return [fill(words.mail_news_by, { name: plainText(by) })];
  if (what === 'late' && owner) return [fill(words.mail_news_with, { name: plainText(owner) })];
  return [];
}
