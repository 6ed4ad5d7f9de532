import { z } from 'zod';
import { inWords, isOk, jsonOf, type Reply } from '../ask.ts';
import { bad, type Finding, good } from '../finding.ts';

const rowsSchema = z.array(z.unknown());

/** Judges, by at most one row of each: who is staff, mails that wait far too long, mails that were given up. */
export function judgeWork(replies: { staff: Reply; waiting: Reply; givenUp: Reply }): Finding[] {
  const { staff, waiting, givenUp } = replies;
  if (!isOk(staff)) {
    return [
      bad(
        `The database does not take the secret key: ${inWords(staff)}`,
        'Copy SUPABASE_SECRET_KEY from Project settings > API keys.',
      ),
    ];
  }
  return [
    good('The database answers to the secret key'),
    has(staff)
      ? good('Somebody is staff')
      : bad('Nobody is staff', 'Make somebody staff: README, "Put it on the internet".'),
    has(waiting)
      ? bad(
          'Mails about requests have waited for half an hour',
          'The function `sweep` does not run, or the mail server refuses: read its log at Netlify.',
        )
      : good('No mail about a request is left waiting'),
    has(givenUp)
      ? bad(
          'Mails about requests were given up',
          'See last_error in public.notifications; README, "What happens by itself", says how to try again.',
        )
      : good('No mail about a request was given up'),
  ];
}

function has(reply: Reply): boolean {
  const rows = rowsSchema.safeParse(jsonOf(reply));
  return rows.success && rows.data.length > 0;
}
