import { once } from 'node:events';
import { mailEnv, readEnv } from '../../netlify/lib/env.ts';
import { mailTransport } from '../../netlify/lib/mail/transport.ts';
import { bad, type Finding, good, unknown } from './finding.ts';

/** What the functions need besides the mail server; connecting does not. */
const besides = {
  PUBLIC_SUPABASE_URL: 'https://project.tayar.example',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'none',
  SUPABASE_SECRET_KEY: 'none',
  SALES_EMAIL: 'sales@tayar.example',
};

/** Connects to the mail server as the functions do, signs in, and sends nothing. */
export async function checkMail(source: NodeJS.ProcessEnv): Promise<Finding[]> {
  const result = readEnv(mailEnv, { ...besides, ...pick(source) });
  if (!result.ok) {
    return [unknown('The mail server', `Not asked, for want of ${result.faulty.join(', ')}.`)];
  }
  const transport = mailTransport(result.env);
  const late = AbortSignal.timeout(20_000);
  try {
    await Promise.race([
      transport.verify(),
      once(late, 'abort').then(() => {
        throw new Error('no answer within 20 seconds');
      }),
    ]);
    return [good(`The mail server ${result.env.SMTP_HOST} takes mail from us`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice =
      'Check SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASSWORD with your mail provider.';
    return [bad(`The mail server does not take mail from us: ${reason}`, advice)];
  } finally {
    transport.close();
  }
}

function pick({ SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD }: NodeJS.ProcessEnv) {
  return { SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD };
}
