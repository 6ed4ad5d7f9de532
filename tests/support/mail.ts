import { z } from 'zod';
import type { Stack } from './stack.ts';

const MailsSchema = z.array(
  z.object({
    id: z.string(),
    from: z.unknown(),
    to: z.array(z.object({ address: z.string(), name: z.string() })),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    date: z.string(),
  }),
);

type Mail = z.infer<typeof MailsSchema>[number];

/** Mails to an address, oldest first. */
export async function mailsTo(stack: Stack, address: string): Promise<Mail[]> {
  const asked = new URL('/email', stack.mailUrl);
  asked.searchParams.set('to', address);
  return MailsSchema.parse(await (await fetch(asked)).json());
}

/**
 * The link of the newest mail of a kind; waits for it.
 * @param type as the link says: 'signup', 'recovery', …
 * @param language the part of the mail that is read: each leads to the pages in its own language
 * @throws when none comes within a minute: a busy machine takes its time
 */
export async function linkIn(
  stack: Stack,
  address: string,
  type: string,
  language: 'en' | 'ar' = 'en',
): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const links = (await mailsTo(stack, address)).flatMap(
      ({ text }) => text.match(/https?:\/\/\S+token_hash=[^\s)\]>]+/g) ?? [],
    );
    const link = links.findLast((found) => {
      const { pathname, searchParams } = new URL(found);
      return (
        searchParams.get('type') === type && pathname.startsWith('/ar/') === (language === 'ar')
      );
    });
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail with a link of the kind ${type} came to ${address}`);
}
