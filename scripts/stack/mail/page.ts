import { readFileSync } from 'node:fs';
import { Html, html } from '../../../netlify/lib/mail/html.ts';
import type { CaughtMail } from './catcher.ts';

const style = new Html(readFileSync(new URL('./page.css', import.meta.url), 'utf8'));

/** The list of caught mails, newest first, as a whole HTML page. */
export function renderList(mails: readonly CaughtMail[]): string {
  const items = mails.toReversed().map(
    (mail) => html`<li><a href="/message/${encodeURIComponent(mail.id)}">
        <strong>${subjectOf(mail)}</strong>
        <span>To ${recipients(mail)}</span>
        <time datetime="${mail.date}">${readableDate(mail.date)}</time>
      </a></li>`,
  );
  const empty = html`<p class="empty">No mail yet. What Tayar sends on this machine appears here.</p>`;
  return page(
    'Mail',
    html`<h1>Mail on this machine</h1>
    <p class="note">Nothing leaves this computer. <a href="/">Refresh</a></p>
    ${mails.length > 0 ? html`<ul>${items}</ul>` : empty}`,
  );
}

/** One caught mail: its HTML in a frame that may run no script, and its text below. */
export function renderMessage(mail: CaughtMail): string {
  const address = `/message/${encodeURIComponent(mail.id)}/html`;
  const frame = html`<iframe src="${address}" title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return page(
    subjectOf(mail),
    html`<p class="note"><a href="/">All mail</a></p>
    <h1>${subjectOf(mail)}</h1>
    <dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${recipients(mail)}</dd>
    <dt>Date</dt><dd>${readableDate(mail.date)}</dd></dl>
    ${mail.html ? frame : ''}
    <details${mail.html ? '' : ' open'}><summary>Plain text</summary><pre>${withLinks(mail.text)}</pre></details>`,
  );
}

/** A small page that says that a message is not there (any more). */
export function renderMissing(): string {
  return page('Not found', html`<h1>This message is not here</h1><p><a href="/">All mail</a></p>`);
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Tayar mail</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`.text;
}

function subjectOf({ subject }: CaughtMail): string {
  return subject || '(no subject)';
}

function recipients(mail: CaughtMail): string {
  return mail.to.map(({ address, name }) => (name ? `${name} <${address}>` : address)).join(', ');
}

function readableDate(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
  return format.format(new Date(date));
}

/** A text whose web addresses can be followed. */
function withLinks(text: string): Html[] {
  // What the pattern took stands between the rest: every second part.
  const parts = text.split(/(https?:\/\/[^\s<>"')]+)/);
  return parts.map((part, index) =>
    index % 2 === 0
      ? html`${part}`
      : html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>`,
  );
}
