import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { serveFetch } from '../fetch-server.ts';
import { type CaughtMail, renderList, renderMessage, renderMissing } from './page.ts';

/** Mails kept at once; the oldest go first. */
const capacity = 1_000;

export type MailCatcher = { url: string; close: () => Promise<void> };

/**
 * Accepts every mail sent to the SMTP port and shows it on a web page; nothing is ever passed on.
 * `GET /email` gives all of them, oldest first, `GET /email?to=` those to an address; `DELETE /email/all` forgets them.
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
    size: 10 * 1024 * 1024,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: async (stream, { envelope }, done) => {
      const id = String(++received);
      try {
        mails.push(await parseMail(await buffer(stream), id, envelope));
        mails.sort((one, other) => Number(one.id) - Number(other.id));
        if (mails.length > capacity) mails.shift();
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  // Clients that hang up half-way are no fault of the stack.
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

/** @param envelope names sender and recipients where the headers do not. */
async function parseMail(
  raw: Uint8Array,
  id: string,
  { mailFrom, rcptTo }: SMTPServerSession['envelope'],
): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(flatten);
  const [sender] = mail.from ? flatten(mail.from) : [];
  return {
    id,
    from: sender?.address ?? (mailFrom ? mailFrom.address : ''),
    to: named.length > 0 ? named : rcptTo.map(({ address }) => ({ address, name: '' })),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: new Date().toISOString(),
  };
}

function flatten(address: Address): { address: string; name: string }[] {
  if (address.group) return address.group.flatMap(flatten);
  return address.address ? [{ address: address.address, name: address.name }] : [];
}

function answer(request: Request, mails: CaughtMail[]): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/email/all' && request.method === 'DELETE') {
    mails.length = 0;
    return Response.json(true);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  if (pathname === '/email') {
    const receiver = searchParams.get('to');
    const asked = receiver === null ? mails : mails.filter(isTo(receiver));
    return Response.json(asked, { headers: { 'cache-control': 'no-store' } });
  }
  if (pathname === '/') return html(renderList(mails));
  const [, id, part] = /^\/message\/(\d+)(\/html)?$/.exec(pathname) ?? [];
  const mail = mails.find((candidate) => candidate.id === id);
  if (!mail) return html(renderMissing(), 404);
  return part
    ? html(`<base target="_blank">${mail.html}`, 200, messagePolicy)
    : html(renderMessage(mail));
}

const isTo =
  (receiver: string) =>
  ({ to }: CaughtMail): boolean =>
    to.some(({ address }) => address === receiver);

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
    'cache-control': 'no-store',
  };
  return new Response(content, { status, headers });
}
