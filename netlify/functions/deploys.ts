import process from 'node:process';
import { z } from 'zod';
import { answer, backendFailed } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { requireEnv } from '../lib/endpoint.ts';
import { serviceEnv } from '../lib/env.ts';

/** What the host tells of a deploy, as far as it is needed. */
const eventSchema = z.object({
  deploy: z.object({ context: z.string(), siteId: z.string(), errorMessage: z.string().nullish() }),
});

/** What is noted is shown to the sales team, as text, and only while a change waits for its build. */
async function note(event: unknown, state: 'failed' | 'succeeded'): Promise<void> {
  const { context, siteId, errorMessage } = eventSchema.parse(event).deploy;
  // Previews and branches are no rebuild of the site; Netlify sets `SITE_ID`.
  if (context !== 'production' || siteId !== process.env.SITE_ID) return;
  const reason = errorMessage?.trim() || 'The host gives no reason.';
  const noted = state === 'failed' ? { reason } : {};
  const { error } = await serviceBackend(requireEnv(serviceEnv)).rpc('note_deploy', noted);
  if (error) throw backendFailed(error);
}

/** Netlify calls these when a deploy has ended; the sales desk then says whether and why a rebuild failed. */
export default {
  // Its address is for nobody.
  fetch: () => answer(404, { error: 'not_found' }),
  deployFailed: (event: unknown) => note(event, 'failed'),
  deploySucceeded: (event: unknown) => note(event, 'succeeded'),
};
