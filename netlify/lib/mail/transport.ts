import { createTransport } from 'nodemailer';
import type { MailEnv } from '../env.ts';

/** Connections at once, and so mails under way at once. */
export const connections = 4;

export type MailTransport = ReturnType<typeof mailTransport>;

/**
 * Connects to the mail server that the environment names. One mail takes some 20 seconds at most, done or failed: a
 * function has 30. Most of that is for the answer to the mail itself: one that is not answered may have gone out, and is
 * sent again. The caller closes it.
 */
export function mailTransport(env: MailEnv) {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass } = env;
  const secure = port === 465;
  return createTransport({
    host,
    port,
    secure,
    // Requests hold names and telephone numbers: in the clear they stay on this machine.
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
