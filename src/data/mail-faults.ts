import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { amountColumn, momentColumn } from './rows.ts';

const MailFaultsSchema = z.array(
  z.object({
    audience: z.string(),
    given_up: z.boolean(),
    mails: amountColumn,
    since: momentColumn,
    /** The last word of the mail server. */
    error: z.nullable(z.string()),
  }),
);
/** Mails that do not go out. */
export type StuckMails = z.infer<typeof MailFaultsSchema>;

/** Mails that do not go out, by whom they are for. @throws BackendFailure */
export function readMailFaults(backend: Backend): Promise<StuckMails> {
  return parsedAnswer(MailFaultsSchema, backend.rpc('desk_mail_faults'));
}
