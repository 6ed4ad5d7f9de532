/** A mail server in this process that stores the mails it gets, headers included, and fails on demand. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  port: number;
  /** The mails in the order in which they arrived. */
  mails: Email[];
  /** Addresses that it refuses permanently. */
  unknown: Set<string>;
  /** From now on: takes mail, refuses each, or is not there. */
  become: (state: 'up' | 'refusing' | 'down') => Promise<void>;
};

/** Starts one on a free port of loopback. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const unknown = new Set<string>();
  let refusing = false;
  let running: SMTPServer | undefined;
  const listen = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        const refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
        done(unknown.has(address) ? refusal : null);
      },
      onData: (stream, _session, done) => {
        buffer(stream).then(async (raw) => {
          if (refusing) return done(new Error('Mailbox full'));
          mails.push(await PostalMime.parse(raw));
          done();
        }, done);
      },
    });
    server.on('error', () => {});
    const listening = once(server.server, 'listening');
    server.listen(port, '127.0.0.1');
    await listening;
    running = server;
    const address = server.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('No port');
    return address.port;
  };
  const close = async () => {
    const server = running;
    running = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const port = await listen(0);
  return {
    port,
    mails,
    unknown,
    async become(state) {
      refusing = state === 'refusing';
      if (state === 'down') await close();
      else if (!running) await listen(port);
    },
  };
}
