/**
 * The answer of a function with its whole body; none where only the headers are asked for. The body comes from a socket.
 * Passed on as a stream it would be cancelled when the caller wants no body or goes away, and a stream that is cancelled in
 * the moment in which its socket ends is closed twice, which ends the process.
 */
export async function wholeAnswer(answer: Response, method: string): Promise<Response> {
  const body = await answer.arrayBuffer();
  const { status, statusText, headers } = answer;
  const isBare = method === 'HEAD' || body.byteLength === 0;
  return new Response(isBare ? null : body, { status, statusText, headers });
}
