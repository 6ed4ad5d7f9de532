import { readFileSync } from 'node:fs';
import type { CaughtMail } from './message.ts';

const style = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

/** The list of caught mails, newest first, as a whole HTML page. */
export function renderList(mails: readonly CaughtMail[]): string {
  const items = mails
    .toReversed()
    .map(
      (mail) => `<li><a href="/message/${encodeURIComponent(mail.id)}">
        <strong>${escapeHtml(mail.subject || '(no subject)')}</strong>
        <span>To ${escapeHtml(recipients(mail))}</span>
        <time datetime="${escapeHtml(mail.date)}">${escapeHtml(readableDate(mail.date))}</time>
      </a></li>`,
    )
    .join('\n');
  const empty = '<p class="empty">No mail yet. What Tayar sends on this machine appears here.</p>';
  return page(
    'Mail',
    `<h1>Mail on this machine</h1>
    <p class="note">Nothing leaves this computer. <a href="/">Refresh</a></p>
    ${mails.length > 0 ? `<ul>${items}</ul>` : empty}`,
  );
}

/** One caught mail: its HTML in a frame that may run no script, and its text below. */
export function renderMessage(mail: CaughtMail): string {
  const id = encodeURIComponent(mail.id);
  const html = mail.html
    ? `<iframe src="/message/${id}/html" title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : '';
  return page(
    mail.subject || '(no subject)',
    `<p class="note"><a href="/">All mail</a></p>
    <h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
    <dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(recipients(mail))}</dd>
    <dt>Date</dt><dd>${escapeHtml(readableDate(mail.date))}</dd></dl>
    ${html}
    <details${mail.html ? '' : ' open'}><summary>Plain text</summary><pre>${linkify(mail.text)}</pre></details>`,
  );
}

/** A small page that says that a message is not there (any more). */
export function renderMissing(): string {
  return page('Not found', '<h1>This message is not here</h1><p><a href="/">All mail</a></p>');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Tayar mail</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
}

function recipients(mail: CaughtMail): string {
  return mail.to.map(({ address, name }) => (name ? `${name} <${address}>` : address)).join(', ');
}

function readableDate(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
  return format.format(new Date(date));
}

/** Escaped text whose web addresses can be followed. */
function linkify(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"')]+/g,
    (address) => `<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`,
  );
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
