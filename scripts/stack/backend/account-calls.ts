import { z } from 'zod';
import type { FetchHandler } from '../fetch-server.ts';

const askedSchema = z.object({ email: z.unknown(), type: z.unknown() }).partial().catch({});
type Asked = z.output<typeof askedSchema>;

/** Answers calls about accounts, which the engine gets wrong, as hosted Supabase does. */
export function accountCalls(handler: FetchHandler): FetchHandler {
  return async (request, peer) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === 'PUT /auth/v1/user' && (await askedIn(request)).email !== undefined) {
      return refusedEmail();
    }
    if (call === 'POST /auth/v1/resend') {
      const { type, email } = await askedIn(request);
      if (type === 'signup') return confirmAgain(request, email, (sent) => handler(sent, peer));
    }
    return handler(request, peer);
  };
}

/** What a call says, which the engine may have to read after this. */
async function askedIn(request: Request): Promise<Asked> {
  return askedSchema.parse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
}

/** The database refuses it too, but the engine mails a link before it stores what the link is for. */
function refusedEmail(): Response {
  const msg = 'Email cannot be changed';
  return Response.json({ code: 403, error_code: 'email_change_disabled', msg }, { status: 403 });
}

/**
 * Sends a link that signs in: it proves the e-mail as well as a confirmation, which the engine never mails twice. The
 * answer does not tell whether there is such an account.
 */
async function confirmAgain(
  request: Request,
  email: unknown,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const body = JSON.stringify({ email, create_user: false });
  const address = new URL('/auth/v1/otp', request.url);
  const answer = await send(new Request(address, { method: 'POST', headers, body }));
  return answer.status >= 500 ? answer : Response.json({});
}
