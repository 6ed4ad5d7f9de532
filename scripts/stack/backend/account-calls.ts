import { z } from 'zod';
import type { FetchHandler } from '../fetch-server.ts';

const askedSchema = z.looseObject({ email: z.unknown() }).catch({ email: undefined });

/**
 * Answers calls about accounts that the engine gets wrong. It mails a link before it stores what the link is for, so
 * whoever asks for another e-mail would be mailed although the database refuses it.
 */
export function accountCalls(handler: FetchHandler): FetchHandler {
  return async (request, peer) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call !== 'PUT /auth/v1/user') return handler(request, peer);
    const asked = askedSchema.parse(
      await request
        .clone()
        .json()
        .catch(() => null),
    );
    return asked.email === undefined ? handler(request, peer) : refusedEmail();
  };
}

function refusedEmail(): Response {
  const msg = 'Email cannot be changed';
  return Response.json({ code: 403, error_code: 'email_change_disabled', msg }, { status: 403 });
}
