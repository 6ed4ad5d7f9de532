import { createTransport } from 'nodemailer';
import type { MailEnv } from '../env.ts';

/** The number of connections, and so of mails sent in parallel. */
export const connections = 4;

export type MailTransport = ReturnType<typeof mailTransport>;

/**
 * Connects to the mail server of the environment; the caller closes the transport. One mail takes at most 20 of the 30
 * seconds that a function has. Most of that is for the server's answer, because a mail without one is sent again.
 */
export function mailTransport(env: MailEnv) {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass } = env;
  const secure = port === 465;
  return createTransport({
    host,
    port,
    secure,
    // Mails hold names and telephone numbers, so TLS is required except for a server on this machine.
    requireTLS: !secure && !['127.0.0.1', 'localhost', '::1'].includes(host),
    ...(user !== undefined && pass !== undefined ? { auth: { user, pass } } : {}),
    pool: true,
    maxConnections: connections,
    connectionTimeout: 3_000,
    greetingTimeout: 3_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
