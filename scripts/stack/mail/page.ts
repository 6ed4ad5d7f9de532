import { Html, html } from '../../../netlify/lib/mail/html.ts';

/** One caught mail, as `GET /email` gives it. */
export type CaughtMail = {
  id: string;
  /** The sender's address. */
  from: string;
  to: { address: string; name: string }[];
  subject: string;
  text: string;
  html: string;
  /** When it was caught, ISO 8601. */
  date: string;
};

const style = new Html(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  a { color: inherit; }
  small { opacity: 0.75; }
  iframe { width: 100%; height: 32rem; border: 1px solid; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`);

/** The list of caught mails, newest first, as a whole HTML page. */
export function renderList(mails: readonly CaughtMail[]): string {
  const items = mails.toReversed().map(
    (mail) => html`<p><a href="/message/${mail.id}">${titleOf(mail)}</a><br>
      <small>To ${recipientsOf(mail)}, ${readableDate(mail)}</small></p>`,
  );
  return page(
    'Mail',
    html`<h1>Mail on this machine</h1>
    <p>Nothing leaves this computer. <a href="/">Refresh</a></p>
    ${items.length > 0 ? items : 'No mail yet. What Tayar sends on this machine appears here.'}`,
  );
}

/** One caught mail: its HTML in a frame that may run no script, and its text below. */
export function renderMessage(mail: CaughtMail): string {
  const frame = html`<iframe src="/message/${mail.id}/html" title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return page(
    titleOf(mail),
    html`<p><a href="/">All mail</a></p>
    <h1>${titleOf(mail)}</h1>
    <p>From ${mail.from} to ${recipientsOf(mail)}, ${readableDate(mail)}</p>
    ${mail.html ? frame : ''}
    <h2>Plain text</h2><pre>${withLinks(mail.text)}</pre>`,
  );
}

/** A small page for a message that does not exist (any more). */
export function renderMissing(): string {
  return page('Not found', html`<h1>This message is not here</h1><p><a href="/">All mail</a></p>`);
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Tayar mail</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`.text;
}

const titleOf = ({ subject }: CaughtMail) => subject || '(no subject)';

const recipientsOf = ({ to }: CaughtMail) =>
  to.map(({ address, name }) => (name ? `${name} <${address}>` : address)).join(', ');

const readableDate = ({ date }: CaughtMail) =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A text whose web addresses are links. */
function withLinks(text: string): Html[] {
  // Split by a group: every second part is an address.
  return text
    .split(/(https?:\/\/[^\s<>"')]+)/)
    .map((part, index) =>
      index % 2 === 0
        ? html`${part}`
        : html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>`,
    );
}
