import type { SendMailOptions } from 'nodemailer';
import type { ShownField } from '#domain/request-text.ts';
import type { Language } from '#domain/written.ts';
import { type Html, html } from './html.ts';
import { mailWords } from './words.ts';

/** The addresses that mails name. */
export type MailPlaces = { sales: string; sender: string; site: string };

/** The part of a mail that its kind decides; sender and Message-ID are added to it. */
export type Content = Omit<SendMailOptions, 'headers'> & { headers?: Record<string, string> };

export type Link = { label: string; address: string };

/** The content of a mail in one language. */
export type Part = {
  language: Language;
  title: string;
  /** The paragraph below the title. */
  lead?: string;
  /** The heading of the fields. */
  subtitle?: string;
  fields: readonly ShownField[];
  links: readonly Link[];
  /** The last paragraph. */
  note?: string;
};

export type Body = { text: string; html: string };

/** The text and the HTML of a mail, one part after the other. */
export function bodyOf(parts: readonly [Part, ...Part[]]): Body {
  const rule = html`<hr style="border:0;border-top:1px solid #e4ddcf;margin:24px 0">`;
  const body = parts.flatMap((part, index) => (index === 0 ? [] : [rule]).concat(htmlOf(part)));
  const [{ title, language }] = parts;
  return { text: parts.map(textOf).join('\n\n'), html: page(title, language, body) };
}

function textOf({ language, title, lead, subtitle, fields, links, note }: Part): string {
  const value = (text: string) => (language === 'ar' ? `\u2068${text}\u2069` : text);
  const paragraphs = [
    [lead ?? title],
    [
      ...(subtitle === undefined ? [] : [subtitle]),
      ...fields.map((field) => `${field.label}: ${value(field.value)}`),
    ],
    [
      ...links.map(({ label, address }) => `${label}: ${address}`),
      ...(note === undefined ? [] : [note]),
    ],
  ];
  return paragraphs.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n');
}

const styles = {
  title: 'margin:0 0 12px;font-size:22px;line-height:1.3',
  subtitle: 'font-size:16px;margin:20px 0 8px',
  link: 'color:#0f4c4a',
  label: 'width:38%;padding:6px 0;color:#55676a;vertical-align:top',
  value: 'padding:6px 12px;vertical-align:top;word-break:break-word;overflow-wrap:anywhere',
  table: 'width:100%;table-layout:fixed',
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px',
};

function htmlOf({ language, title, lead, subtitle, fields, links, note }: Part): Html {
  return html`<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<h1 style="${styles.title}">${title}</h1>
${lead === undefined ? [] : html`<p>${lead}</p>`}
${subtitle === undefined ? [] : html`<h2 style="${styles.subtitle}">${subtitle}</h2>`}
${fields.length > 0 ? table(fields) : []}
${links.map(
  ({ label, address }) =>
    html`<p style="margin:16px 0 0"><a href="${address}" style="${styles.link}">${label}</a></p>`,
)}
${note === undefined ? [] : html`<p>${note}</p>`}
</div>`;
}

function table(fields: readonly ShownField[]): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.table}">${fields.map(
    ({ label, value }) =>
      html`<tr><td style="${styles.label}">${label}</td><td style="${styles.value}"><bdi>${value}</bdi></td></tr>`,
  )}</table>`;
}

function page(title: string, language: Language, body: Html[]): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f2ea;color:#12302f;font:16px/1.6 Arial,Helvetica,sans-serif">
<div style="${styles.card}">
<p style="margin:0 0 20px;font-size:20px;font-weight:bold">${mailWords.en.mail_brand} · <span lang="ar" dir="rtl">${mailWords.ar.mail_brand}</span></p>
${body}
</div>
</body></html>`.text;
}
