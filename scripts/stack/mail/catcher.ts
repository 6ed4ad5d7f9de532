import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { serveFetch } from '../fetch-server.ts';
import { type CaughtMail, parseMail } from './message.ts';
import { renderList, renderMessage, renderMissing } from './page.ts';

/** Mails kept at once; the oldest go first. */
const capacity = 1_000;
const maximumBytes = 10 * 1024 * 1024;

export type MailCatcher = { url: string; close: () => Promise<void> };

/**
 * Takes every mail sent to the SMTP port and shows it on a web page; nothing is ever passed on.
 * `GET /email` gives all of them, oldest first; `DELETE /email/all` forgets them.
 */
export async function startMailCatcher(ports: {
  mail: number;
  smtp: number;
}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let received = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    // Loopback only, and no certificate to trust: encryption would only get in the way.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: maximumBytes,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const order = ++received;
      buffer(stream)
        .then(async (raw) => {
          const mail = await parseMail(raw, {
            id: String(order),
            date: new Date(),
            sender: mailFrom ? mailFrom.address : '',
            recipients: rcptTo.map(({ address }) => address),
          });
          mails.push(mail);
          mails.sort((one, other) => Number(one.id) - Number(other.id));
          if (mails.length > capacity) mails.shift();
          done();
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  // Clients that hang up in the middle are no fault of the stack.
  smtp.on('error', () => {});
  const listening = once(smtp.server, 'listening');
  smtp.listen(ports.smtp, '127.0.0.1');
  await listening;
  const web = await serveFetch(async (request) => answer(request, mails), ports.mail);
  return {
    url: `http://127.0.0.1:${web.port}`,
    close: async () => {
      await web.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

function answer(request: Request, mails: CaughtMail[]): Response {
  const { pathname } = new URL(request.url);
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (pathname === '/email' && reading) return Response.json(mails, { headers: noStore });
  if (pathname === '/email/all' && request.method === 'DELETE') {
    mails.length = 0;
    return Response.json(true);
  }
  if (!reading)
    return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } });
  if (pathname === '/') return html(renderList(mails));
  const [, id, part] = /^\/message\/(\d+)(\/html)?$/.exec(pathname) ?? [];
  const mail = mails.find((candidate) => candidate.id === id);
  if (!mail) return html(renderMissing(), 404);
  if (!part) return html(renderMessage(mail));
  return html(`<base target="_blank">${mail.html}`, 200, messagePolicy);
}

const noStore = { 'cache-control': 'no-store' };
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Mails are strangers' HTML: shown, never run, and without fetching anything from outside. */
const messagePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*";

function html(content: string, status = 200, policy = pagePolicy): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...noStore,
  };
  return new Response(content, { status, headers });
}
